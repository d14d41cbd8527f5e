import { useRef } from "react";

export const TYPEAHEAD_RESET_MS = 1000;

/** Collects typed characters into a search text; a pause of a second starts a new one. */
export const useTypeahead = () => {
  const typed = useRef({ text: "", at: 0 });
  return (character: string, now = Date.now()) => {
    const fresh = now - typed.current.at > TYPEAHEAD_RESET_MS;
    typed.current = { text: (fresh ? "" : typed.current.text) + character.toLocaleLowerCase(), at: now };
    return typed.current.text;
  };
};
