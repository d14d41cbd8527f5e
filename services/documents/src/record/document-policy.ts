import { DOCUMENT_STATE_RULES } from "@legal/case-rules";
import type { DocumentState } from "@legal/contracts/constants";
import { conflict, notFound, type User } from "@legal/service-kit";
import type { DocumentRecord, Lawyer } from "./document-model.ts";

export type Role = "customer" | "staff" | "lawyer";

/** Who is asking, towards one document. */
export interface Reader {
  user: User;
  /** Staff in a document of their own are its customer. */
  side: "user" | "admin";
  /** What the caller is as a lawyer; null for everyone else, and in a document of their own. */
  lawyer: Lawyer | null;
  role: Role;
}

type Owned = Pick<DocumentRecord, "userId">;

export const canRead = ({ userId }: Owned, user: User): boolean => userId === user.id || user.role === "admin";

/** The same for a document that is absent and for one that is another's. */
export const documentNotFound = () => notFound("document");

export const readerOf = (document: Owned, user: User, lawyer: Lawyer | null): Reader => {
  if (document.userId === user.id) return { user, side: "user", lawyer: null, role: "customer" };
  return { user, side: "admin", lawyer, role: lawyer ? "lawyer" : "staff" };
};

type Editable = Pick<DocumentRecord, "state" | "caseEnded">;

export const mayEdit = ({ state, caseEnded }: Editable, { side }: Reader): boolean => {
  if (caseEnded) return false;
  return side === "user" ? DOCUMENT_STATE_RULES[state].customerEdits : !DOCUMENT_STATE_RULES[state].isFrozen;
};

export const assertCaseRuns = ({ caseEnded }: Pick<DocumentRecord, "caseEnded">): void => {
  if (caseEnded) throw conflict("CASE_ENDED");
};

/** Throws CASE_ENDED in an ended case, else DOCUMENT_LOCKED where its state keeps the caller from it. */
export const assertMayEdit = (document: Editable, reader: Reader): void => {
  assertCaseRuns(document);
  if (!mayEdit(document, reader)) throw conflict("DOCUMENT_LOCKED");
};

/** Where a change leads: what was released or shown upon other answers is checked again. */
export const stateAfterEdit = (state: DocumentState, { side, lawyer }: Reader): DocumentState => {
  if (side === "user") return "draft";
  if (DOCUMENT_STATE_RULES[state].isReleased || (state === "lawyer-review" && !lawyer)) return "staff-check";
  return state;
};

/** Whether an edit takes the document back: that is decided upon the document as it is. */
export const takesBack = (state: DocumentState, reader: Reader): boolean => stateAfterEdit(state, reader) !== state;
