import { ErrorBoundary } from "@legal/ui";
import { Suspense, useSyncExternalStore, type ComponentType } from "react";
import type { Prompt } from "./create-prompt.ts";

interface PromptHostProps {
  prompt: Prompt;
  dialog: ComponentType;
}

const never = () => false;

/** Shows the dialog while calls wait for its answer; they then go out once more by themselves. */
export const PromptHost = ({ prompt, dialog: PromptDialog }: PromptHostProps) => {
  const asked = useSyncExternalStore(prompt.watch, prompt.isAsked, never);
  return asked ? (
    // The page outlasts a dialog whose texts cannot be fetched.
    <ErrorBoundary renderError={() => null}>
      <Suspense fallback={null}>
        <PromptDialog />
      </Suspense>
    </ErrorBoundary>
  ) : null;
};
