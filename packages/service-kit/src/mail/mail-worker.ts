import type { Logger } from "pino";
import { backoffMs } from "../backoff.ts";
import { gauge } from "../metrics.ts";
import type { Mail, Mailer } from "./mailer.ts";
import { PendingMail, type PendingMailRecord } from "./pending-mail-model.ts";

export interface MailWorker {
  /** Looks for work now instead of at the next poll. */
  wake(): void;
  /** Resolves when the mail that is being sent has left. */
  stop(): Promise<void>;
}

interface MailWorkerOptions<Facts> {
  mailer: Mailer;
  /** The mail for what was queued, or undefined when there is nothing to send any more. */
  compose: (facts: Facts) => Promise<Mail | undefined>;
  logger: Logger;
  pollMs?: number;
  maxAttempts?: number;
  /** What becomes of a mail after the last attempt: a kept one is tried again when the service starts anew. */
  whenGivenUp?: "forget" | "keep";
}

const POLL_MS = 2000;
/** A worker that died while sending is given up after this. */
const LEASE_MS = 60_000;
const MAX_ATTEMPTS = 8;
const RETRY = { firstMs: 2000, maxMs: 600_000, factor: 3 };

const claimNext = () =>
  PendingMail.findOneAndUpdate(
    { deadAt: null, dueAt: { $lte: new Date() } },
    { $inc: { attempts: 1 }, $set: { dueAt: new Date(Date.now() + LEASE_MS) } },
    { sort: { dueAt: 1 }, returnDocument: "after" },
  ).lean<PendingMailRecord>();

const reviveDead = () =>
  PendingMail.updateMany({ deadAt: { $ne: null } }, { $set: { deadAt: null, attempts: 0, dueAt: new Date() } });

const measureMails = (logger: Logger): void => {
  gauge("mails_pending", "Mails that have not left, and those given up", ["state"], async (own) => {
    try {
      own.set({ state: "waiting" }, await PendingMail.countDocuments({ deadAt: null }));
      own.set({ state: "dead" }, await PendingMail.countDocuments({ deadAt: { $ne: null } }));
    } catch (error) {
      logger.debug({ err: error }, "pending mails are not known");
      own.reset();
    }
  });
};

/** Sends what stands in pending_mails, one after the other; a crash at any moment loses none, at worst sends one twice. */
export const startMailWorker = <Facts>(options: MailWorkerOptions<Facts>): MailWorker => {
  const { mailer, compose, logger, maxAttempts = MAX_ATTEMPTS, whenGivenUp = "forget", pollMs = POLL_MS } = options;
  let stopped = false;
  let running: Promise<void> | undefined;
  measureMails(logger);

  const giveUp = async (mail: PendingMailRecord, error: unknown): Promise<void> => {
    if (whenGivenUp === "forget") await PendingMail.deleteOne({ _id: mail._id });
    else await PendingMail.updateOne({ _id: mail._id }, { $set: { deadAt: new Date() } });
    logger.error({ err: error, mailId: mail._id }, "mail given up: check the SMTP settings");
  };
  const postpone = async (mail: PendingMailRecord, error: unknown): Promise<void> => {
    const dueAt = new Date(Date.now() + backoffMs(mail.attempts, RETRY));
    await PendingMail.updateOne({ _id: mail._id }, { $set: { dueAt } });
    logger.warn({ err: error, mailId: mail._id, attempts: mail.attempts }, "mail not sent yet");
  };

  const sendNext = async (): Promise<boolean> => {
    const pending = stopped ? null : await claimNext();
    if (!pending) return false;
    try {
      const mail = await compose(pending.facts as Facts);
      if (mail) await mailer.send(mail);
      await PendingMail.deleteOne({ _id: pending._id });
    } catch (error) {
      await (pending.attempts >= maxAttempts ? giveUp : postpone)(pending, error);
    }
    return true;
  };
  const drain = async (): Promise<void> => {
    try {
      while (await sendNext());
    } catch (error) {
      logger.warn({ err: error }, "mails have to wait");
    }
  };
  let again = false;
  const wake = (): void => {
    again = true;
    running ??= (async () => {
      while (again) {
        again = false;
        await drain();
      }
      running = undefined;
    })();
  };
  const reviveAndWake = async (): Promise<void> => {
    try {
      await reviveDead();
    } catch (error) {
      logger.warn({ err: error }, "mails that were given up stay so until the next start");
    }
    wake();
  };

  const timer = setInterval(wake, pollMs);
  const revived = reviveAndWake();
  return {
    wake,
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      await revived;
      await running;
    },
  };
};
