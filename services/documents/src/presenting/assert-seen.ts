import { questionAt, type Field, type FieldList } from "@legal/document-types";
import { maskResidentNumbers } from "@legal/i18n";
import { AppError } from "@legal/service-kit";
import type { DocumentRecord } from "../record/document-model.ts";
import type { Shown } from "./present-document.ts";
import { keyOf } from "../record/stored-answers.ts";
import { isMasked, type GivenAnswers } from "../drafting/take-answers.ts";
import { typeOf } from "../types/type-of.ts";

/** The present document is not shown with it before it is stored that staff see it: `presentConflict`. */
export class DocumentChanged extends AppError {
  readonly document: DocumentRecord;
  readonly shown: Shown;

  constructor(
    document: DocumentRecord,
    shown: Shown,
    code: "DOCUMENT_CHANGED" | "DOCUMENT_OUTDATED" = "DOCUMENT_CHANGED",
  ) {
    super(409, code);
    this.document = document;
    this.shown = shown;
  }
}

/** What was released is no longer what the paper says. */
export class DocumentOutdated extends DocumentChanged {
  constructor(document: DocumentRecord, shown: Shown) {
    super(document, shown, "DOCUMENT_OUTDATED");
  }
}

/** Refuses a change that was decided upon another version. */
export const assertSeen = async (document: DocumentRecord, version: number, shown: Shown): Promise<void> => {
  if (document.version !== version) throw new DocumentChanged(document, shown);
};

const asStored = (question: Field | FieldList | null, value: unknown): string => {
  const text = JSON.stringify(value ?? null);
  return question && !isMasked(question) ? text : maskResidentNumbers(text);
};

/** Refuses answers of which one has changed, into something else, since the version that their giver saw. */
export const assertNoConflict = async (
  document: DocumentRecord,
  { version, answers }: { version: number; answers: GivenAnswers },
  shown: Shown,
): Promise<void> => {
  if (document.version === version) return;
  const type = typeOf(document.typeId);
  const isChanged = (path: string): boolean => {
    const question = questionAt(type, path);
    const stored = document.answers[keyOf(path)];
    const since = stored?.since ?? document.removed.findLast((one) => one.path === path)?.since ?? 0;
    return since > version && asStored(question, stored?.value) !== asStored(question, answers[path]);
  };
  if (version > document.version || Object.keys(answers).some(isChanged)) throw new DocumentChanged(document, shown);
};
