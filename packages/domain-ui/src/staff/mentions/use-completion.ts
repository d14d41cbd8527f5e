import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from "react";
import { queryAt, suggestionsFor } from "./completion.ts";
import type { Handle } from "./handles.ts";

interface Completed {
  text: string;
  onChange: (text: string) => void;
  handles: readonly Handle[];
}

/** Completes the `@name` in which the caret of a text area stands. */
export const useCompletion = ({ text, onChange, handles }: Completed) => {
  const listId = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [caret, setCaret] = useState<number>();
  const [active, setActive] = useState(0);
  const next = useRef<number>(undefined);

  const query = caret === undefined ? undefined : queryAt(text, caret);
  const suggestions = query ? suggestionsFor(query, handles) : [];
  const chosen = Math.min(active, suggestions.length - 1);
  const open = suggestions.length > 0;
  const close = () => setCaret(undefined);

  // The caret goes behind what was put in, once that is in the page.
  useLayoutEffect(() => {
    if (next.current === undefined) return;
    area.current?.setSelectionRange(next.current, next.current);
    next.current = undefined;
  });

  const choose = (index: number) => {
    const handle = suggestions[index]?.handle;
    if (!query || caret === undefined || handle === undefined) return;
    const before = `${text.slice(0, query.at)}@${handle} `;
    next.current = before.length;
    onChange(before + text.slice(caret).replace(/^ /, ""));
    close();
    area.current?.focus();
  };
  const type = (typed: string, at: number) => {
    onChange(typed);
    setCaret(at);
    setActive(0);
  };
  const handleKey = (event: KeyboardEvent) => {
    // While a syllable is composed, Enter and the arrows are the input method's.
    if (!open || event.nativeEvent.isComposing) return;
    const move = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (move !== undefined) setActive((chosen + move + suggestions.length) % suggestions.length);
    else if (event.key === "Enter" || event.key === "Tab") choose(chosen);
    else if (event.key === "Escape") close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return { area, listId, open, suggestions, chosen, choose, type, close, handleKey };
};
