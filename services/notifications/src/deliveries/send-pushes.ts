import { createHash } from "node:crypto";
import { addDays, seoulDateOf } from "@legal/i18n";
import type { Logger } from "@legal/service-kit";
import { dayOf } from "../mails/reminder-words.ts";
import { earliestAlertAt } from "../office-time/quiet-hours.ts";
import { seoulInstant } from "../office-time/working-time.ts";
import type { StoredFacts } from "../notices/notice-model.ts";
import { isPressing, pathOf } from "../notices/notice-rules.ts";
import { countUnread } from "../notices/read-notices.ts";
import { createPushPauses } from "../push/push-pauses.ts";
import type { Push, PushResult, PushSender } from "../push/push-sender.ts";
import { madeFor, PushSubscription, type PushSubscriptionRecord } from "../push/push-subscription-model.ts";
import { Delivery, type DeliveryRecord } from "./delivery-model.ts";
import { claimDelivery, endDelivery, postponeDelivery, rescheduleDelivery, sentAt } from "./delivery-queue.ts";
import { prepareMail, type MailDeps, type PreparedMail } from "./prepare-mail.ts";

interface PushDeps extends MailDeps {
  sender: PushSender;
  logger: Logger;
}

/** About eight hours: later a push says nothing that the inbox does not. */
const MAX_ATTEMPTS = 12;
/** No push service is down so long, on each day that it is tried: the browser, or the host that a stranger named, is gone without a word. */
const DEAD_AFTER_MS = 30 * 86_400_000;
const DEAD_AFTER_DAYS_TRIED = 5;

/** RFC 8030: at most 32 characters. Those of a room's messages replace one another, on the way and on the screen, as those of a deadline do. */
const topicOf = ({ kind, roomId, noticeId }: DeliveryRecord, { deadlineId }: StoredFacts): string =>
  createHash("sha256")
    .update((kind === "messages-unread" ? roomId : deadlineId) ?? noticeId)
    .digest("base64url")
    .slice(0, 32);

/** "A deadline is tomorrow" is no longer so on the next day: its push does not arrive then. */
const secondsLeftToday = (now: Date): number =>
  Math.ceil((seoulInstant(addDays(seoulDateOf(now), 1), 0).getTime() - now.getTime()) / 1000);

/** Says that there is something and where; never what a message says: it is shown on locked screens. */
const composePush = async (delivery: DeliveryRecord, { mail, recipient, facts }: PreparedMail, now: Date) => {
  const tag = topicOf(delivery, facts);
  const { _id: id, role, language: lang } = recipient;
  const unread = await countUnread({ id, role });
  const path = pathOf({ ...delivery, facts }, role === "admin");
  const { dueDate, caseNumber } = facts;
  const body = [dueDate && dayOf(dueDate, lang), caseNumber].filter(Boolean).join(" · ");
  const payload = JSON.stringify({ title: mail.subject, body, path, tag, lang, unread });
  const ttlSeconds = dueDate ? secondsLeftToday(now) : undefined;
  return { payload, topic: tag, urgent: isPressing(delivery.kind), ttlSeconds };
};

type Failures = Pick<PushSubscriptionRecord, "failingSince" | "failingDays">;

interface Sending {
  sender: PushSender;
  pauses: ReturnType<typeof createPushPauses>;
  now: Date;
}

const isDead = ({ failingSince, failingDays = [] }: Failures, now: Date): boolean =>
  failingSince !== undefined &&
  now.getTime() - failingSince.getTime() > DEAD_AFTER_MS &&
  failingDays.length >= DEAD_AFTER_DAYS_TRIED;

/** With a failure of now. */
const failuresOf = ({ failingSince, failingDays = [] }: Failures, now: Date): Failures => {
  const today = seoulDateOf(now);
  return failingSince
    ? { failingSince, failingDays: [...new Set([...failingDays, today])] }
    : { failingSince: now, failingDays: [today] };
};

