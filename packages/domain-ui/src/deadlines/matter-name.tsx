import type { CaseMatter } from "@legal/legal-rules/case-matters";
import { matterName } from "@legal/legal-rules/texts";
import { Suspense } from "react";
import { useLegalTexts } from "./use-legal-texts.ts";

const Name = ({ matter }: { matter: string }) => matterName(matter as CaseMatter, useLegalTexts());

/** What a period is called in the reader's language. */
export const MatterName = ({ matter }: { matter: string }) => (
  <Suspense fallback="…">
    <Name matter={matter} />
  </Suspense>
);
