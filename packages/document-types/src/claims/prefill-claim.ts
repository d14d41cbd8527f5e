import type { Answers } from "../engine/answers.ts";
import type { Known } from "../engine/document-type.ts";

const FIRST = "p1";

/** One amount is the claim's one item. */
export const prefillClaim = ({ claim }: Known): Answers =>
  claim === null ? {} : { items: [FIRST], [`items.${FIRST}.amount`]: claim };
