import type { Handle } from "./handles.ts";

/** What is being completed: the place of its `@`, and what follows that so far. */
export interface Query {
  at: number;
  typed: string;
}

const SHOWN = 6;
const LONGEST = 40;

/** The mention around the caret, if there is one. */
export const queryAt = (text: string, caret: number): Query | undefined => {
  const from = Math.max(0, caret - LONGEST);
  const before = text.slice(from, caret);
  const at = before.lastIndexOf("@");
  if (at === -1 || /[\w.%+-]/.test(text[from + at - 1] ?? "")) return undefined;
  const typed = before.slice(at + 1);
  return /[\n[\]]/.test(typed) ? undefined : { at: from + at, typed };
};

const folded = (text: string): string => text.normalize("NFC").toLocaleLowerCase();

/** Those whose name begins so, then those with a later word that does. */
export const suggestionsFor = ({ typed }: Query, handles: readonly Handle[]): Handle[] => {
  const start = folded(typed);
  const begins = handles.filter(({ handle }) => folded(handle).startsWith(start));
  const later = handles.filter((one) => !begins.includes(one) && folded(one.handle).includes(start));
  return [...begins, ...later].slice(0, SHOWN);
};
