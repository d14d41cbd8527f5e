import { useEffect, useState } from "react";

const EVENTS = ["focus", "blur", "visibilitychange"] as const;

const isLookedAt = () => document.visibilityState === "visible" && document.hasFocus();

/** Whether the reader has the page before them: it is visible and has the focus. */
export const useLookedAt = () => {
  const [lookedAt, setLookedAt] = useState(isLookedAt);
  useEffect(() => {
    const update = () => setLookedAt(isLookedAt());
    for (const event of EVENTS) addEventListener(event, update);
    return () => {
      for (const event of EVENTS) removeEventListener(event, update);
    };
  }, []);
  return lookedAt;
};
