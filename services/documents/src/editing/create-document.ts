import { DOCUMENTS_PER_CASE_MAX, REVISIONS_INCLUDED } from "@legal/contracts/constants";
import type { CaseDocumentFacts, StatedFacts } from "@legal/contracts";
import { documentTypeOf } from "@legal/document-types/all-types";
import type { DocumentType } from "@legal/document-types";
import { AppError, conflict, isDuplicateKey, newId, validationFailed, type User } from "@legal/service-kit";
import { inTransaction } from "@legal/service-kit/mongo";
import type { ClientSession } from "mongoose";
import type { AskStated } from "../drafting/ask-stated.ts";
import type { CaseChat } from "../case-chat/case-facts.ts";
import { recordHistory } from "../record/record-history.ts";
import { findLawyer } from "../record/lawyer-model.ts";
import { lockOwner } from "../record/owner-model.ts";
import { enterState, recordStateEntry } from "../transitions/enter-state.ts";
import { DocumentRow, type DocumentRecord } from "../record/document-model.ts";
import { readerOf } from "../record/document-policy.ts";
import type { RequestScope, DocumentView } from "../presenting/request-scope.ts";
import type { Day } from "../drafting/draft-of.ts";
import { progressOfDocument } from "../drafting/evaluate-document.ts";
import { prefillAnswers } from "../drafting/prefill-answers.ts";

interface Start {
  caseId: string;
  typeId: string;
}

const RACES = 3;

interface KnownCase {
  facts: CaseDocumentFacts;
  stated: StatedFacts;
}

const newDocument = (type: DocumentType, { facts, stated }: KnownCase, day: Day): DocumentRecord => {
  const { roomId: caseId, userId, packageType, number: caseNumber, customer } = facts;
  const answers = prefillAnswers(type, facts, stated, day.now);
  const empty = {
    removed: [],
    exhibits: [],
    exhibitsSince: 0,
    accepted: [],
    lawyer: null,
    frozen: null,
    delivery: null,
  };
  const document: DocumentRecord = {
    _id: newId(),
    caseId,
    userId,
    typeId: type.id,
    typeVersion: type.version,
    state: "draft",
    isOpen: true,
    since: day.now,
    version: 0,
    answers,
    ...empty,
    progress: progressOfDocument({ answers }, type),
    revisions: { used: 0, total: REVISIONS_INCLUDED[packageType ?? "standard"] },
    caseNumber,
    customerName: customer?.displayName ?? null,
    reviewerId: null,
    versionCount: 0,
    commentCount: 0,
    createdAt: day.now,
    updatedAt: day.now,
  };
  return enterState(document, "draft", day);
};

const findOpen = ({ caseId, typeId }: Start, session: ClientSession) =>
  DocumentRow.findOne({ caseId, typeId, isOpen: true }).session(session).lean<DocumentRecord>();

const assertMayStart = async (facts: CaseDocumentFacts, session: ClientSession): Promise<void> => {
  if (!facts.isOpen) throw conflict("CASE_ENDED");
  await lockOwner(facts.userId, session);
  const count = await DocumentRow.countDocuments({ caseId: facts.roomId }).session(session);
  if (count >= DOCUMENTS_PER_CASE_MAX) throw conflict("TOO_MANY_DOCUMENTS");
};

const start = async (type: DocumentType, known: KnownCase, { user, day }: RequestScope): Promise<DocumentView> => {
  const lawyer = user.role === "admin" ? await findLawyer(user.id) : null;
  const { facts } = known;
  return inTransaction(async (session) => {
    const reader = readerOf(facts, user, lawyer);
    const open = await findOpen({ caseId: facts.roomId, typeId: type.id }, session);
    if (open) return { document: open, reader };
    await assertMayStart(facts, session);
    const document = newDocument(type, known, day);
    await DocumentRow.create([document], { session });
    await recordHistory(document, reader, { what: "started" }, day.now, session);
    await recordStateEntry(document, { from: null, reviewerId: null, reader, day }, session);
    return { document, reader };
  });
};

const mayEnter = ({ userId, isCase }: CaseDocumentFacts, user: User): boolean =>
  isCase && (userId === user.id || user.role === "admin");

/** Starts a document, or finds the one of its type that is not delivered yet. */
export const createDocument = async (
  wanted: Start,
  scope: RequestScope,
  { caseChat, stated: askStated }: { caseChat: CaseChat; stated: AskStated },
): Promise<DocumentView> => {
  const facts = await caseChat.factsOf(wanted.caseId);
  if (!mayEnter(facts, scope.user)) throw new AppError(404, "ROOM_NOT_FOUND");
  const type = documentTypeOf(wanted.typeId);
  if (!type || !type.services.some((service) => service === facts.serviceType))
    throw validationFailed([{ path: "typeId", message: "documentType.unknown" }]);
  const stated = await askStated(facts.userId, facts.serviceType);
  for (let race = 1; ; race += 1) {
    try {
      return await start(type, { facts, stated }, scope);
    } catch (error) {
      // Another request started it at the same time: the next try finds it.
      if (!isDuplicateKey(error) || race === RACES) throw error;
    }
  }
};
