import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";

const ENTRIES_KEPT = 20;
const kept = new Map<string, unknown>();

/** State that belongs to an entry of the history: the way back to it finds it as it was left, until the page is reloaded. */
export const useKeptState = <T>(name: string, initial: T) => {
  const entry = `${name} ${useLocation().key}`;
  const [state, setState] = useState<T>(() => (kept.has(entry) ? (kept.get(entry) as T) : initial));
  useEffect(() => {
    kept.delete(entry);
    kept.set(entry, state);
    const [oldest = ""] = kept.keys();
    if (kept.size > ENTRIES_KEPT) kept.delete(oldest);
  }, [entry, state]);
  return [state, setState] as const;
};
