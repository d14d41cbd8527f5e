import { inTransaction } from "@legal/service-kit/mongo";
import { MailToken } from "../mail-tokens/mail-token-model.ts";
import { hashOfToken } from "../mail-tokens/mailed-token.ts";
import { spendMailToken } from "../mail-tokens/spend-mail-token.ts";
import { changeUser } from "../users/update-user.ts";
import { changeEmail } from "./change-email.ts";

/** Confirms an address by the token mailed to it, which of a change makes it the account's; throws 400 MAIL_LINK_INVALID. */
export const verifyEmail = (token: string): Promise<void> =>
  inTransaction(async (session) => {
    const wanted = await MailToken.findOne({ _id: hashOfToken(token), purpose: "change-email" }).session(session);
    const user = await spendMailToken(token, wanted ? "change-email" : "verify-email", session);
    const emailVerifiedAt = new Date();
    if (wanted?.email === undefined) await changeUser(user._id, { emailVerifiedAt }, session);
    else await changeEmail(user.toObject(), { email: wanted.email, emailVerifiedAt }, session);
  });
