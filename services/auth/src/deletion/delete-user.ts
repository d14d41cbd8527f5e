import { userDeleted } from "@legal/contracts";
import { forgetAccountEvents, recordEvent } from "@legal/event-bus";
import { forgetMails } from "@legal/service-kit/mail";
import { notFound } from "@legal/service-kit";
import type { ClientSession } from "mongoose";
import { DeletedUser, usernameHashOf } from "../users/deleted-user-model.ts";
import { MailToken } from "../mail-tokens/mail-token-model.ts";
import { ResetToken } from "../mail-tokens/reset-token-model.ts";
import { KnownDevice } from "../devices/known-device-model.ts";
import { SecondFactor } from "../second-factor/second-factor-model.ts";
import { LoginChallenge } from "../sessions/login-challenge-model.ts";
import { endSessions } from "../sessions/end-sessions.ts";
import { User } from "../users/user-model.ts";

/** Removes what hangs on an account's id, whether the account is there or not. Returns the sessions that ended. */
export const deleteBelongings = async (userId: string, session: ClientSession): Promise<string[]> => {
  await ResetToken.deleteMany({ userId }, { session });
  await LoginChallenge.deleteMany({ userId }, { session });
  await KnownDevice.deleteMany({ userId }, { session });
  await SecondFactor.deleteOne({ _id: userId }, { session });
  await MailToken.deleteMany({ userId }, { session });
  await forgetMails([{ "facts.userId": userId }], session);
  await forgetAccountEvents(userId, session);
  return endSessions({ "sess.userId": userId }, "account-deleted", session);
};

/**
 * Removes the account with everything that this service keeps of it, in the caller's transaction, who makes the cache
 * forget the returned sessions. The other services remove what is theirs on the event.
 */
export const deleteUser = async (userId: string, session: ClientSession, now = new Date()): Promise<string[]> => {
  const user = await User.findOneAndDelete({ _id: userId }, { session });
  if (!user) throw notFound("user");
  const deleted = { deletedAt: now, usernameHash: usernameHashOf(user.usernameKey) };
  await DeletedUser.updateOne({ _id: userId }, { $setOnInsert: deleted }, { upsert: true, session });
  await forgetMails([{ "facts.emailKey": user.emailKey }], session);
  const ended = await deleteBelongings(userId, session);
  await recordEvent(userDeleted, { userId, deletedAt: now.toISOString() }, session);
  return ended;
};
