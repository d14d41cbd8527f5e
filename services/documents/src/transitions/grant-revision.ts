import { inTransaction } from "@legal/service-kit/mongo";
import { assertSeen } from "../presenting/assert-seen.ts";
import type { RequestScope, DocumentView } from "../presenting/request-scope.ts";
import { findDocument } from "../presenting/find-document.ts";
import { replaceDocument } from "../record/document-model.ts";
import { assertCaseRuns } from "../record/document-policy.ts";
import { recordHistory } from "../record/record-history.ts";
import { conflict, forbidden } from "@legal/service-kit";

/** Far more than any customer is given. */
const REVISIONS_MAX = 20;

/** One revision more for the customer; staff give themselves none. */
export const grantRevision = (
  id: string,
  version: number,
  { user, day, language }: RequestScope,
): Promise<DocumentView> =>
  inTransaction(async (session) => {
    const { document, reader } = await findDocument(id, user, session);
    if (reader.side === "user") throw forbidden("a customer's own document");
    assertCaseRuns(document);
    await assertSeen(document, version, { reader, day, language });
    const { revisions } = document;
    if (revisions.total >= REVISIONS_MAX || !document.isOpen) throw conflict("DOCUMENT_STATE");
    const after = {
      ...document,
      revisions: { ...revisions, total: revisions.total + 1 },
      version: document.version + 1,
      updatedAt: day.now,
    };
    await replaceDocument(after, session);
    await recordHistory(after, reader, { what: "revision-granted" }, day.now, session);
    return { document: after, reader };
  });
