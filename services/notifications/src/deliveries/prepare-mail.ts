import type { CaseNoticeFacts } from "@legal/contracts";
import { pages } from "@legal/contracts/pages";
import { seoulDateOf } from "@legal/i18n";
import type { Mail } from "@legal/service-kit/mail";
import type { AskCase, AskDanger } from "../clients/case-chat-client.ts";
import { composeMail } from "../mails/compose-mail.ts";
import { digestDayOf } from "../office-time/digest-time.ts";
import { Notice, type NoticeRecord, type StoredFacts } from "../notices/notice-model.ts";
import { categoryOf, isStaffs } from "../notices/notice-rules.ts";
import { isReminderOutdated, reminderFactsNow } from "../reminders/is-reminder-outdated.ts";
import { isOn } from "../preferences/preference-rules.ts";
import { Preferences, type PreferencesRecord } from "../preferences/preferences-model.ts";
import { UNSUBSCRIBABLE, unsubscribeTokenOf } from "../preferences/unsubscribe.ts";
import { KnownUser, type UserRecord } from "../users/user-model.ts";
import type { DeliveryRecord } from "./delivery-model.ts";

export interface MailDeps {
  askCase: AskCase;
  askDanger: AskDanger;
  publicOrigin: string;
}

type Suppressed = "preference" | "read" | "no-longer-true" | "no-address" | "unverified" | "gone";

export interface PreparedMail {
  mail: Mail;
  recipient: UserRecord;
  facts: StoredFacts;
  suppressed?: never;
}

type Prepared = PreparedMail | { suppressed: Suppressed };

/**
 * A contract is always mailed, and what the holder of a stolen session could have read in its owner's place; what of a
 * room is unread the room says, also of messages that joined the mail while it waited.
 */
const isMailedThoughRead = (notice: NoticeRecord): boolean =>
  ["contract", "security"].includes(categoryOf(notice)) || notice.kind === "messages-unread";

/** A stranger may have entered a member's address; staff's was given by the operator, or confirmed before. */
const addressProblem = ({ email, bouncedEmail, emailVerified, role }: UserRecord): Suppressed | undefined => {
  if (email === "" || bouncedEmail === email) return "no-address";
  return emailVerified || role === "admin" ? undefined : "unverified";
};

/** Who handles it by now is asked to answer; without such a colleague everyone is. */
const isColleagues = async ({ assigneeId }: CaseNoticeFacts, userId: string): Promise<boolean> =>
  assigneeId !== null &&
  assigneeId !== userId &&
  (await KnownUser.exists({ _id: assigneeId, role: "admin", deleted: false })) !== null;

const roomProblem = async (
  notice: NoticeRecord,
  { _id: userId }: UserRecord,
  room: CaseNoticeFacts,
): Promise<Suppressed | undefined> => {
  if (notice.kind === "messages-unread" && room.unread[room.userId === userId ? "user" : "admin"].count === 0)
    return "read";
  if (notice.kind === "deadline-near" && (await isReminderOutdated(notice, room))) return "no-longer-true";
  if (notice.kind === "member-waiting" && room.customerWaits === false) return "no-longer-true";
  const isToAnswer = notice.kind === "messages-unread" || notice.kind === "member-waiting";
  if (isToAnswer && isStaffs(notice) && (await isColleagues(room, userId))) return "no-longer-true";
  // An address may be confirmed long after.
  if (notice.kind === "case-opened" && !isStaffs(notice) && !room.isOpen) return "no-longer-true";
  // Staff are asked to assign it.
  if (notice.kind === "case-opened" && isStaffs(notice) && room.assigneeId !== null) return "no-longer-true";
  if (notice.kind === "mentioned" && room.mentionedIds?.includes(userId) === false) return "no-longer-true";
  if (notice.kind === "status-changed" && room.status !== notice.facts.status) return "no-longer-true";
  return notice.kind === "case-assigned" && room.assigneeId !== userId ? "no-longer-true" : undefined;
};

/** The recipient is no longer staff, a morning is over, or a colleague takes care of the person. */
const staffProblem = async (
  notice: NoticeRecord,
  { role }: UserRecord,
  { askDanger }: MailDeps,
  now: Date,
): Promise<Suppressed | undefined> => {
  const { kind, facts, createdAt } = notice;
  if (role !== "admin" && isStaffs(notice)) return "gone";
  if (kind === "staff-digest") return digestDayOf(now) === seoulDateOf(createdAt) ? undefined : "no-longer-true";
  if (kind !== "danger-reported") return undefined;
  const danger = facts.dangerNoticeId ? await askDanger(facts.dangerNoticeId) : null;
  if (!danger) return "gone";
  return danger.open ? undefined : "no-longer-true";
};

const factsNow = (notice: NoticeRecord, userId: string, room: CaseNoticeFacts | null, now: Date): StoredFacts => {
  if (notice.kind === "deadline-near" && room) return reminderFactsNow(notice.facts, room, now);
  if (notice.kind !== "messages-unread" || !room) return notice.facts;
  const { words: _before, ...facts } = notice.facts;
  const { count, words } = room.unread[room.userId === userId ? "user" : "admin"];
  return { ...facts, count, ...(words !== null && { words }) };
};

const unsubscribeUrlOf = async (notice: NoticeRecord, publicOrigin: string) => {
  const category = UNSUBSCRIBABLE.find((one) => one === categoryOf(notice));
  if (!category) return undefined;
  return new URL(pages.unsubscribe(await unsubscribeTokenOf(notice.userId, category)), publicOrigin).href;
};

/**
 * Looks at everything once more just before a notice leaves: nothing goes out that is read, settled, or unwanted. Other
 * channels take their words from the mail.
 */
export const prepareMail = async (delivery: DeliveryRecord, deps: MailDeps, now: Date): Promise<Prepared> => {
  const { noticeId, userId, roomId } = delivery;
  const [notice, recipient] = await Promise.all([
    Notice.findById(noticeId).lean<NoticeRecord>(),
    KnownUser.findById(userId).lean<UserRecord>(),
  ]);
  if (!notice || !recipient || recipient.deleted) return { suppressed: "gone" };
  const preferences = await Preferences.findById(userId).lean<PreferencesRecord>();
  if (!isOn(categoryOf(notice), delivery.channel, preferences)) return { suppressed: "preference" };
  if (notice.readAt && !isMailedThoughRead(notice)) return { suppressed: "read" };
  const problem = delivery.channel === "mail" ? addressProblem(recipient) : undefined;
  if (problem) return { suppressed: problem };
  const over = await staffProblem(notice, recipient, deps, now);
  if (over) return { suppressed: over };
  const room = roomId === null ? null : await deps.askCase(roomId, notice.facts.noteId);
  if (roomId !== null && !room) return { suppressed: "gone" };
  const outdated = room && (await roomProblem(notice, recipient, room));
  if (outdated) return { suppressed: outdated };
  const unsubscribeUrl = await unsubscribeUrlOf(notice, deps.publicOrigin);
  const facts = factsNow(notice, userId, room, now);
  const mail = composeMail({ delivery, recipient, facts, publicOrigin: deps.publicOrigin, unsubscribeUrl });
  return mail ? { mail, recipient, facts } : { suppressed: "no-longer-true" };
};
