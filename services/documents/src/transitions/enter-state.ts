import { documentStateChanged } from "@legal/contracts";
import type { DocumentState } from "@legal/contracts/constants";
import { VERSIONS_MAX } from "@legal/contracts/constants";
import { blocksOf } from "@legal/document-types";
import { recordEvent } from "@legal/event-bus";
import { conflict, newId } from "@legal/service-kit";
import type { ClientSession } from "mongoose";
import type { DocumentRecord } from "../record/document-model.ts";
import type { Reader } from "../record/document-policy.ts";
import { draftOf, type Day } from "../drafting/draft-of.ts";
import { labelsOf } from "../drafting/labels-of.ts";
import { typeOf } from "../types/type-of.ts";
import { periodsOfDelivery } from "./periods-of-delivery.ts";
import { listLawyers } from "../record/lawyer-model.ts";
import { valuesOf } from "../record/stored-answers.ts";
import { Version, type VersionRecord } from "../record/version-model.ts";

interface Entry {
  from: DocumentState | null;
  /** Who had taken it up for the office by then. */
  reviewerId: string | null;
  reader: Reader;
  day: Day;
  comment?: string | null;
  /** Of a paper whose bytes are frozen. */
  files?: VersionRecord["files"];
  /** What the paper says, where that is not what its answers make of it now. */
  blocks?: VersionRecord["blocks"] | undefined;
}

const snapshotOf = (
  document: DocumentRecord,
  { reader, day, comment = null, files = null, blocks }: Entry,
): VersionRecord => {
  const { _id: documentId, userId, versionCount: n, state, typeId, typeVersion, answers, exhibits } = document;
  return {
    _id: newId(),
    documentId,
    userId,
    n,
    state,
    by: reader.user.id,
    side: reader.side,
    at: day.now,
    comment,
    typeId,
    typeVersion,
    answers: valuesOf(answers),
    exhibits,
    labels: labelsOf(document),
    blocks: blocks ?? [...blocksOf(typeOf(typeId), draftOf(document, day))],
    files,
  };
};

/** The document in its new state, to be stored by the caller: counted, and to be snapshot as `n`. */
export const enterState = (document: DocumentRecord, to: DocumentState, { now }: Day): DocumentRecord => {
  if (document.versionCount >= VERSIONS_MAX) throw conflict("DOCUMENT_STATE");
  return { ...document, state: to, since: now, versionCount: document.versionCount + 1 };
};

/** Keeps what the document is as it comes into its state, and publishes it; in the transaction that stores it. */
export const recordStateEntry = async (
  document: DocumentRecord,
  entry: Entry,
  session: ClientSession,
): Promise<void> => {
  await Version.create([snapshotOf(document, entry)], { session });
  const { _id: documentId, caseId, userId, typeId, state: to, delivery } = document;
  const changedBy = entry.reader.user.id;
  const delivered = to === "delivered" && delivery ? { kind: delivery.kind, date: delivery.date } : null;
  const changes = delivered && (await periodsOfDelivery(document, delivered, entry.day, session));
  const periods = changes && changes.finished.length + changes.started.length > 0 ? { periods: changes } : {};
  const { from, reviewerId } = entry;
  const change = { documentId, caseId, userId, typeId, from, to, delivery: delivered, changedBy, reviewerId };
  const lawyers = to === "lawyer-review" ? { lawyerIds: (await listLawyers()).map(({ id }) => id) } : {};
  await recordEvent(documentStateChanged, { ...change, ...periods, ...lawyers }, session);
};
