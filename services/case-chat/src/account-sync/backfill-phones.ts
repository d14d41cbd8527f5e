import { exportUsersCall, type User } from "@legal/contracts";
import { readPages, type InternalClient } from "@legal/service-kit";
import { inTransaction } from "@legal/service-kit/mongo";
import type { ClientSession } from "mongoose";
import { ChatRoom } from "../rooms/chat-room-model.ts";
import { searchFieldsOf } from "../users/search-fields.ts";
import { KnownUser, type UserRecord } from "../users/user-model.ts";

const MISSING = { phone: { $exists: false }, deleted: false };

const fill = async (known: UserRecord, phone: string | null, session: ClientSession): Promise<void> => {
  const { _id, version } = known;
  const search = searchFieldsOf({ ...known, phone });
  // An event that came meanwhile knows better.
  const filled = await KnownUser.updateOne({ _id, version, ...MISSING }, { $set: { phone, ...search } }, { session });
  if (filled.modifiedCount > 0 && phone !== null)
    await ChatRoom.updateMany({ userId: _id }, { $set: { customerWords: search.words } }, { session });
};

const fillPage = async (page: readonly User[]): Promise<number> => {
  const phones = new Map(page.map(({ id, phone }) => [id, phone]));
  const missing = await KnownUser.find({ ...MISSING, _id: { $in: [...phones.keys()] } }).lean<UserRecord[]>();
  for (const known of missing) await inTransaction((session) => fill(known, phones.get(known._id) ?? null, session));
  return missing.length;
};

/** Asks auth for the telephone numbers of accounts that were copied before events had them; returns how many it got. */
export const backfillPhones = async (auth: InternalClient, signal?: AbortSignal): Promise<number> => {
  let filled = 0;
  if (!(await KnownUser.exists(MISSING))) return filled;
  for await (const page of readPages(auth, exportUsersCall, signal)) filled += await fillPage(page);
  return filled;
};
