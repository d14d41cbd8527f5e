import { exportUsersCall, type User } from "@legal/contracts";
import { readPages, type InternalClient } from "@legal/service-kit";
import { inTransaction } from "@legal/service-kit/mongo";
import { isAvailable } from "../channels/available-channels.ts";
import { KnownUser } from "../users/user-model.ts";
import { saveUser } from "./save-user.ts";

/** Below that of any event: what an event says is newer. */
const COPIED = 0;

/** Telephone numbers of accounts that were copied before AlimTalk was set up. */
const fillPhones = async (page: readonly User[]): Promise<void> => {
  const missing = { _id: { $in: page.map(({ id }) => id) }, deleted: false, phone: { $exists: false } };
  for (const { _id } of await KnownUser.find(missing, { _id: 1 }).lean()) {
    const phone = page.find(({ id }) => id === _id)?.phone ?? null;
    await KnownUser.updateOne({ _id, phone: { $exists: false } }, { $set: { phone } });
  }
};

const copyPage = async (page: readonly User[]): Promise<number> => {
  const known = new Set(
    (await KnownUser.find({ _id: { $in: page.map(({ id }) => id) } }, { _id: 1 }).lean()).map(({ _id }) => _id),
  );
  const missing = page.filter(({ id }) => !known.has(id));
  for (const account of missing) await inTransaction((session) => saveUser({ ...account, version: COPIED }, session));
  if (isAvailable("alimtalk")) await fillPhones(page);
  return missing.length;
};

/** Copies accounts from before this service from auth, those that it does not know alone; returns how many. */
export const copyUsers = async (auth: InternalClient, signal?: AbortSignal): Promise<number> => {
  let copied = 0;
  for await (const page of readPages(auth, exportUsersCall, signal)) copied += await copyPage(page);
  return copied;
};
