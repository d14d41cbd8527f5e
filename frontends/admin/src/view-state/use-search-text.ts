import { useEffect, useEffectEvent, useState } from "react";

const TYPING_PAUSE_MS = 250;

/** Debounces a search: typed text shows at once and is reported after a pause. */
export const useSearchText = (search: string, onSearch: (text: string) => void) => {
  const [text, setText] = useState(search);
  const report = useEffectEvent(onSearch);
  useEffect(() => {
    if (text.trim() === search) return undefined;
    const timer = setTimeout(() => report(text.trim()), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, search]);
  return [text, setText] as const;
};
