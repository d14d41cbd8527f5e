import type { Check } from "../document-type.ts";
import { itemsAt, sentencesAt } from "../read-answers.ts";
import type { Answers } from "../answers.ts";

/** K8: sentences that announce facts are followed by some; what a person has edited speaks for itself. */
export const announcedFactsFollow =
  (prose: string, announces: (answers: Answers) => boolean): Check =>
  ({ answers }) =>
    announces(answers) && itemsAt(answers, "facts").length === 0 && sentencesAt(answers, prose) === null
      ? [{ code: "K8", reason: "noFacts", severity: "block", path: "facts", values: {} }]
      : [];
