import { conflict, forbidden, notFound } from "@legal/service-kit";
import { inTransaction } from "@legal/service-kit/mongo";
import { migrateDocument } from "../drafting/migrate-document.ts";
import { storeEdit } from "../editing/store-edit.ts";
import type { RequestScope, DocumentView } from "../presenting/request-scope.ts";
import { assertSeen } from "../presenting/assert-seen.ts";
import { findDocument } from "../presenting/find-document.ts";
import { assertCaseRuns } from "../record/document-policy.ts";
import { keyOf } from "../record/stored-answers.ts";
import { approvedProse } from "../record/prose-of-answers.ts";
import { typeOf } from "../types/type-of.ts";

interface Approval {
  id: string;
  version: number;
  path: string;
  sentence: string;
  approved: boolean;
}

/** The customer's word on one sentence, in any state before the paper is frozen; the paper stays the same. */
export const approveProse = (
  { id, version, path, sentence, approved }: Approval,
  { user, day, language }: RequestScope,
): Promise<DocumentView> =>
  inTransaction(async (session) => {
    const { document: found, reader } = await findDocument(id, user, session);
    if (reader.side !== "user") throw forbidden("the customer approves what is said in their name");
    assertCaseRuns(found);
    if (found.frozen) throw conflict("DOCUMENT_LOCKED");
    await assertSeen(found, version, { reader, day, language });
    const document = migrateDocument(found, typeOf(found.typeId), day.now);
    const known = document.answers[keyOf(path)];
    const answer = known && approvedProse(known, sentence, approved ? { by: user.id, at: day.now } : null);
    if (!answer) throw notFound("sentence");
    const change = { answers: { ...document.answers, [keyOf(path)]: answer } };
    const historyEntry = { what: "answers-changed" as const, paths: [path] };
    return {
      document: await storeEdit(document, { change, isNew: false, historyEntry }, { reader, day }, session),
      reader,
    };
  });
