import { notFound } from "@legal/service-kit";
import { model, Schema, type ClientSession } from "mongoose";

/**
 * An account: of a customer who has, or had, documents, or of anyone who changed it. The row of a deleted one stays, so
 * that a late request starts nothing.
 */
interface OwnerRecord {
  _id: string;
  /** A lock: rises with each document, so that what is stored of an account and its deletion exclude each other. */
  started: number;
  deleted: boolean;
  /** Of the newest facts that are known; absent before the first. */
  version?: number;
}

const schema = new Schema<OwnerRecord>(
  {
    _id: { type: String, required: true },
    started: { type: Number, default: 0 },
    deleted: { type: Boolean, default: false },
    version: { type: Number },
  },
  { collection: "owners", versionKey: false },
);

const Owner = model("DocumentOwner", schema);

/** Call it in the transaction that starts a document, or stores a name. */
export const lockOwner = async (userId: string, session: ClientSession): Promise<void> => {
  const options = { upsert: true, returnDocument: "after", session } as const;
  const owner = await Owner.findOneAndUpdate({ _id: userId }, { $inc: { started: 1 } }, options).lean<OwnerRecord>();
  if (owner?.deleted) throw notFound("case");
};

/** Whether facts of that version are newer than those known; from then on they are the newest. Events come again. */
export const isNewest = async (userId: string, version: number, session: ClientSession): Promise<boolean> => {
  const known = await Owner.findById(userId).session(session).lean<OwnerRecord>();
  if (known?.deleted || (known?.version ?? -1) >= version) return false;
  await Owner.updateOne({ _id: userId }, { $set: { version } }, { upsert: true, session });
  return true;
};

export const markOwnerDeleted = async (userId: string, session: ClientSession): Promise<void> => {
  await Owner.updateOne({ _id: userId }, { $set: { deleted: true } }, { upsert: true, session });
};
