import type { Language } from "@legal/contracts";
import { languageOf, staffReaderOf, userOf, type StaffReader, type User } from "@legal/service-kit";
import type { Request } from "express";
import type { Day } from "../drafting/draft-of.ts";
import type { DocumentRecord } from "../record/document-model.ts";
import type { Reader } from "../record/document-policy.ts";

/** Whose request it is, from where, in which language. */
export interface Viewer {
  user: User;
  staffReader: StaffReader;
  language: Language;
}

/** One request on its day. */
export interface RequestScope extends Viewer {
  day: Day;
}

/** A document as it is after a request, and what the caller is towards it. */
export interface DocumentView {
  document: DocumentRecord;
  reader: Reader;
}

export const viewerOf = (req: Request): Viewer => ({
  user: userOf(req),
  staffReader: staffReaderOf(req),
  language: languageOf(req),
});
