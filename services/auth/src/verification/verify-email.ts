import { inTransaction } from "@legal/service-kit/mongo";
import { spendMailToken } from "../mail-tokens/spend-mail-token.ts";
import { changeUser } from "../users/update-user.ts";

/** Confirms an address by the token mailed to it; throws 400 MAIL_LINK_INVALID. */
export const verifyEmail = (token: string) =>
  inTransaction(async (session) => {
    const { _id } = await spendMailToken(token, "verify-email", session);
    return changeUser(_id, { emailVerifiedAt: new Date() }, session);
  });
