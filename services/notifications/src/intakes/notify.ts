import { inboxChanged, type NoticeKind } from "@legal/contracts";
import { record } from "@legal/event-bus";
import { newId } from "@legal/service-kit";
import type { ClientSession } from "mongoose";
import { Delivery } from "../deliveries/delivery-model.ts";
import { KnownUser, type KnownUserRecord } from "../users/known-user-model.ts";
import { Notice, type NoticeRecord } from "../notices/notice-model.ts";
import { NOTICE_RULES } from "../notices/notice-rules.ts";

export interface NewNotice extends Pick<NoticeRecord, "kind" | "roomId" | "customerId" | "actorId" | "facts"> {
  /** What happened; with the recipient it is said once. */
  event: string;
  userId: string;
}

/** At most one mail of a room in this time, after the first. */
const ROOM_MAIL_EVERY_MS = 3_600_000;

/** Messages of a room are one line of the inbox until it is read. */
const renewUnread = async ({ userId, roomId, kind, facts }: NewNotice, now: Date, session: ClientSession) => {
  if (kind !== "messages-unread") return null;
  const update = { $set: { facts, createdAt: now } };
  const options = { session, returnDocument: "after" } as const;
  return Notice.findOneAndUpdate({ userId, roomId, kind, readAt: null }, update, options).lean<NoticeRecord>();
};

/** When a mail may leave: at once, and of messages no sooner than an hour after the last about the room. */
const mailDueAt = async (
  kind: NoticeKind,
  userId: string,
  roomId: string | null,
  now: Date,
  session: ClientSession,
) => {
  if (kind !== "messages-unread") return now;
  const sent = { userId, roomId, kind, channel: "mail", state: "sent" } as const;
  const last = await Delivery.findOne(sent, { at: 1 }, { sort: { at: -1 }, session }).lean<{ at: Date }>();
  return last ? new Date(Math.max(now.getTime(), last.at.getTime() + ROOM_MAIL_EVERY_MS)) : now;
};

/** One mail of a room waits at a time: what it says is counted when it leaves. */
const waitsAlready = async (kind: NoticeKind, userId: string, roomId: string | null, session: ClientSession) =>
  kind === "messages-unread" &&
  (await Delivery.exists({ userId, roomId, kind, channel: "mail", state: "queued" }).session(session)) !== null;

const queueDeliveries = async (notice: NoticeRecord, key: string, now: Date, session: ClientSession) => {
  const { _id: noticeId, kind, userId, roomId, customerId } = notice;
  if (await waitsAlready(kind, userId, roomId, session)) return;
  for (const channel of NOTICE_RULES[kind].channels) {
    const delivery = { _id: newId(), key: `${key}:${channel}`, noticeId, kind, userId, roomId, customerId, channel };
    const dueAt = await mailDueAt(kind, userId, roomId, now, session);
    const waiting = { state: "queued", attempts: 0, dueAt, lockedUntil: dueAt, at: now, createdAt: now } as const;
    await Delivery.create([{ ...delivery, ...waiting, reason: null }], { session });
  }
};

/** Puts a notice into a person's inbox with its deliveries, once for an event; nothing for an account that is gone. */
export const notify = async (given: NewNotice, now: Date, session: ClientSession): Promise<void> => {
  const { event, userId, kind, roomId, customerId, actorId, facts } = given;
  const key = `${event}:${userId}`;
  const user = await KnownUser.findById(userId).session(session).lean<KnownUserRecord>();
  if (!user || user.deleted) return;
  if (await Delivery.exists({ key: `${key}:mail` }).session(session)) return;
  if (await Notice.exists({ key }).session(session)) return;
  const renewed = await renewUnread(given, now, session);
  const fresh = { _id: newId(), key, kind, userId, roomId, customerId, actorId, facts, readAt: null, createdAt: now };
  if (!renewed) await Notice.create([fresh], { session });
  await queueDeliveries(renewed ?? fresh, key, now, session);
  await record(inboxChanged, { userId }, session);
};
