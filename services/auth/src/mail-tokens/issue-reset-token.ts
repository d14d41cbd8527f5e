import { newId } from "@legal/service-kit";
import type { UserRecord } from "../users/user-model.ts";
import { hashOfToken, newMailedToken } from "./mailed-token.ts";
import { ResetToken } from "./reset-token-model.ts";

export const RESET_TOKEN_MINUTES = 30;

/** A new token for a mail to the account's address; only its hash is kept. */
export const issueResetToken = async ({
  _id: userId,
  emailKey,
}: Pick<UserRecord, "_id" | "emailKey">): Promise<string> => {
  const token = newMailedToken();
  const expiresAt = new Date(Date.now() + RESET_TOKEN_MINUTES * 60_000);
  await ResetToken.create({ _id: newId(), userId, emailKey, token: hashOfToken(token), expiresAt });
  return token;
};
