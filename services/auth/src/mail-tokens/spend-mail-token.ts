import { AppError } from "@legal/service-kit";
import type { ClientSession } from "mongoose";
import { User, type UserDocument } from "../users/user-model.ts";
import { MailToken, type MailTokenPurpose } from "./mail-token-model.ts";
import { hashOfToken } from "./mailed-token.ts";

/**
 * The account that a mailed token is for, in the caller's transaction; of many at once one wins. All tokens of that
 * purpose go with it. Throws 400 MAIL_LINK_INVALID when it is spent, too old, or the account has another address now.
 */
export const spendMailToken = async (
  token: string,
  purpose: MailTokenPurpose,
  session: ClientSession,
): Promise<UserDocument> => {
  const live = { _id: hashOfToken(token), purpose, expiresAt: { $gt: new Date() } };
  const spent = await MailToken.findOneAndDelete(live, { session });
  const owner = spent && (await User.findOne({ _id: spent.userId, emailKey: spent.emailKey }).session(session));
  if (!owner) throw new AppError(400, "MAIL_LINK_INVALID");
  await MailToken.deleteMany({ userId: owner._id, purpose }).session(session);
  return owner;
};
