import type { Job } from "../jobs/job.ts";
import { inTransaction } from "../mongo/transaction.ts";
import { PendingMail, type RecordMailRequest, type PendingMailRecord } from "./pending-mail-model.ts";

interface QueuedMailsOptions {
  record: RecordMailRequest;
  /** Of mails that a release queued before there were kinds. */
  kindless: string;
  everyMs?: number;
  /** A release that sends by itself has taken a mail long before that. */
  overdueMs?: number;
}

const EVERY_MS = 5000;
const OVERDUE_MS = 10_000;

const requestOne = ({ _id, facts }: PendingMailRecord, { record, kindless }: QueuedMailsOptions) =>
  inTransaction(async (session) => {
    const now = new Date();
    const left = { _id, announcedAt: null };
    const { modifiedCount } = await PendingMail.updateOne(
      left,
      { $set: { announcedAt: now, deadAt: null } },
      { session },
    );
    if (modifiedCount > 0) await record({ mailId: _id, kind: facts.kind ?? kindless }, session);
  });

/** Hands to notifications what a release that sent mails by itself has queued or given up, and sends no more. */
export const requestQueuedMails = (options: QueuedMailsOptions): Job => {
  const { everyMs = EVERY_MS, overdueMs = OVERDUE_MS } = options;
  return {
    name: "request-queued-mails",
    everyMs,
    run: async ({ signal }) => {
      const overdue = { announcedAt: null, dueAt: { $lte: new Date(Date.now() - overdueMs) } };
      const left = await PendingMail.find(overdue).sort({ dueAt: 1 }).lean<PendingMailRecord[]>();
      for (const mail of left) {
        if (signal.aborted) break;
        await requestOne(mail, options);
      }
      return left.length;
    },
  };
};
