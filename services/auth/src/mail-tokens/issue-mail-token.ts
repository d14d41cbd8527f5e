import type { UserRecord } from "../users/user-model.ts";
import { MailToken, type MailTokenPurpose } from "./mail-token-model.ts";
import { hashOfToken, newMailedToken } from "./mailed-token.ts";

/** A new token for a mail to the account's address, or to `email`; only its hash is kept. */
export const issueMailToken = async (
  { _id: userId, emailKey }: Pick<UserRecord, "_id" | "emailKey">,
  { purpose, lifeMs, email }: { purpose: MailTokenPurpose; lifeMs: number; email?: string },
): Promise<string> => {
  const token = newMailedToken();
  const expiresAt = new Date(Date.now() + lifeMs);
  await MailToken.create({
    _id: hashOfToken(token),
    purpose,
    userId,
    emailKey,
    ...(email !== undefined && { email }),
    expiresAt,
  });
  return token;
};
