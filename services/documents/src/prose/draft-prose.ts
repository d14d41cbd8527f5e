import { BLANK, checkAnswer, proseOf, questionAt, type DocumentType } from "@legal/document-types";
import { PROSE_SENTENCES_MAX } from "@legal/contracts/constants";
import { AppError, validationFailed } from "@legal/service-kit";
import { inTransaction } from "@legal/service-kit/mongo";
import { draftOf } from "../drafting/draft-of.ts";
import { evaluateDocument } from "../drafting/evaluate-document.ts";
import { migrateDocument } from "../drafting/migrate-document.ts";
import { storeEdit } from "../editing/store-edit.ts";
import type { RequestScope, DocumentView } from "../presenting/request-scope.ts";
import { assertSeen } from "../presenting/assert-seen.ts";
import { findDocument } from "../presenting/find-document.ts";
import { assertMayEdit } from "../record/document-policy.ts";
import type { DocumentRecord } from "../record/document-model.ts";
import { keyOf } from "../record/stored-answers.ts";
import { typeOf } from "../types/type-of.ts";
import type { ComposeProse } from "./compose-prose.ts";
import { isProse, writtenProse } from "../record/prose-of-answers.ts";

interface Wanted {
  id: string;
  version: number;
  path: string;
}

/** What a rule says of the answers; throws where they do not suffice for it, or leave blanks in it. */
const sentencesByRule = (
  document: DocumentRecord,
  type: DocumentType,
  { path }: Wanted,
  { day }: RequestScope,
): readonly string[] => {
  const sentences = proseOf(type, draftOf(document, day), path);
  const missing = evaluateDocument(document, type, day).missing.filter((one) => one !== path);
  const isWhole = !sentences.some((sentence) => sentence.includes(BLANK)) || missing.length === 0;
  if (sentences.length > 0 && isWhole) return sentences;
  const details = missing.slice(0, 20).map((one) => ({ path: `answers.${one}`, message: "required" }));
  throw new AppError(409, "DOCUMENT_NOT_READY", "DOCUMENT_NOT_READY", { details });
};

const findEditable = async ({ id, version, path }: Wanted, { user, day, language }: RequestScope) => {
  const { document: found, reader } = await findDocument(id, user);
  const type = typeOf(found.typeId);
  if (!isProse(type, path)) throw validationFailed([{ path: "path", message: "invalid" }]);
  assertMayEdit(found, reader);
  await assertSeen(found, version, { reader, day, language });
  return { document: migrateDocument(found, type, day.now), type };
};

/** Writes the sentences of a prose question from the answers, by a model where it can; the customer approves each. */
export const draftProse = async (wanted: Wanted, scope: RequestScope, compose: ComposeProse): Promise<DocumentView> => {
  const { document, type } = await findEditable(wanted, scope);
  const sentences = sentencesByRule(document, type, wanted, scope);
  const question = questionAt(type, wanted.path);
  const most = question && !("list" in question) && question.field.kind === "prose" ? question.field.maxSentences : 1;
  const maxSentences = Math.min(most, PROSE_SENTENCES_MAX);
  const composed = await compose({ payerId: document.userId, paper: type.name, sentences, maxSentences });
  const isFit = composed !== null && question !== null && checkAnswer(question, composed) === null;
  return inTransaction(async (session) => {
    const { user, day, language } = scope;
    const { document: found, reader } = await findDocument(wanted.id, user, session);
    assertMayEdit(found, reader);
    await assertSeen(found, wanted.version, { reader, day, language });
    const current = migrateDocument(found, type, day.now);
    const given = { by: user.id, side: reader.side, at: day.now, since: current.version + 1 };
    const written = isFit ? writtenProse(composed, "model", given) : writtenProse(sentences, "rules", given);
    const answers = { ...current.answers, [keyOf(wanted.path)]: written };
    const historyEntry = { what: "answers-changed" as const, paths: [wanted.path] };
    const edit = { change: { answers }, isNew: true, historyEntry };
    return { document: await storeEdit(current, edit, { reader, day }, session), reader };
  });
};
