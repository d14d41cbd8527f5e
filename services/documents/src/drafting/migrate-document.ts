import { DOCUMENT_STATE_RULES } from "@legal/case-rules";
import type { DocumentType } from "@legal/document-types";
import type { DocumentRecord } from "../record/document-model.ts";
import { answersOf, isSame, keyOf, type StoredAnswer, type StoredAnswers } from "../record/stored-answers.ts";

/** An open document with its answers as the type's present version asks them; what is frozen stays what it was. */
export const migrateDocument = (document: DocumentRecord, type: DocumentType, now = new Date()): DocumentRecord => {
  const { typeVersion, answers, state, version } = document;
  if (typeVersion >= type.version || DOCUMENT_STATE_RULES[state].isFrozen) return document;
  const given = answersOf(answers);
  const migrated = type.migrate ? type.migrate(given, typeVersion) : given;
  const stored: StoredAnswers = Object.fromEntries(
    Object.entries(migrated).map(([path, value]): [string, StoredAnswer] => {
      const known = answers[keyOf(path)];
      if (known && isSame(known.value, value)) return [keyOf(path), known];
      return [keyOf(path), { value, at: now, by: null, side: null, prefilledFrom: null, since: version }];
    }),
  );
  return { ...document, typeVersion: type.version, answers: stored };
};
