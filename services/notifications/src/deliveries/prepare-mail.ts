import type { CaseNoticeFacts } from "@legal/contracts";
import type { Mail } from "@legal/service-kit/mail";
import type { AskCase } from "../case-facts.ts";
import { composeMail } from "../mails/compose-mail.ts";
import { Notice, type NoticeRecord, type StoredFacts } from "../notices/notice-model.ts";
import { categoryOf } from "../notices/notice-rules.ts";
import { isOn } from "../preferences/preference-rules.ts";
import { Preferences, type PreferencesRecord } from "../preferences/preferences-model.ts";
import { UNSUBSCRIBABLE, unsubscribeTokenOf } from "../preferences/unsubscribe.ts";
import { KnownUser, type KnownUserRecord } from "../users/known-user-model.ts";
import type { DeliveryRecord } from "./delivery-model.ts";

export interface MailDeps {
  askCase: AskCase;
  publicOrigin: string;
}

type Suppressed = "preference" | "read" | "no-longer-true" | "no-address" | "unverified" | "gone";
type Prepared = { mail: Mail; suppressed?: never } | { suppressed: Suppressed };

/** A stranger may have entered a member's address; staff's was given by the operator. */
const addressProblem = ({ email, bouncedEmail, emailVerified, role }: KnownUserRecord): Suppressed | undefined => {
  if (email === "" || bouncedEmail === email) return "no-address";
  return emailVerified || role === "admin" ? undefined : "unverified";
};

const roomProblem = (
  notice: NoticeRecord,
  { _id: userId, role }: KnownUserRecord,
  room: CaseNoticeFacts,
): Suppressed | undefined => {
  // Who is neither its customer nor staff any more learns nothing of it.
  if (role !== "admin" && room.userId !== userId) return "gone";
  if (notice.kind === "messages-unread" && room.unread[room.userId === userId ? "user" : "admin"].count === 0)
    return "read";
  if (notice.kind === "status-changed" && room.status !== notice.facts.status) return "no-longer-true";
  return notice.kind === "case-assigned" && room.assigneeId !== userId ? "no-longer-true" : undefined;
};

const factsNow = (notice: NoticeRecord, userId: string, room: CaseNoticeFacts | null): StoredFacts => {
  if (notice.kind !== "messages-unread" || !room) return notice.facts;
  const { words: _before, ...facts } = notice.facts;
  const { count, words } = room.unread[room.userId === userId ? "user" : "admin"];
  return { ...facts, count, ...(words !== null && { words }) };
};

const unsubscribeUrlOf = async (userId: string, kind: NoticeRecord["kind"], publicOrigin: string) => {
  const category = UNSUBSCRIBABLE.find((one) => one === categoryOf(kind));
  if (!category) return undefined;
  return new URL(`/unsubscribe/${await unsubscribeTokenOf(userId, category)}`, publicOrigin).href;
};

/** Looks at everything once more just before a mail leaves: nothing goes out that is read, settled, or unwanted. */
export const prepareMail = async (delivery: DeliveryRecord, deps: MailDeps): Promise<Prepared> => {
  const { noticeId, userId, roomId, kind } = delivery;
  const [notice, recipient] = await Promise.all([
    Notice.findById(noticeId).lean<NoticeRecord>(),
    KnownUser.findById(userId).lean<KnownUserRecord>(),
  ]);
  if (!notice || !recipient || recipient.deleted) return { suppressed: "gone" };
  const preferences = await Preferences.findById(userId).lean<PreferencesRecord>();
  if (!isOn(categoryOf(kind), "mail", preferences)) return { suppressed: "preference" };
  if (notice.readAt && kind !== "case-opened") return { suppressed: "read" };
  const problem = addressProblem(recipient);
  if (problem) return { suppressed: problem };
  const room = roomId === null ? null : await deps.askCase(roomId);
  if (roomId !== null && !room) return { suppressed: "gone" };
  const outdated = room && roomProblem(notice, recipient, room);
  if (outdated) return { suppressed: outdated };
  const unsubscribeUrl = await unsubscribeUrlOf(userId, kind, deps.publicOrigin);
  const facts = factsNow(notice, userId, room);
  const mail = composeMail({ delivery, recipient, facts, publicOrigin: deps.publicOrigin, unsubscribeUrl });
  return mail ? { mail } : { suppressed: "no-longer-true" };
};
