import { Stack } from "@legal/ui";
import { Suspense } from "react";
import { PasswordCard } from "./password-card.tsx";
import { SecondFactorCard } from "./second-factor-card.tsx";
import { SessionsCard } from "./sessions-card.tsx";
import { SecurityTexts } from "./texts.ts";

/** What keeps the reader's account theirs: the second step, the password, and where they are signed in. */
export const SecurityPanel = () => (
  <Suspense fallback={null}>
    <SecurityTexts>
      <Stack $gap={6}>
        <SecondFactorCard />
        <PasswordCard />
        <SessionsCard />
      </Stack>
    </SecurityTexts>
  </Suspense>
);
