import {
  DOCUMENT_STATE_RULES,
  isKnownStatus,
  isOpen,
  statusReachedBy,
  type DocumentMilestone,
} from "@legal/case-rules";
import { statusChanged, type CaseStatus } from "@legal/contracts";
import { CASE_STATUSES, type DocumentState } from "@legal/contracts/constants";
import { recordEvent } from "@legal/event-bus";
import type { ClientSession } from "mongoose";
import type { ChatRoomRecord } from "../rooms/chat-room-model.ts";
import { writeChange } from "./change-case.ts";
import { caseOf } from "./record/case-of-room.ts";
import { CaseRoom } from "./record/case-room-model.ts";

interface DocumentMove {
  caseId: string;
  from: DocumentState | null;
  delivery: { kind: "filed" | "sent" } | null;
  changedBy: string;
}

interface DocumentTurn {
  caseId: string;
  documentId: string;
  isCustomers: boolean;
}

const milestoneOf = ({ from, delivery }: DocumentMove): DocumentMilestone | undefined =>
  delivery?.kind ?? (from === null ? "begun" : undefined);

const isBehind = (status: CaseStatus, reached: CaseStatus): boolean =>
  isKnownStatus(status) && isOpen(status) && CASE_STATUSES.indexOf(status) < CASE_STATUSES.indexOf(reached);

/** Keeps which documents of a case wait for its customer; what is of no case waits for no one. */
export const keepTurn = async (
  { caseId, documentId, isCustomers }: DocumentTurn,
  session: ClientSession | null = null,
): Promise<void> => {
  const change = { [isCustomers ? "$addToSet" : "$pull"]: { customersPapers: documentId } };
  await CaseRoom.updateOne({ _id: caseId, isCase: true }, change).session(session);
};

export const applyTurn = (
  { caseId, documentId, to }: Omit<DocumentTurn, "isCustomers"> & { to: DocumentState },
  session: ClientSession,
): Promise<void> =>
  keepTurn({ caseId, documentId, isCustomers: DOCUMENT_STATE_RULES[to].turn === "customer" }, session);

/**
 * Moves a case forward with its document; one that is as far, has ended, or is where a later release brought it, stays.
 * So a redelivery changes nothing.
 */
export const applyDocument = async (move: DocumentMove, session: ClientSession): Promise<void> => {
  const milestone = milestoneOf(move);
  const to = milestone && statusReachedBy(milestone);
  if (!to) return;
  const room = await CaseRoom.findOne({ _id: move.caseId, isCase: true }).session(session).lean<ChatRoomRecord>();
  const from = room && caseOf(room).status;
  if (!room || !from || !isBehind(from, to)) return;
  await writeChange(room, { field: "status", to }, move.changedBy, session);
  const { _id: roomId, userId } = room;
  const byDelivery = move.delivery ? { byDelivery: true as const } : {};
  await recordEvent(statusChanged, { roomId, userId, from, to, changedBy: move.changedBy, ...byDelivery }, session);
};
