import type { CaseNoticeFacts, DangerFacts } from "@legal/contracts";
import { backoffMs, type Logger } from "@legal/service-kit";
import { inTransaction } from "@legal/service-kit/mongo";
import type { ClientSession } from "mongoose";
import type { StoredFacts } from "../notices/notice-model.ts";
import { notify } from "./notify.ts";
import type { AskCase, AskDanger } from "../clients/case-chat-client.ts";
import { PendingEventRow, type PendingEventRecord } from "./pending-event-model.ts";
import { KnownUser } from "../users/user-model.ts";
import { handlersOf, recipientsOf } from "./recipients-of.ts";

interface FanOutDeps {
  askCase: AskCase;
  askDanger: AskDanger;
  logger: Logger;
}

/** A worker that died is given up after this. */
const LEASE_MS = 60_000;
const RETRY = { firstMs: 1000, maxMs: 300_000, factor: 3 };
/** About a day. */
const MAX_ATTEMPTS = 300;

const claimNext = (now: Date) =>
  PendingEventRow.findOneAndUpdate(
    { dueAt: { $lte: now } },
    { $inc: { attempts: 1 }, $set: { dueAt: new Date(now.getTime() + LEASE_MS) } },
    { sort: { dueAt: 1, _id: 1 }, returnDocument: "after" },
  ).lean<PendingEventRecord>();

/** What both sides call the case by, with what the event said. */
const factsOf = (pending: PendingEventRecord, room: CaseNoticeFacts | null): StoredFacts => {
  const { kind, side, noteId, inquiryId, documentId, documentNews, dangerNoticeId, securityAlert, status } = pending;
  const unread = room?.unread[side ?? "user"];
  return {
    ...(room && { serviceType: room.serviceType }),
    ...(room?.number && { caseNumber: room.number }),
    ...(room?.name && { caseName: room.name }),
    ...(kind === "messages-unread" && unread && { count: unread.count }),
    ...(kind === "messages-unread" && unread?.words && { words: unread.words }),
    ...(noteId !== undefined && { noteId }),
    ...(inquiryId !== undefined && { inquiryId }),
    ...(documentId !== undefined && { documentId }),
    ...(documentNews !== undefined && { documentNews }),
    ...(dangerNoticeId !== undefined && { dangerNoticeId }),
    ...(securityAlert !== undefined && { securityAlert }),
    ...(status !== undefined && { status }),
  };
};

/** Whether what happened is still so. */
const isStillSo = ({ kind, side, recipientIds, status }: PendingEventRecord, room: CaseNoticeFacts | null): boolean => {
  if (kind === "inquiry-received") return true;
  if (!room) return false;
  if (kind === "messages-unread") return room.unread[side ?? "user"].count > 0;
  if (kind === "member-waiting") return room.customerWaits !== false;
  if (kind === "case-assigned") return recipientIds?.[0] === room.assigneeId;
  return kind !== "status-changed" || room.status === status;
};

/** Who is in danger and whose account it is are of no room; no one is notified once a colleague takes care of the first. */
const whoIsConcerned = async (
  pending: PendingEventRecord,
  room: CaseNoticeFacts | null,
  danger: DangerFacts | null,
) => {
  if (pending.kind === "danger-reported") return danger?.open ? handlersOf(danger) : [];
  if (pending.kind === "account-security") return recipientsOf(pending, null);
  return isStillSo(pending, room) ? recipientsOf(pending, room) : [];
};

/**
 * Whether something of an event may still be stored in the transaction of `session`. What drops it at the same time, as a
 * later state of its document does, finds what was stored, or what would be stored finds that it is gone.
 */
const lockEvent = async (_id: string, session: ClientSession): Promise<boolean> =>
  (await PendingEventRow.updateOne({ _id }, { $inc: { notices: 1 } }, { session })).matchedCount > 0;

const fanOut = async (pending: PendingEventRecord, { askCase, askDanger }: FanOutDeps, now: Date): Promise<void> => {
  const { _id: event, kind, roomId = null, actorId = null, noteId, dangerNoticeId, onlyBy } = pending;
  const room = roomId === null ? null : await askCase(roomId, noteId);
  const danger = dangerNoticeId === undefined ? null : await askDanger(dangerNoticeId);
  const userIds = await whoIsConcerned(pending, room, danger);
  const owner = kind === "account-security" ? userIds[0] : undefined;
  const customerId = room?.userId ?? danger?.userId ?? owner ?? null;
  const shared = { event, kind, roomId, customerId, actorId, facts: factsOf(pending, room), onlyBy };
  // Counted first: an account that comes meanwhile may have been passed over.
  const known = await KnownUser.countDocuments({ _id: { $in: userIds } });
  // A transaction each: a repetition finds the notices that are there by their keys.
  for (const userId of userIds)
    await inTransaction(async (session) => {
      if (await lockEvent(event, session)) await notify({ ...shared, userId }, now, session);
    });
  if (known < userIds.length) throw new Error("an account is not known yet");
  await PendingEventRow.deleteOne({ _id: event });
};

/** Tries again later, or gives up; what was given up stays for the operator. */
const postpone = async (
  { _id, attempts }: PendingEventRecord,
  error: unknown,
  now: Date,
  logger: Logger,
): Promise<void> => {
  const details = { err: error, eventId: _id, attempts };
  if (attempts >= MAX_ATTEMPTS) {
    await PendingEventRow.updateOne({ _id }, { $set: { givenUpAt: now }, $unset: { dueAt: 1 } });
    return logger.error(details, "notices given up: no one was notified of this event");
  }
  const dueAt = new Date(now.getTime() + backoffMs(attempts, RETRY));
  await PendingEventRow.updateOne({ _id }, { $set: { dueAt } });
  logger.warn(details, "notices not made yet");
};

/** Makes notices of what happened; returns how many events it took. A kill at any moment repeats no notice. */
export const fanOutEvents = async (deps: FanOutDeps, now = new Date(), signal?: AbortSignal): Promise<number> => {
  for (let taken = 0; ; taken += 1) {
    const pending = signal?.aborted ? null : await claimNext(now);
    if (!pending) return taken;
    try {
      await fanOut(pending, deps, now);
    } catch (error) {
      await postpone(pending, error, now, deps.logger);
    }
  }
};
