import { userUpdated } from "@legal/contracts";
import { recordEvent } from "@legal/event-bus";
import { notFound } from "@legal/service-kit";
import { inTransaction } from "@legal/service-kit/mongo";
import type { ClientSession } from "mongoose";
import { userFactsOf } from "./user-facts.ts";
import { User, type UserDocument, type UserRecord } from "./user-model.ts";

type Changes = Partial<
  Pick<
    UserRecord,
    "displayName" | "phone" | "phoneKey" | "emailVerifiedAt" | "language" | "role" | "authProvider" | "googleSubject"
  >
>;

/** Changes an account in the caller's transaction and notifies the other services. */
export const changeUser = async (userId: string, changes: Changes, session: ClientSession): Promise<UserDocument> => {
  const update = { $set: changes, $inc: { version: 1 } };
  const user = await User.findOneAndUpdate({ _id: userId }, update, { session, returnDocument: "after" });
  if (!user) throw notFound("user");
  await recordEvent(userUpdated, userFactsOf(user), session);
  return user;
};

export const updateUser = (userId: string, changes: Changes): Promise<UserDocument> =>
  inTransaction((session) => changeUser(userId, changes, session));
