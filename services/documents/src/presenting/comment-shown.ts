import { DOCUMENT_STATE_RULES } from "@legal/case-rules";
import { DOCUMENT_STATES } from "@legal/contracts/constants";
import type { Reader } from "../record/document-policy.ts";

interface Commented {
  /** Of who moved it. */
  side: "user" | "admin" | null;
  comment: string | null;
}

const isForCustomer = (to: string): boolean =>
  DOCUMENT_STATES.some((state) => state === to && DOCUMENT_STATE_RULES[state].sharesComment);

/** The comment on a move into a state, as that reader may see it: the customer reads their own and what is said to them. */
export const commentShown = ({ side, comment }: Commented, to: string, reader: Reader): string | null =>
  reader.side === "admin" || side === "user" || isForCustomer(to) ? comment : null;
