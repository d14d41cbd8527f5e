import { backoffMs, type Logger } from "@legal/service-kit";
import { MailAnswerLost, type Mail } from "@legal/service-kit/mail";
import { classifyFailure } from "./classify-failure.ts";
import type { QueuedDelivery } from "./delivery-model.ts";
import type { MailRate } from "./mail-rate.ts";
import { endDelivery, unclaimBlocked, renewLease, postponeDelivery, waitForPredecessor } from "./delivery-queue.ts";

/** A mail to send, why there is none, or that it left at an earlier try. */
export type Prepared = { mail: Mail } | { suppressed: string } | { hasLeft: true };

interface MailQueue<Row extends QueuedDelivery> {
  send: (mail: Mail) => Promise<void>;
  logger: Logger;
  maxAttempts: number;
  retry?: { firstMs: number; maxMs: number; factor: number };
  claim: (now: Date) => Promise<Row | null>;
  /** Whether an earlier one has to leave first; without it none has. */
  isBehind?: (row: Row, now: Date) => Promise<boolean>;
  prepare: (row: Row, now: Date) => Promise<Prepared>;
  /** The server says that there is no such mailbox. */
  whenRefused: (row: Row, to: string, now: Date) => Promise<void>;
  /** After the last try. */
  whenGivenUp?: (row: Row) => Promise<void>;
  whenSent: (row: Row, now: Date) => Promise<void>;
  rate: MailRate;
  /** Leaves though the minute's rate is spent: a person waits for it. */
  isAwaited?: true;
}

/** How long a mail waits whose turn has not come. */
const BEHIND_MS = 250;
const CHANNEL_PAUSE = { firstMs: 1000, maxMs: 60_000 };
/** Then the server may hang up because of what this mail says: others are tried before it. */
const BLOCKED_MAX = 3;
/** While the server took another one so lately, what it does not take is that mail's own fault. */
const TAKEN_LATELY_MS = 300_000;

/** Sends what is due, oldest first. While the server is unavailable nothing is tried, so that the order stays. */
export const createMailSender = <Row extends QueuedDelivery>(queue: MailQueue<Row>) => {
  const { send, logger, maxAttempts, retry, rate } = queue;
  let failures = 0;
  let takenAt = -Infinity;
  let answersLost = 0;
  let pausedUntil = 0;

  const pauseChannel = (now: Date): void => {
    failures += 1;
    pausedUntil = now.getTime() + backoffMs(Math.min(failures, 10), CHANNEL_PAUSE);
  };
  const pause = async (row: Row, error: unknown, now: Date): Promise<void> => {
    pauseChannel(now);
    const { blocked = 0 } = row;
    await unclaimBlocked(row, blocked + 1 < BLOCKED_MAX ? null : new Date(pausedUntil + CHANNEL_PAUSE.maxMs));
    logger.warn({ err: error, failures }, "mail server unavailable, mails wait");
  };
  const postpone = async (row: Row, error: unknown, now: Date, refused = false): Promise<void> => {
    if (row.attempts >= maxAttempts) await queue.whenGivenUp?.(row);
    await postponeDelivery(row, error, { now, maxAttempts, refused, logger, ...(retry && { retry }) });
  };
  const hand = async (row: Row, mail: Mail, now: Date): Promise<void> => {
    rate.count(now);
    const stopRenewing = renewLease(row);
    try {
      await send(mail);
    } catch (error) {
      answersLost = error instanceof MailAnswerLost ? answersLost + 1 : 0;
      // One may be the mail's own; a server that answers none is slow, and each try may be another copy.
      if (answersLost > 1) pauseChannel(now);
      const failure = classifyFailure(error);
      const isOwn = now.getTime() - takenAt < TAKEN_LATELY_MS && (row.blocked ?? 0) >= BLOCKED_MAX;
      if (failure === "channel") takenAt = -Infinity;
      if (failure === "channel" && !isOwn) return pause(row, error, now);
      return failure === "recipient" ? queue.whenRefused(row, mail.to, now) : postpone(row, error, now, true);
    } finally {
      stopRenewing();
    }
    [failures, answersLost, takenAt] = [0, 0, now.getTime()];
    await queue.whenSent(row, now);
  };
  const sendOne = async (row: Row, now: Date): Promise<void> => {
    try {
      const prepared = await queue.prepare(row, now);
      if ("mail" in prepared) await hand(row, prepared.mail, now);
      else if ("hasLeft" in prepared) await queue.whenSent(row, now);
      else await endDelivery(row, "suppressed", prepared.suppressed, now);
    } catch (error) {
      await postpone(row, error, now);
    }
  };

  return async (clock: () => Date = () => new Date(), signal?: AbortSignal): Promise<number> => {
    for (let count = 0; ; count += 1) {
      const now = clock();
      const isPaused = now.getTime() < pausedUntil || (!queue.isAwaited && rate.isSpent(now));
      const row = signal?.aborted || isPaused ? null : await queue.claim(now);
      if (!row) return count;
      if (await queue.isBehind?.(row, now)) await waitForPredecessor(row, new Date(now.getTime() + BEHIND_MS));
      else await sendOne(row, now);
    }
  };
};
