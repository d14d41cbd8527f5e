import { lazy, Suspense, useSyncExternalStore } from "react";
import { stepUp } from "./step-up.ts";

const StepUpDialog = lazy(async () => {
  const { StepUpDialog: component } = await import(/* webpackChunkName: "step-up" */ "./step-up-dialog.tsx");
  return { default: component };
});

const never = () => false;

/** Asks for the password again when a call wants a recent login; the call then goes out once more by itself. */
export const StepUpHost = () => {
  const asked = useSyncExternalStore(stepUp.watch, stepUp.isAsked, never);
  return asked ? (
    <Suspense fallback={null}>
      <StepUpDialog />
    </Suspense>
  ) : null;
};
