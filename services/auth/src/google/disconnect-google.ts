import { conflict, inTransaction } from "@legal/service-kit";
import { changeUser } from "../users/update-user.ts";
import { User, type UserDocument } from "../users/user-model.ts";

/** Takes the Google account off the member's own, who must be able to come in without it. Repeating it is harmless. */
export const disconnectGoogle = (userId: string): Promise<UserDocument> =>
  inTransaction(async (session) => {
    const canComeIn = { _id: userId, passwordHash: { $ne: null } };
    const { matchedCount } = await User.updateOne(canComeIn, { $unset: { googleSubject: 1 } }, { session });
    if (matchedCount === 0) throw conflict("GOOGLE_NEEDS_PASSWORD");
    return changeUser(userId, { authProvider: "local" }, session);
  });
