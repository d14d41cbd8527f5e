import type { DeliveryState } from "@legal/contracts";
import { NOTICE_KINDS } from "@legal/contracts/constants";
import { backoffMs, counter, gauge, histogram, type Logger } from "@legal/service-kit";
import type { ClientSession } from "mongoose";
import { Delivery, type DeliveryRecord, type QueuedDelivery } from "./delivery-model.ts";
import { REQUESTED_KINDS } from "./requested-kinds.ts";

/** A worker that died while sending is given up after this; what it sent may leave once more, under the same id. */
const LEASE_MS = 60_000;
const DAY_MS = 86_400_000;
const RETRY = { firstMs: 30_000, maxMs: 3_600_000, factor: 3 };
const OUTSIDE = ["mail", "push", "alimtalk", "requested-mail"] as const satisfies readonly QueuedDelivery["channel"][];

const ended = counter("notice_deliveries_total", "Deliveries that came to an end", ["kind", "channel", "state"]);
const refusals = counter("notice_mails_refused_total", "Refusals of one mail by the server; it is tried again");
const waitedFor = histogram(
  "notice_delivery_wait_seconds",
  "From the time that a delivery is due until it has left",
  ["channel"],
  [0.1, 0.5, 1, 2, 5, 15, 60, 300, 3600, 86_400],
);

const oldestOf = async (channel: QueuedDelivery["channel"], refused: boolean): Promise<number> => {
  const due = { state: "queued", channel, refused: refused || { $ne: true } } as const;
  const oldest = await Delivery.findOne(due, { dueAt: 1 }, { sort: { dueAt: 1, _id: 1 } }).lean<{ dueAt: Date }>();
  return oldest ? Math.max(0, (Date.now() - oldest.dueAt.getTime()) / 1000) : 0;
};

/** What waits, what was given up, and how late the oldest is. */
export const measureDeliveries = (): void => {
  // The first of them is seen as an increase.
  for (const state of ["sent", "failed"] as const) {
    for (const kind of REQUESTED_KINDS) ended.inc({ kind, channel: "requested-mail", state }, 0);
    for (const kind of NOTICE_KINDS)
      for (const channel of ["mail", "push", "alimtalk"] as const) ended.inc({ kind, channel, state }, 0);
  }
  gauge("notice_deliveries_waiting", "Deliveries that are due and have not left", ["channel"], async (own) => {
    for (const channel of OUTSIDE) {
      const due = { state: "queued", channel, dueAt: { $lte: new Date() } } as const;
      own.set({ channel }, await Delivery.countDocuments(due));
    }
  });
  gauge(
    "requested_mails_given_up",
    "Mails that other services asked for, given up in the last day",
    [],
    async (own) => {
      const sinceYesterday = { $gte: new Date(Date.now() - DAY_MS) };
      own.set(await Delivery.countDocuments({ state: "failed", channel: "requested-mail", at: sinceYesterday }));
    },
  );
  gauge(
    "notice_delivery_oldest_seconds",
    "Age of the oldest that is due, of those that the server refused one by one and of the others",
    ["channel", "refused"],
    async (own) => {
      for (const channel of OUTSIDE)
        for (const refused of [true, false])
          own.set({ channel, refused: `${refused}` }, await oldestOf(channel, refused));
    },
  );
};

export const claimDelivery = <Row extends QueuedDelivery>(
  channel: Row["channel"],
  now: Date,
  which: { kind?: { $in: Row["kind"][] }; source?: { $in: string[] } } = {},
) =>
  Delivery.findOneAndUpdate(
    { state: "queued", channel, dueAt: { $lte: now }, lockedUntil: { $lte: now }, ...which },
    { $set: { lockedUntil: new Date(now.getTime() + LEASE_MS), held: true }, $inc: { attempts: 1 } },
    { sort: { dueAt: 1, _id: 1 }, returnDocument: "after" },
  ).lean<Row>();

/** Renews the lease of its worker while its channel is slow; returns how to stop that. */
export const renewLease = ({ _id, lockedUntil }: QueuedDelivery): (() => void) => {
  let until = lockedUntil.getTime();
  const extend = async (): Promise<void> => {
    until += LEASE_MS / 3;
    await Delivery.updateOne({ _id, state: "queued", held: true }, { $max: { lockedUntil: new Date(until) } });
  };
  // One that fails: another worker takes the delivery over.
  const timer = setInterval(() => void extend().catch(() => undefined), LEASE_MS / 3);
  return () => clearInterval(timer);
};

