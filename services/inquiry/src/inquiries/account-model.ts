import { model, Schema, type ClientSession } from "mongoose";

/** An account that has written to the office, or was deleted: that row stays, so that nothing is linked to it again. */
interface AccountRecord {
  _id: string;
  /** A lock: rises with each inquiry, so that what is linked to an account and its deletion exclude each other. */
  written?: number;
  deleted: boolean;
}

const schema = new Schema<AccountRecord>(
  {
    _id: { type: String, required: true },
    written: Number,
    deleted: { type: Boolean, default: false },
  },
  { collection: "accounts", versionKey: false },
);

const Account = model("InquiryAccount", schema);

/** Whether an inquiry may be linked to it; call it in the transaction that stores the inquiry. */
export const lockAccount = async (userId: string, session: ClientSession): Promise<boolean> => {
  const options = { upsert: true, returnDocument: "after", session } as const;
  const account = await Account.findOneAndUpdate({ _id: userId }, { $inc: { written: 1 } }, options).lean();
  return !account.deleted;
};

export const markAccountDeleted = async (userId: string, session: ClientSession): Promise<void> => {
  await Account.updateOne(
    { _id: userId },
    { $set: { deleted: true }, $unset: { written: "" } },
    { upsert: true, session },
  );
};
