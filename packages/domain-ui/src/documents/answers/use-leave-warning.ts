import { useEffect } from "react";
import { warnOnLeave } from "@legal/web-kit";

/** Only while something is in this browser alone. */
export const useLeaveWarning = (unsaved: boolean) => useEffect(() => (unsaved ? warnOnLeave() : undefined), [unsaved]);
