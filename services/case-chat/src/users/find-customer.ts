import { unauthenticated } from "@legal/service-kit";
import type { ClientSession } from "mongoose";
import { KnownUser, type UserRecord } from "./user-model.ts";

/**
 * The account that a room is opened for, null while its event is still under way. A deleted account's last token opens
 * nothing: the account is written, so that a room and the account's deletion cannot both go through.
 */
export const findCustomer = async (userId: string, session: ClientSession): Promise<UserRecord | null> => {
  const touched = { $set: { roomOpenedAt: new Date() } };
  const customer = await KnownUser.findOneAndUpdate({ _id: userId }, touched, { session }).lean<UserRecord>();
  if (customer?.deleted) throw unauthenticated("the account was deleted");
  return customer;
};
