import type { Checked, Verifier } from "./verifier.ts";

/** A sentence ends at its full stop and the space behind it, or at a line break. `Art. 5` and `No. 3` go on. */
const SENTENCE_END = /[.!?。！？](?:["'”’)\]」』）]*)(?=\s)|[。！？]|\n/gu;
const ABBREVIATION = /(?:\b(?:arts?|no|nos|sec|para|cf|e\.g|i\.e|vs|\d+|[A-Z]))\.$/iu;
/** Text without any end is let go in parts of this length, at a space, well before what a claim could be. */
const MAX_HELD = 900;
const CLAIM_LENGTH = 120;
/** Models write it though the prompt forbids it; the reader would see the signs. */
const MARKDOWN = /\*\*|^#{1,6} /gmu;

/** Where the last whole sentence of a text ends; 0 when there is none. */
const lastEnd = (text: string): number => {
  let end = 0;
  for (const match of text.matchAll(SENTENCE_END)) {
    const at = match.index + match[0].length;
    if (!ABBREVIATION.test(text.slice(Math.max(0, at - 6), at))) end = at;
  }
  if (end > 0 || text.length < MAX_HELD) return end;
  const space = text.lastIndexOf(" ", text.length - CLAIM_LENGTH);
  return space > 0 ? space : text.length - CLAIM_LENGTH;
};

export interface SentenceVerifier {
  /** Takes what arrived and gives what may be shown: whole sentences, checked. */
  push(text: string): string;
  /** Gives the rest. */
  end(): string;
  /** What was found wanting so far. */
  unverified(): string[];
}

/** Lets a streamed text through sentence by sentence, so that nothing is read before it is checked. */
export const createSentenceVerifier = (verifier: Verifier): SentenceVerifier => {
  let held = "";
  const found = new Set<string>();
  const release = (text: string): string => {
    const checked: Checked = verifier.check(text.replaceAll(MARKDOWN, ""));
    for (const claim of checked.unverified) found.add(claim);
    return checked.text;
  };
  return {
    push: (text) => {
      held += text;
      const end = lastEnd(held);
      if (end === 0) return "";
      const whole = held.slice(0, end);
      held = held.slice(end);
      return release(whole);
    },
    end: () => {
      const rest = held;
      held = "";
      return rest === "" ? "" : release(rest);
    },
    unverified: () => [...found],
  };
};
