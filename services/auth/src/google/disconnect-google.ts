import { conflict } from "@legal/service-kit";
import { inTransaction } from "@legal/service-kit/mongo";
import type { ClientSession } from "mongoose";
import { queueGoogleNotice } from "../mail/mail-kinds.ts";
import { changeUser } from "../users/update-user.ts";
import { User, type UserDocument } from "../users/user-model.ts";

/** Takes a Google account off where there is one and notifies the owner, in the caller's transaction; returns whether there was. */
export const dropGoogle = async (userId: string, session: ClientSession): Promise<boolean> => {
  const connected = { _id: userId, googleSubject: { $exists: true } };
  const { matchedCount } = await User.updateOne(connected, { $unset: { googleSubject: 1 } }, { session });
  if (matchedCount > 0) await queueGoogleNotice({ userId, change: "disconnected" }, session);
  return matchedCount > 0;
};

/** Takes the Google account off the member's own, who must be able to come in without it. Repeating it is harmless. */
export const disconnectGoogle = (userId: string): Promise<UserDocument> =>
  inTransaction(async (session) => {
    const canComeIn = await User.exists({ _id: userId, passwordHash: { $ne: null } }).session(session);
    if (!canComeIn) throw conflict("GOOGLE_NEEDS_PASSWORD");
    await dropGoogle(userId, session);
    return changeUser(userId, { authProvider: "local" }, session);
  });
