import { unauthenticated } from "@legal/service-kit";
import type { ClientSession } from "mongoose";
import { KnownUser, type UserRecord } from "./user-model.ts";

/** The account behind a token, null while its event is still under way. A deleted account's last token opens nothing. */
export const findCustomer = async (userId: string, session: ClientSession): Promise<UserRecord | null> => {
  const customer = await KnownUser.findById(userId).session(session).lean<UserRecord>();
  if (customer?.deleted) throw unauthenticated("the account was deleted");
  return customer;
};
