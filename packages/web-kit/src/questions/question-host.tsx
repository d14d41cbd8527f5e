import { ErrorBoundary } from "@legal/ui";
import { Suspense, useSyncExternalStore, type ComponentType } from "react";
import type { Question } from "./create-question.ts";

interface QuestionHostProps {
  question: Question;
  dialog: ComponentType;
}

const never = () => false;

/** Shows the dialog while calls wait for its answer; they then go out once more by themselves. */
export const QuestionHost = ({ question, dialog: QuestionDialog }: QuestionHostProps) => {
  const asked = useSyncExternalStore(question.watch, question.isAsked, never);
  return asked ? (
    // The page outlasts a dialog whose texts cannot be fetched.
    <ErrorBoundary renderError={() => null}>
      <Suspense fallback={null}>
        <QuestionDialog />
      </Suspense>
    </ErrorBoundary>
  ) : null;
};
