import { useRef } from "react";
import { newUuid } from "./new-uuid.ts";

/**
 * The Idempotency-Key of what a form sends: the same until that is another or was stored (`forget`), so that a
 * repetition after a lost answer stores nothing twice.
 */
export const useIntentKey = () => {
  const last = useRef<{ intent: string; key: string }>(undefined);
  const keyOf = (intent: string): string => {
    if (last.current?.intent !== intent) last.current = { intent, key: newUuid() };
    return last.current.key;
  };
  const forget = () => {
    last.current = undefined;
  };
  return { keyOf, forget };
};
