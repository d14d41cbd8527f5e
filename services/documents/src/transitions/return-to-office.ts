import type { Block } from "@legal/document-types";
import { inTransaction } from "@legal/service-kit/mongo";
import { migrateDocument } from "../drafting/migrate-document.ts";
import type { RequestScope } from "../presenting/request-scope.ts";
import { assertSeen, DocumentOutdated } from "../presenting/assert-seen.ts";
import { findDocument } from "../presenting/find-document.ts";
import { replaceDocument, type DocumentRecord } from "../record/document-model.ts";
import { findLawyer } from "../record/lawyer-model.ts";
import { recordHistory } from "../record/record-history.ts";
import { Version, type VersionRecord } from "../record/version-model.ts";
import { enterState, recordStateEntry } from "./enter-state.ts";
import { typeOf } from "../types/type-of.ts";
import { compareBlocks } from "../versions/compare-blocks.ts";
import type { TransitionRequest } from "./transition-request.ts";

/** Whether the paper is still the one that was released to the customer, apart from its date. */
const readsAsShown = async (
  { _id: documentId, versionCount: n }: DocumentRecord,
  blocks: readonly Block[],
): Promise<boolean> => {
  const shown = await Version.findOne({ documentId, n }, { blocks: 1 }).lean<Pick<VersionRecord, "blocks">>();
  const changes = compareBlocks(shown?.blocks ?? [], blocks);
  return changes.every(({ before, after }) => before?.kind === "date" && after?.kind === "date");
};

const isReleasedByLawyer = async ({ lawyer }: DocumentRecord): Promise<boolean> =>
  lawyer === null || (await findLawyer(lawyer.id)) !== null;

/** Whether a later template or tariff makes another paper than was released, or its lawyer is none any more. */
export const isOutdated = async (document: DocumentRecord, blocks: readonly Block[]): Promise<boolean> =>
  !((await readsAsShown(document, blocks)) && (await isReleasedByLawyer(document)));

/** Sends a paper back to the office and refuses its approval: DOCUMENT_OUTDATED with the document as it is then. */
export const returnToOffice = async (
  request: TransitionRequest,
  { user, day, language }: RequestScope,
): Promise<never> => {
  const returned = await inTransaction(async (session) => {
    const { document: found, reader } = await findDocument(request.id, user, session);
    await assertSeen(found, request.version, { reader, day, language });
    const document = migrateDocument(found, typeOf(found.typeId), day.now);
    const changed = { ...document, lawyer: null, version: found.version + 1, updatedAt: day.now };
    const after = enterState(changed, "staff-check", day);
    await replaceDocument(after, session);
    await recordHistory(after, reader, { what: "outdated" }, day.now, session);
    await recordHistory(after, reader, { what: "moved:staff-check" }, day.now, session);
    await recordStateEntry(after, { from: found.state, reviewerId: found.reviewerId, reader, day }, session);
    return { document: after, reader };
  });
  throw new DocumentOutdated(returned.document, { reader: returned.reader, day, language });
};
