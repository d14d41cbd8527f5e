import { inboxChanged, type NoticeChannel } from "@legal/contracts";
import { recordEvent } from "@legal/event-bus";
import { newId } from "@legal/service-kit";
import type { ClientSession } from "mongoose";
import { alimtalkNumberOf } from "../alimtalk/alimtalk-words.ts";
import { Delivery } from "../deliveries/delivery-model.ts";
import { KnownUser, lockAccount, type UserRecord } from "../users/user-model.ts";
import { Notice, type NoticeRecord } from "../notices/notice-model.ts";
import { isAvailableFor } from "../channels/available-channels.ts";
import { categoryOf, channelsOf } from "../notices/notice-rules.ts";
import { isOn } from "../preferences/preference-rules.ts";
import { Preferences, type PreferencesRecord } from "../preferences/preferences-model.ts";
import { PushSubscription } from "../push/push-subscription-model.ts";
import { earliestAlertAt } from "../office-time/quiet-hours.ts";

export interface NewNotice extends Pick<NoticeRecord, "kind" | "roomId" | "customerId" | "actorId" | "facts"> {
  /** What happened; with the recipient it is said once. */
  event: string;
  userId: string;
  /** If set, the only channel beside the inbox; without that channel the person gets no notice at all. */
  onlyBy?: NoticeChannel | undefined;
}

/** At most one mail of a line that is renewed in this time, after the first. */
const LINE_MAIL_EVERY_MS = 3_600_000;

type Lined = Pick<NoticeRecord, "kind" | "userId" | "roomId" | "facts">;

/** What comes often is one line of the inbox until it is read: messages of a room, comments on a document. */
const lineOf = ({ userId, roomId, kind, facts: { documentId, documentNews } }: Lined) => {
  if (kind === "messages-unread") return { userId, roomId, kind };
  if (documentNews !== "commented") return null;
  return { userId, roomId, kind, "facts.documentId": documentId, "facts.documentNews": documentNews };
};

const renewUnread = async (given: NewNotice, now: Date, session: ClientSession) => {
  const line = lineOf(given);
  if (!line) return null;
  const { facts } = given;
  const update = { $set: { facts, createdAt: now } };
  const options = { session, returnDocument: "after" } as const;
  return Notice.findOneAndUpdate({ ...line, readAt: null }, update, options).lean<NoticeRecord>();
};

/** Deliveries of the same line: what a mail of messages says is counted when it leaves. */
const ofLine = ({ _id: noticeId, ...notice }: NoticeRecord) => {
  const { userId, roomId, kind } = notice;
  if (kind === "messages-unread") return { userId, roomId, kind };
  return lineOf(notice) && { noticeId };
};

/** When it may leave: at once; mails of a line no sooner than an hour after its last, the others not at night. */
const dueAtOf = async (
  notice: NoticeRecord,
  channel: NoticeChannel,
  { role }: UserRecord,
  now: Date,
  session: ClientSession,
) => {
  if (channel !== "mail") return earliestAlertAt(notice.kind, role, now);
  const line = ofLine(notice);
  if (!line) return now;
  const sent = { ...line, channel: "mail", state: "sent" } as const;
  const last = await Delivery.findOne(sent, { at: 1 }, { sort: { at: -1 }, session }).lean<{ at: Date }>();
  return last ? new Date(Math.max(now.getTime(), last.at.getTime() + LINE_MAIL_EVERY_MS)) : now;
};

/** One mail and one push of a line waits at a time. */
const waitsAlready = async (notice: NoticeRecord, channel: NoticeChannel, session: ClientSession) => {
  const line = ofLine(notice);
  return line !== null && (await Delivery.exists({ ...line, channel, state: "queued" }).session(session)) !== null;
};

/** Pushes are for those who have a browser that takes them, AlimTalk for those with a number. */
const isReached = async (
  user: UserRecord,
  { kind, facts }: Pick<NoticeRecord, "kind" | "facts">,
  channel: NoticeChannel,
  session: ClientSession,
) => {
  if (channel === "mail") return true;
  // A template was approved for what its kind says.
  if (channel === "alimtalk" && facts.documentNews !== undefined) return false;
  if (!isAvailableFor(channel, kind)) return false;
  if (channel === "alimtalk") return alimtalkNumberOf(user) !== undefined;
  return (await PushSubscription.exists({ userId: user._id }).session(session)) !== null;
};

/** A one-channel notice is dropped for people that channel does not reach. */
const isWanted = async (user: UserRecord, notice: NewNotice, session: ClientSession): Promise<boolean> => {
  const { onlyBy } = notice;
  if (onlyBy === undefined) return true;
  const preferences = await Preferences.findById(user._id).session(session).lean<PreferencesRecord>();
  return isOn(categoryOf(notice), onlyBy, preferences) && isReached(user, notice, onlyBy, session);
};

const queueDeliveries = async (
  notice: NoticeRecord,
  user: UserRecord,
  { key, onlyBy }: { key: string; onlyBy: NoticeChannel | undefined },
  now: Date,
  session: ClientSession,
) => {
  const { _id: noticeId, kind, userId, roomId, customerId } = notice;
  for (const channel of channelsOf(notice)) {
    if (onlyBy !== undefined && channel !== onlyBy) continue;
    if (!(await isReached(user, notice, channel, session)) || (await waitsAlready(notice, channel, session))) continue;
    const delivery = { _id: newId(), key: `${key}:${channel}`, noticeId, kind, userId, roomId, customerId, channel };
    const dueAt = await dueAtOf(notice, channel, user, now, session);
    const waiting = { state: "queued", attempts: 0, dueAt, lockedUntil: dueAt, at: now, createdAt: now } as const;
    await Delivery.create([{ ...delivery, ...waiting, reason: null }], { session });
  }
};

/** Puts a notice into a person's inbox with its deliveries, once for an event; nothing to or about an account that is gone. */
export const notify = async (given: NewNotice, now: Date, session: ClientSession): Promise<void> => {
  const { event, userId, kind, roomId, customerId, actorId, facts, onlyBy } = given;
  const key = `${event}:${userId}`;
  const user = await KnownUser.findById(userId).session(session).lean<UserRecord>();
  if (!user || user.deleted) return;
  if (await Delivery.exists({ key: `${key}:mail` }).session(session)) return;
  if (await Notice.exists({ key }).session(session)) return;
  if (!(await isWanted(user, given, session))) return;
  if (!(await lockAccount(customerId ?? userId, session))) return;
  const renewed = await renewUnread(given, now, session);
  const fresh = { _id: newId(), key, kind, userId, roomId, customerId, actorId, facts, readAt: null, createdAt: now };
  if (!renewed) await Notice.create([fresh], { session });
  await queueDeliveries(renewed ?? fresh, user, { key, onlyBy }, now, session);
  await recordEvent(inboxChanged, { userId }, session);
};