/** An earlier one to the same person is still to leave. One that failed by itself and pauses holds up no other. */
export const isBehind = async ({ _id, userId, channel, dueAt }: DeliveryRecord, now: Date): Promise<boolean> => {
  const earlier = { $or: [{ dueAt: { $lt: dueAt } }, { dueAt, _id: { $lt: _id } }] };
  const leaving = { $or: [{ held: true }, { lockedUntil: { $lte: now } }, { attempts: 0 }] };
  return (await Delivery.exists({ userId, channel, state: "queued", $and: [earlier, leaving] })) !== null;
};

/** As if it had not been claimed. */
export const releaseDelivery = async ({ _id }: QueuedDelivery): Promise<void> => {
  await Delivery.updateOne({ _id }, { $set: { lockedUntil: new Date(0), held: false }, $inc: { attempts: -1 } });
};

/** As if it had become due then. */
export const rescheduleDelivery = async ({ _id }: QueuedDelivery, dueAt: Date): Promise<void> => {
  await Delivery.updateOne({ _id }, { $set: { dueAt, lockedUntil: dueAt, held: false }, $inc: { attempts: -1 } });
};

/** The channel failed: as if it had not been claimed, at its place or, until a time, behind others. */
export const unclaimBlocked = async ({ _id }: QueuedDelivery, until: Date | null): Promise<void> => {
  const place = { lockedUntil: until ?? new Date(0), held: false };
  await Delivery.updateOne({ _id }, { $set: place, $unset: { refused: "" }, $inc: { attempts: -1, blocked: 1 } });
};

/** Keeps its place: those after it wait for it as for one that is being sent. */
export const waitForPredecessor = async ({ _id }: QueuedDelivery, until: Date): Promise<void> => {
  await Delivery.updateOne({ _id }, { $set: { lockedUntil: until }, $inc: { attempts: -1 } });
};

/** What waits of these notices does not leave: it is no longer so. */
export const suppressQueued = async (noticeIds: readonly string[], session: ClientSession): Promise<void> => {
  const waiting = { noticeId: { $in: noticeIds }, state: "queued" } as const;
  const over = { state: "suppressed", reason: "no-longer-true", at: new Date() } as const;
  await Delivery.updateMany(waiting, { $set: over }, { session });
};

export const endDelivery = async (
  { _id, kind, channel }: QueuedDelivery,
  state: DeliveryState,
  reason: string | null,
  now: Date,
): Promise<void> => {
  await Delivery.updateOne({ _id }, { $set: { state, reason, at: now } });
  ended.inc({ kind, channel, state });
};

export const sentAt = async (delivery: QueuedDelivery, now: Date): Promise<void> => {
  await endDelivery(delivery, "sent", null, now);
  waitedFor.observe({ channel: delivery.channel }, (Date.now() - delivery.dueAt.getTime()) / 1000);
};

interface Postponed {
  now: Date;
  maxAttempts: number;
  retry?: typeof RETRY;
  /** What the provider asks to wait. */
  pauseMs?: number;
  /** The mail server took others, and not this one. */
  refused?: boolean;
  logger: Logger;
}

/** Tries again later, or gives up. */
export const postponeDelivery = async (
  delivery: QueuedDelivery,
  error: unknown,
  { now, maxAttempts, retry = RETRY, pauseMs = 0, refused = false, logger }: Postponed,
): Promise<void> => {
  const { _id, attempts, channel } = delivery;
  if (attempts >= maxAttempts) {
    await endDelivery(delivery, "failed", null, now);
    logger.error({ err: error, deliveryId: _id, channel }, "notice given up: see the server's answer");
    return;
  }
  const lockedUntil = new Date(now.getTime() + Math.max(pauseMs, backoffMs(attempts, retry)));
  await Delivery.updateOne({ _id }, { $set: { lockedUntil, held: false, ...(refused && { refused }) } });
  if (refused) refusals.inc();
  logger.warn({ err: error, deliveryId: _id, channel, attempts }, "notice not sent yet");
};
