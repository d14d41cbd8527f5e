import type { DocumentState } from "@legal/contracts/constants";
import type { DocumentRecord } from "../record/document-model.ts";
import type { Reader } from "../record/document-policy.ts";
import { TRANSITIONS } from "./transition-table.ts";

/** Where this reader may move the document, apart from what is missing or contradicts itself. */
export const nextStatesOf = (
  { state, revisions, lawyer }: Pick<DocumentRecord, "state" | "revisions" | "lawyer">,
  { role }: Reader,
  needsLawyer: boolean,
): DocumentState[] =>
  TRANSITIONS[state]
    .filter(
      ({ by, withoutLawyer, countsRevision }) =>
        by.includes(role) &&
        !(withoutLawyer && needsLawyer && lawyer === null) &&
        !(countsRevision && revisions.used >= revisions.total),
    )
    .map(({ to }) => to);
