import type { LegalTexts } from "@legal/legal-rules/texts";
import { useLanguage } from "@legal/web-kit";
import { use } from "react";
import { legalTextsIn } from "./legal-texts.ts";

/** What the law's periods, kinds of service and steps are called in the reader's language; suspends until it is here. */
export const useLegalTexts = (): LegalTexts => use(legalTextsIn(useLanguage().language));
