import { DOCUMENT_STATE_RULES } from "@legal/case-rules";
import type { Document } from "@legal/contracts";
import { forbidden } from "@legal/service-kit";
import { inTransaction } from "@legal/service-kit/mongo";
import type { ClientSession } from "mongoose";
import { assertSeen } from "../presenting/assert-seen.ts";
import type { RequestScope, DocumentView } from "../presenting/request-scope.ts";
import type { AcceptedWarning, DocumentRecord } from "../record/document-model.ts";
import type { Reader } from "../record/document-policy.ts";
import type { Day } from "../drafting/draft-of.ts";
import { evaluateDocument, fingerprintOf } from "../drafting/evaluate-document.ts";
import { labelsOf } from "../drafting/labels-of.ts";
import { findDocument } from "../presenting/find-document.ts";
import { migrateDocument } from "../drafting/migrate-document.ts";
import { sanitizeText } from "../record/sanitize-text.ts";
import { replaceDocument } from "../record/document-model.ts";
import { recordHistory } from "../record/record-history.ts";
import { typeOf } from "../types/type-of.ts";
import { Version, type VersionRecord } from "../record/version-model.ts";
import { assertMayMove, assertReady } from "./assert-may-move.ts";
import { enterState, recordStateEntry } from "./enter-state.ts";
import type { TransitionRequest } from "./transition-request.ts";
import type { Transition } from "../states/transition-table.ts";

type Delivery = NonNullable<Document["delivery"]>;
type Files = NonNullable<VersionRecord["files"]>;

/** What staff let pass, each bound to what the warning says now. */
const withAcceptedWarnings = (
  document: DocumentRecord,
  { accepted = [] }: TransitionRequest,
  { user, side }: Reader,
  day: Day,
): DocumentRecord => {
  if (accepted.length === 0) return document;
  if (side === "user") throw forbidden("only staff let a warning pass");
  const { issues } = evaluateDocument(document, typeOf(document.typeId), day);
  // One reason for one warning: several may be about the same place, and some of them have theirs.
  const waiting = issues
    .filter(({ severity }) => severity === "warn")
    .toSorted((one, other) => Number(one.accepted !== null) - Number(other.accepted !== null));
  const accepting = accepted.flatMap(({ code, path, reason }): AcceptedWarning[] => {
    const at = waiting.findIndex((issue) => issue.code === code && issue.path === path);
    return waiting.splice(at, at < 0 ? 0 : 1).map((issue) => ({
      code,
      path,
      values: fingerprintOf(issue),
      by: user.id,
      reason: sanitizeText(reason),
      at: day.now,
    }));
  });
  const isNew = (one: AcceptedWarning) =>
    !accepting.some(({ code, path, values }) => code === one.code && path === one.path && values === one.values);
  return { ...document, accepted: [...document.accepted.filter(isNew), ...accepting] };
};

const maskOrNull = (text: string | null): string | null => text && sanitizeText(text);

export const deliveryOf = ({ delivery, receipt }: Pick<TransitionRequest, "delivery" | "receipt">): Delivery | null => {
  if (!delivery) return null;
  const { kind, court, caseNumber, registeredNumber, date } = delivery;
  return { kind, court: maskOrNull(court), caseNumber, registeredNumber, date, ...(receipt && { receipt }) };
};

/** What the document is beside its state after that move. */
const following = (
  document: DocumentRecord,
  request: TransitionRequest,
  { reader: { user, role, lawyer }, day }: { reader: Reader; day: Day },
  { countsRevision }: Transition,
  files: Files | null,
): DocumentRecord => {
  const { to } = request;
  const { revisions, reviewerId } = document;
  const isOfLawyer = document.state === "lawyer-review" && to === "client-review" && lawyer;
  const { isReleased, turn } = DOCUMENT_STATE_RULES[to];
  return {
    ...document,
    revisions: countsRevision ? { ...revisions, used: revisions.used + 1 } : revisions,
    reviewerId: to === "staff-check" && role !== "customer" ? user.id : reviewerId,
    lawyer: isOfLawyer ? lawyer : isReleased ? document.lawyer : null,
    frozen: files
      ? { n: document.versionCount + 1, sha256: files.pdf.sha256, at: day.now, labels: labelsOf(document) }
      : isReleased
        ? document.frozen
        : null,
    delivery: to === "delivered" ? deliveryOf(request) : null,
    isOpen: turn !== null,
    version: document.version + 1,
    updatedAt: day.now,
  };
};

/** The document as this caller may move it, and what it waits for; throws where any other rule speaks against it. */
export const weighTransition = async (
  request: TransitionRequest,
  scope: RequestScope,
  session: ClientSession | null = null,
) => {
  const { user, day, language } = scope;
  const { document: found, reader } = await findDocument(request.id, user, session);
  await assertSeen(found, request.version, { reader, day, language });
  const current = migrateDocument(found, typeOf(found.typeId), day.now);
  const document = withAcceptedWarnings(current, request, reader, day);
  return { document, reader, ...assertMayMove(document, request, { reader, day }) };
};

/** The document as this caller may move it; throws where a rule speaks against it. */
export const prepareTransition = async (
  request: TransitionRequest,
  scope: RequestScope,
  session: ClientSession | null = null,
) => {
  const { document, reader, transition, waiting } = await weighTransition(request, scope, session);
  await assertReady(waiting, scope.language);
  return { document, reader, transition };
};

/** What was delivered is what was approved. */
const findApproved = async (
  { _id: documentId, frozen }: DocumentRecord,
  { to }: TransitionRequest,
  session: ClientSession,
): Promise<VersionRecord | null> => {
  if (to !== "delivered" || !frozen) return null;
  return Version.findOne({ documentId, n: frozen.n }).session(session).lean<VersionRecord>();
};

/** Moves it in one transaction with its snapshot, its history and the event. `files` are the bytes of an approved paper. */
export const storeTransition = (
  request: TransitionRequest,
  scope: RequestScope,
  files: Files | null = null,
): Promise<DocumentView> =>
  inTransaction(async (session) => {
    const { day } = scope;
    const { document, reader, transition } = await prepareTransition(request, scope, session);
    const comment = request.comment ? sanitizeText(request.comment) : null;
    const after = enterState(following(document, request, { reader, day }, transition, files), request.to, day);
    await replaceDocument(after, session);
    const historyEntry = { what: `moved:${request.to}` as const, comment, sha256: files?.pdf.sha256 ?? null };
    await recordHistory(after, reader, historyEntry, day.now, session);
    const approved = await findApproved(after, request, session);
    const kept = { files: files ?? approved?.files ?? null, blocks: approved?.blocks };
    const { state: from, reviewerId } = document;
    await recordStateEntry(after, { from, reviewerId, reader, day, comment, ...kept }, session);
    return { document: after, reader };
  });
