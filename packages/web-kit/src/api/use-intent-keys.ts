import { useRef } from "react";
import { newUuid } from "./new-uuid.ts";

/**
 * The Idempotency-Key of each thing that a screen sends: the same until it was stored (`forget`), so that a repetition
 * after a lost answer stores nothing twice.
 */
export const useIntentKeys = () => {
  const keys = useRef(new Map<string, string>());
  const keyOf = (intent: string): string => {
    const key = keys.current.get(intent) ?? newUuid();
    keys.current.set(intent, key);
    return key;
  };
  return { keyOf, forget: (intent: string) => keys.current.delete(intent) };
};
