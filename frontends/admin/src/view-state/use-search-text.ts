import { useEffect, useEffectEvent, useState } from "react";

const TYPING_PAUSE_MS = 250;

/** Debounces a search: typed text shows at once and is reported after a pause; a search from elsewhere replaces it. */
export const useSearchText = (search: string, onSearch: (text: string) => void) => {
  const [text, setText] = useState(search);
  const [known, setKnown] = useState(search);
  // Reported and not yet come back as the search.
  const [reported, setReported] = useState<readonly string[]>([]);
  if (search !== known) {
    setKnown(search);
    const own = reported.indexOf(search);
    setReported(own < 0 ? [] : reported.slice(own + 1));
    if (own < 0) setText(search);
  }
  const report = useEffectEvent((typed: string) => {
    setReported([...reported, typed]);
    onSearch(typed);
  });
  useEffect(() => {
    if (text.trim() === search) return undefined;
    const timer = setTimeout(() => report(text.trim()), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, search]);
  return [text, setText] as const;
};
