import type { Logger } from "pino";
import { backoffMs } from "../async/waiting.ts";
import type { JobContext } from "../jobs/job.ts";
import { startJobs } from "../jobs/start-jobs.ts";
import { gauge } from "../observability/metrics.ts";
import type { Mail, Mailer } from "./mailer.ts";
import { PendingMail, type PendingMailRecord } from "./pending-mail-model.ts";

export interface MailWorker {
  /** Looks for work now instead of at the next poll. */
  wake(): void;
  /** Resolves when the mail that is being sent has left. */
  stop(): Promise<void>;
}

/** What each kind of mail is composed of when it is sent; undefined when there is nothing to send any more. */
export type MailTemplates<Kinds> = { [K in keyof Kinds]: (facts: Kinds[K]) => Promise<Mail | undefined> };

interface MailWorkerOptions<Kinds> {
  mailer: Mailer;
  templates: MailTemplates<Kinds>;
  /** Of mails that a release queued before there were kinds. */
  kindless: keyof Kinds & string;
  logger: Logger;
  pollMs?: number;
  maxAttempts?: number;
  /** What becomes of a mail after the last attempt: a kept one is tried again at the next start of the service. */
  whenGivenUp?: "forget" | "keep";
}

const JOB = "send-mails";
const POLL_MS = 2000;
/** A worker that died while sending is given up after this. */
const LEASE_MS = 60_000;
const MAX_ATTEMPTS = 8;
const RETRY = { firstMs: 2000, maxMs: 600_000, factor: 3 };

/** Mails of a kind that only a newer release knows are left to it. */
const claimNext = (kinds: readonly string[]) =>
  PendingMail.findOneAndUpdate(
    { deadAt: null, dueAt: { $lte: new Date() }, "facts.kind": { $in: [...kinds, null] } },
    { $inc: { attempts: 1 }, $set: { dueAt: new Date(Date.now() + LEASE_MS) } },
    { sort: { dueAt: 1 }, returnDocument: "after" },
  ).lean<PendingMailRecord>();

const reviveDead = () =>
  PendingMail.updateMany({ deadAt: { $ne: null } }, { $set: { deadAt: null, attempts: 0, dueAt: new Date() } });

const measureMails = (): void => {
  gauge("mails_pending", "Mails that have not left, and those given up", ["state"], async (own) => {
    own.set({ state: "waiting" }, await PendingMail.countDocuments({ deadAt: null }));
    own.set({ state: "dead" }, await PendingMail.countDocuments({ deadAt: { $ne: null } }));
  });
};

/** Sends what is queued in pending_mails, one after the other; a crash at any moment loses none, at worst sends one twice. */
export const startMailWorker = <Kinds extends object>(options: MailWorkerOptions<Kinds>): MailWorker => {
  const { mailer, kindless, logger, maxAttempts = MAX_ATTEMPTS, whenGivenUp = "forget", pollMs = POLL_MS } = options;
  const templates = new Map<string, (facts: never) => Promise<Mail | undefined>>(Object.entries(options.templates));
  const kinds = [...templates.keys()];
  measureMails();

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
  const compose = async ({ facts: { kind = kindless, ...facts } }: PendingMailRecord): Promise<Mail | undefined> =>
    templates.get(kind)?.(facts as never);

  const sendNext = async (): Promise<boolean> => {
    const pending = await claimNext(kinds);
    if (!pending) return false;
    try {
      const mail = await compose(pending);
      if (mail) await mailer.send(mail);
      await PendingMail.deleteOne({ _id: pending._id });
    } catch (error) {
      await (pending.attempts >= maxAttempts ? giveUp : postpone)(pending, error);
    }
    return true;
  };
  let areDeadRevived = false;
  const sendAll = async ({ signal }: JobContext): Promise<void> => {
    if (!areDeadRevived) await reviveDead();
    areDeadRevived = true;
    while (!signal.aborted && (await sendNext()));
  };

  // Every replica sends: each mail is claimed by one of them.
  const jobs = startJobs({ jobs: [{ name: JOB, everyMs: pollMs, scope: "replica", run: sendAll }], logger });
  return { wake: () => jobs.wake(JOB), stop: jobs.stop };
};
