import { inTransaction } from "@legal/service-kit/mongo";
import { typeOf } from "../types/type-of.ts";
import { assertNoConflict, assertSeen } from "../presenting/assert-seen.ts";
import { assertMayEdit, takesBack } from "../record/document-policy.ts";
import type { RequestScope, DocumentView } from "../presenting/request-scope.ts";
import { findDocument } from "../presenting/find-document.ts";
import { migrateDocument } from "../drafting/migrate-document.ts";
import { storeEdit } from "./store-edit.ts";
import { readable, takeAnswers, type GivenAnswers } from "../drafting/take-answers.ts";

interface Change {
  id: string;
  version: number;
  answers: GivenAnswers;
}

/** Of answers that were taken away, so many are known to have been. */
const REMOVED_KEPT = 200;

export const changeAnswers = ({ id, version, answers: typed }: Change, scope: RequestScope): Promise<DocumentView> =>
  inTransaction(async (session) => {
    const { day, language, user } = scope;
    const given = readable(typed);
    const { document: found, reader } = await findDocument(id, user, session);
    const type = typeOf(found.typeId);
    const document = migrateDocument(found, type, day.now);
    assertMayEdit(document, reader);
    const shown = { reader, day, language };
    if (takesBack(document.state, reader)) await assertSeen(document, version, shown);
    await assertNoConflict(document, { version, answers: given }, shown);
    const since = document.version + 1;
    const source = { by: user.id, side: reader.side, at: day.now, since };
    const { answers, paths, changed, removed } = takeAnswers(type, document.answers, given, source);
    if (paths.length === 0 && document === found) return { document, reader };
    const gone = [...document.removed, ...removed.map((path) => ({ path, since }))].slice(-REMOVED_KEPT);
    const edit = { change: { answers, removed: gone }, isNew: changed.length > 0 };
    const historyEntry = { what: "answers-changed" as const, paths };
    return { document: await storeEdit(document, { ...edit, historyEntry }, { reader, day }, session), reader };
  });
