import mongoose, { type ClientSession } from "mongoose";
import { newId } from "../ids.ts";

/** A mail that has to leave. What it says is composed only when it is sent. */
export interface PendingMailRecord {
  _id: string;
  /** With the kind; a release before there were kinds queued none. */
  facts: { kind?: string };
  attempts: number;
  /** Earliest next try; a worker moves it ahead while it is sending. */
  dueAt: Date;
  /** Set when no further try is made. */
  deadAt: Date | null;
  createdAt: Date;
}

const schema = new mongoose.Schema<PendingMailRecord>(
  {
    _id: { type: String, required: true },
    facts: { type: mongoose.Schema.Types.Mixed, required: true },
    attempts: { type: Number, default: 0 },
    dueAt: { type: Date, required: true },
    deadAt: { type: Date, default: null },
  },
  { collection: "pending_mails", timestamps: { createdAt: true, updatedAt: false }, versionKey: false },
);

schema.index({ deadAt: 1, dueAt: 1 });

export const PendingMail = mongoose.model("PendingMail", schema);

/**
 * Queues a mail of one of the service's kinds for its mail worker. With the session of the change that the mail is about
 * it is queued if and only if that commits; the caller wakes the worker.
 */
export const createMailQueue =
  <Kinds extends object>() =>
  async <K extends keyof Kinds & string>(kind: K, facts: Kinds[K], session?: ClientSession): Promise<void> => {
    await PendingMail.create([{ _id: newId(), facts: { kind, ...facts }, dueAt: new Date() }], session && { session });
  };

/** Takes mails back that did not leave yet, e.g. with the account that they are for. */
export const forgetMails = async (which: readonly Record<string, string>[], session: ClientSession): Promise<void> => {
  await PendingMail.deleteMany({ $or: [...which] }, { session });
};
