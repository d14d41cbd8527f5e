import type { DeliveryState } from "@legal/contracts";
import { backoffMs, counter, gauge, histogram, type Logger } from "@legal/service-kit";
import type { Mail } from "@legal/service-kit/mail";
import { KnownUser } from "../users/known-user-model.ts";
import { classifyFailure } from "./classify-failure.ts";
import { Delivery, type DeliveryRecord } from "./delivery-model.ts";
import { prepareMail, type MailDeps } from "./prepare-mail.ts";

interface SendDeps extends MailDeps {
  send: (mail: Mail) => Promise<void>;
  logger: Logger;
}

/** A worker that died while sending is given up after this; its mail may leave once more, under the same Message-ID. */
const LEASE_MS = 60_000;
const RETRY = { firstMs: 30_000, maxMs: 3_600_000, factor: 3 };
/** With pauses of up to an hour about a day; while the server is unavailable no try is counted. */
const MAX_ATTEMPTS = 26;
const CHANNEL_PAUSE = { firstMs: 1000, maxMs: 60_000 };

const ended = counter("notice_deliveries_total", "Deliveries that came to an end", ["kind", "channel", "state"]);
const waitedFor = histogram(
  "notice_delivery_wait_seconds",
  "From the time that a delivery is due until it has left",
  ["channel"],
  [0.1, 0.5, 1, 2, 5, 15, 60, 300, 3600, 86_400],
);

/** What waits, what was given up, and how late the oldest is. */
export const measureDeliveries = (): void => {
  gauge("notice_deliveries_waiting", "Deliveries that are due and have not left", ["channel"], async (own) => {
    const due = { state: "queued", channel: "mail", dueAt: { $lte: new Date() } } as const;
    own.set({ channel: "mail" }, await Delivery.countDocuments(due));
  });
  gauge("notice_delivery_oldest_seconds", "Age of the oldest that is due", ["channel"], async (own) => {
    const due = { state: "queued", channel: "mail" } as const;
    const oldest = await Delivery.findOne(due, { dueAt: 1 }, { sort: { dueAt: 1, _id: 1 } }).lean<{ dueAt: Date }>();
    own.set({ channel: "mail" }, oldest ? Math.max(0, (Date.now() - oldest.dueAt.getTime()) / 1000) : 0);
  });
};

const claimNext = (now: Date) =>
  Delivery.findOneAndUpdate(
    { state: "queued", channel: "mail", dueAt: { $lte: now }, lockedUntil: { $lte: now } },
    { $set: { lockedUntil: new Date(now.getTime() + LEASE_MS) }, $inc: { attempts: 1 } },
    { sort: { dueAt: 1, _id: 1 }, returnDocument: "after" },
  ).lean<DeliveryRecord>();

const end = async (delivery: DeliveryRecord, state: DeliveryState, reason: string | null, now: Date) => {
  const { _id, kind, channel } = delivery;
  await Delivery.updateOne({ _id }, { $set: { state, reason, at: now } });
  ended.inc({ kind, channel, state });
};

const giveBack = (delivery: DeliveryRecord) =>
  Delivery.updateOne({ _id: delivery._id }, { $set: { lockedUntil: new Date(0) }, $inc: { attempts: -1 } });

const postpone = async (delivery: DeliveryRecord, error: unknown, now: Date, logger: Logger): Promise<void> => {
  const { _id, attempts } = delivery;
  if (attempts >= MAX_ATTEMPTS) {
    await end(delivery, "failed", null, now);
    logger.error({ err: error, deliveryId: _id }, "mail given up: see the mail server's answer");
    return;
  }
  const lockedUntil = new Date(now.getTime() + backoffMs(attempts, RETRY));
  await Delivery.updateOne({ _id }, { $set: { lockedUntil } });
  logger.warn({ err: error, deliveryId: _id, attempts }, "mail not sent yet");
};

const bounce = async (delivery: DeliveryRecord, to: string, now: Date): Promise<void> => {
  await KnownUser.updateOne({ _id: delivery.userId, email: to }, { $set: { bouncedEmail: to } });
  await end(delivery, "bounced", null, now);
};

/** Sends what is due, oldest first. While the server is unavailable nothing is tried, so that the order stays. */
export const createMailSender = ({ send, logger, ...deps }: SendDeps) => {
  let failures = 0;
  let pausedUntil = 0;

  const pause = async (delivery: DeliveryRecord, error: unknown, now: Date): Promise<void> => {
    failures += 1;
    pausedUntil = now.getTime() + backoffMs(Math.min(failures, 10), CHANNEL_PAUSE);
    await giveBack(delivery);
    logger.warn({ err: error, failures }, "mail server unavailable, mails wait");
  };
  const hand = async (delivery: DeliveryRecord, mail: Mail, now: Date): Promise<void> => {
    try {
      await send(mail);
    } catch (error) {
      const failure = classifyFailure(error);
      if (failure === "channel") return pause(delivery, error, now);
      return failure === "recipient" ? bounce(delivery, mail.to, now) : postpone(delivery, error, now, logger);
    }
    failures = 0;
    await end(delivery, "sent", null, now);
    waitedFor.observe({ channel: "mail" }, (Date.now() - delivery.dueAt.getTime()) / 1000);
  };
  const sendOne = async (delivery: DeliveryRecord, now: Date): Promise<void> => {
    try {
      const { mail, suppressed } = { mail: undefined, ...(await prepareMail(delivery, deps)) };
      if (mail) await hand(delivery, mail, now);
      else await end(delivery, "suppressed", suppressed ?? null, now);
    } catch (error) {
      await postpone(delivery, error, now, logger);
    }
  };

  return async (clock: () => Date = () => new Date(), signal?: AbortSignal): Promise<number> => {
    for (let count = 0; ; count += 1) {
      const now = clock();
      const delivery = signal?.aborted || now.getTime() < pausedUntil ? null : await claimNext(now);
      if (!delivery) return count;
      await sendOne(delivery, now);
    }
  };
};
