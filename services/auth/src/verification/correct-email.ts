import { userUpdated } from "@legal/contracts";
import { record } from "@legal/event-bus";
import { conflict, isDuplicateKey } from "@legal/service-kit";
import { inTransaction } from "@legal/service-kit/mongo";
import { forgetMails } from "@legal/service-kit/mail";
import { queueMail } from "../mail/mail-kinds.ts";
import { MailToken } from "../mail-tokens/mail-token-model.ts";
import { ResetToken } from "../mail-tokens/reset-token-model.ts";
import { emailKeyOf } from "../users/normalise.ts";
import { userFactsOf } from "../users/user-facts.ts";
import { User, type UserDocument, type UserRecord } from "../users/user-model.ts";

/** Every link that went to the mistyped address is dead: its reader there must not be able to log in. */
const correct = ({ _id, emailKey }: UserRecord, email: string): Promise<UserDocument> =>
  inTransaction(async (session) => {
    const unconfirmed = { _id, emailKey, emailVerifiedAt: null };
    const change = { $set: { email, emailKey: emailKeyOf(email) }, $inc: { version: 1 } };
    const user = await User.findOneAndUpdate(unconfirmed, change, { session, returnDocument: "after" });
    if (!user) throw conflict("EMAIL_ALREADY_VERIFIED", "email");
    await MailToken.deleteMany({ userId: _id }, { session });
    await ResetToken.deleteMany({ userId: _id }, { session });
    await forgetMails([{ "facts.userId": _id }, { "facts.emailKey": emailKey }], session);
    await queueMail("verify-email", { userId: _id }, session);
    await record(userUpdated, userFactsOf(user), session);
    return user;
  });

/** Throws 409 for an address that was confirmed, or that another account has. */
export const correctEmail = async (user: UserRecord, email: string): Promise<UserDocument> => {
  try {
    return await correct(user, email);
  } catch (error) {
    throw isDuplicateKey(error, "emailKey") ? conflict("EMAIL_TAKEN", "email") : error;
  }
};
