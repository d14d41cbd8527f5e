import { useEffect } from "react";

/** Only while something is in this browser alone. */
export const useLeaveWarning = (unsaved: boolean) => {
  useEffect(() => {
    if (!unsaved) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [unsaved]);
};
