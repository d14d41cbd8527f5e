import { createHash } from "node:crypto";
import type { DeletedUser as DeletedUserEntry } from "@legal/contracts";
import { model, Schema } from "mongoose";

/** That an account was deleted, and nothing else of it. Never removed: a restored export is purged by it. */
export interface DeletedUserRecord extends Omit<DeletedUserEntry, "userId" | "deletedAt"> {
  _id: string;
  deletedAt: Date;
  /** Set by a restore: what came back with the export has to go once more. */
  reapply?: boolean;
}

const schema = new Schema<DeletedUserRecord>(
  {
    _id: { type: String, required: true },
    deletedAt: { type: Date, required: true },
    usernameHash: { type: String, required: true },
    reapply: Boolean,
  },
  { collection: "deleted_users", versionKey: false },
);

schema.index({ usernameHash: 1 });
schema.index({ reapply: 1 }, { partialFilterExpression: { reapply: true } });

export const DeletedUser = model("DeletedUser", schema);

/** Names are short, so this hides none from a guesser; it keeps the list from being a list of names. */
export const usernameHashOf = (usernameKey: string): string =>
  createHash("sha256").update(`deleted username\n${usernameKey}`).digest("hex");
