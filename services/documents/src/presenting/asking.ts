import type { Language } from "@legal/contracts";
import type { User } from "@legal/service-kit";
import type { Day } from "../drafting/draft-of.ts";
import type { DocumentRecord } from "../record/document-model.ts";
import type { Reader } from "../record/document-policy.ts";

/** One request: whose, on which day, in which language. */
export interface Asking {
  user: User;
  day: Day;
  language: Language;
}

/** A document as it is after a request, and what the caller is towards it. */
export interface Changed {
  document: DocumentRecord;
  reader: Reader;
}
