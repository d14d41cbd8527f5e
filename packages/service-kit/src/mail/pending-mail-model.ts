import mongoose, { type ClientSession } from "mongoose";
import { newId } from "../ids.ts";

/** A mail that has to leave. What it says is looked up only then. */
export interface PendingMailRecord {
  _id: string;
  /** With the kind; a release before there were kinds queued none. */
  facts: { kind?: string };
  attempts: number;
  /** Earliest next try; who is sending it moves it ahead. */
  dueAt: Date;
  /** Set by a release that sent mails by itself, when it gave up. */
  deadAt: Date | null;
  /** When notifications was asked to send it; absent in rows of a release that sent mails by itself. */
  announcedAt?: Date | null;
  /** Whether notifications has begun: its next try need not wait for the lease. */
  isClaimed?: boolean;
  createdAt: Date;
}

const schema = new mongoose.Schema<PendingMailRecord>(
  {
    _id: { type: String, required: true },
    facts: { type: mongoose.Schema.Types.Mixed, required: true },
    attempts: { type: Number, default: 0 },
    dueAt: { type: Date, required: true },
    deadAt: { type: Date, default: null },
    announcedAt: Date,
    isClaimed: Boolean,
  },
  { collection: "pending_mails", timestamps: { createdAt: true, updatedAt: false }, versionKey: false },
);

schema.index({ deadAt: 1, dueAt: 1 });

export const PendingMail = mongoose.model("PendingMail", schema);

/** Records the service's event that a mail is to leave. */
export type RecordMailRequest = (request: { mailId: string; kind: string }, session: ClientSession) => Promise<void>;

/**
 * Queues a mail of one of the service's kinds in the transaction of the change that it is about. The event that
 * asks for it says nothing of it: notifications asks when it sends.
 */
export const createMailQueue =
  <Kinds extends object>(record: RecordMailRequest) =>
  async <K extends keyof Kinds & string>(kind: K, facts: Kinds[K], session: ClientSession): Promise<void> => {
    const [_id, now] = [newId(), new Date()];
    await PendingMail.create([{ _id, facts: { kind, ...facts }, dueAt: now, announcedAt: now }], { session });
    await record({ mailId: _id, kind }, session);
  };

/** Takes mails back that did not leave yet, e.g. with the account that they are for. */
export const forgetMails = async (which: readonly Record<string, string>[], session: ClientSession): Promise<void> => {
  await PendingMail.deleteMany({ $or: [...which] }, { session });
};
