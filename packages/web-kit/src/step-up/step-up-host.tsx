import { Suspense, useSyncExternalStore, type ComponentType } from "react";
import { stepUp } from "./step-up.ts";

const never = () => false;

/** Asks for the password again when a call wants a recent login; the call then goes out once more by itself. */
export const StepUpHost = ({ dialog: StepUpDialog }: { dialog: ComponentType }) => {
  const asked = useSyncExternalStore(stepUp.watch, stepUp.isAsked, never);
  return asked ? (
    <Suspense fallback={null}>
      <StepUpDialog />
    </Suspense>
  ) : null;
};
