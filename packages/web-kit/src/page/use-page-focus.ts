import { useEffect, useState } from "react";

const EVENTS = ["focus", "blur", "visibilitychange"] as const;

const isFocused = () => document.visibilityState === "visible" && document.hasFocus();

/** Whether the reader has the page before them: it is visible and has the focus. */
export const usePageFocus = () => {
  const [focused, setFocused] = useState(isFocused);
  useEffect(() => {
    const update = () => setFocused(isFocused());
    for (const event of EVENTS) addEventListener(event, update);
    return () => {
      for (const event of EVENTS) removeEventListener(event, update);
    };
  }, []);
  return focused;
};
