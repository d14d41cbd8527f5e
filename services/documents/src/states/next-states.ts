import type { DocumentState } from "@legal/contracts/constants";
import type { DocumentRecord } from "../record/document-model.ts";
import type { Reader } from "../record/document-policy.ts";
import { leadsForward, TRANSITIONS } from "./transition-table.ts";

/** Where this reader may move the document, apart from what is missing or contradicts itself. */
export const nextStatesOf = (
  { state, revisions, lawyer, caseEnded = false }: Pick<DocumentRecord, "state" | "revisions" | "lawyer" | "caseEnded">,
  { role }: Reader,
  needsLawyer: boolean,
): DocumentState[] =>
  TRANSITIONS[state]
    .filter(
      (step) =>
        step.by.includes(role) &&
        !(caseEnded && leadsForward(step)) &&
        !(step.withoutLawyer && needsLawyer && lawyer === null) &&
        !(step.countsRevision && revisions.used >= revisions.total),
    )
    .map(({ to }) => to);