/** Notes since when nothing arrives there; one that has been dead for long gets no more. */
const noteHealth = async (subscription: PushSubscriptionRecord, result: PushResult, now: Date): Promise<PushResult> => {
  const { _id, failingSince } = subscription;
  const failures = result.outcome === "later" ? failuresOf(subscription, now) : {};
  if (result.outcome === "gone" || isDead(failures, now)) {
    await PushSubscription.deleteOne({ _id });
    return { outcome: "gone" };
  }
  if (failures.failingSince) await PushSubscription.updateOne({ _id }, { $set: failures });
  else if (failingSince) await PushSubscription.updateOne({ _id }, { $unset: { failingSince: "", failingDays: "" } });
  return result;
};

const sendToOne = async (subscription: PushSubscriptionRecord, push: Push, { sender, pauses, now }: Sending) => {
  const { endpoint } = subscription;
  const pauseMs = pauses.left(endpoint, now);
  if (pauseMs > 0) return { outcome: "later", pauseMs } as const;
  const result = await noteHealth(subscription, await sender.send(subscription, push), now);
  if (result.outcome !== "later") return result;
  pauses.begin(endpoint, result.pauseMs ?? 0, now);
  return { outcome: "later", pauseMs: pauses.left(endpoint, now) } as const;
};

/** Sends to the browsers that no earlier try reached; what those got counts as sent. */
const sendToRest = async (delivery: DeliveryRecord, push: Push, sending: Sending): Promise<PushResult[]> => {
  const { _id, userId, reached = [] } = delivery;
  const left = { userId, _id: { $nin: reached }, ...madeFor(sending.sender.publicKey) };
  const rest = await PushSubscription.find(left).lean<PushSubscriptionRecord[]>();
  const results = await Promise.all(rest.map((subscription) => sendToOne(subscription, push, sending)));
  const got = rest.filter((_, index) => results[index]?.outcome === "sent").map((subscription) => subscription._id);
  if (got.length > 0) await Delivery.updateOne({ _id }, { $addToSet: { reached: { $each: got } } });
  return reached.length > 0 ? [{ outcome: "sent" }, ...results] : results;
};

/** The longest that a push service asked for. */
const pauseOf = (results: readonly PushResult[]): number =>
  Math.max(0, ...results.map((result) => (result.outcome === "later" ? (result.pauseMs ?? 0) : 0)));

/** Sends pushes that are due, oldest first. One that some browser did not take is sent to that one again, and no other rings twice. */
export const createPushSending = ({ sender, logger, ...deps }: PushDeps) => {
  const pauses = createPushPauses();
  const sendOne = async (delivery: DeliveryRecord, now: Date): Promise<void> => {
    const later = (error: unknown, pauseMs = 0) =>
      postponeDelivery(delivery, error, { now, maxAttempts: MAX_ATTEMPTS, pauseMs, logger });
    try {
      const prepared = await prepareMail(delivery, deps, now);
      if (prepared.suppressed !== undefined) return await endDelivery(delivery, "suppressed", prepared.suppressed, now);
      const mayRingAt = earliestAlertAt(delivery.kind, prepared.recipient.role, now);
      if (mayRingAt > now) return await rescheduleDelivery(delivery, mayRingAt);
      const push = await composePush(delivery, prepared, now);
      const results = await sendToRest(delivery, push, { sender, pauses, now });
      const outcomes = new Set(results.map(({ outcome }) => outcome));
      const isOver = outcomes.has("sent") && delivery.attempts >= MAX_ATTEMPTS;
      if (outcomes.has("later") && !isOver) await later(new Error("a push service did not take it"), pauseOf(results));
      else if (outcomes.has("sent")) await sentAt(delivery, now);
      else if (outcomes.has("refused")) await endDelivery(delivery, "failed", null, now);
      else await endDelivery(delivery, "suppressed", "no-address", now);
    } catch (error) {
      await later(error);
    }
  };

  return async (clock: () => Date, signal?: AbortSignal): Promise<number> => {
    for (let count = 0; ; count += 1) {
      const now = clock();
      const delivery = signal?.aborted ? null : await claimDelivery<DeliveryRecord>("push", now);
      if (!delivery) return count;
      await sendOne(delivery, now);
    }
  };
};
