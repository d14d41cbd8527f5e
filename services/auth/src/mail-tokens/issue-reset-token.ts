import { newId } from "@legal/service-kit";
import { hashOfToken, newMailedToken } from "./mailed-token.ts";
import { ResetToken } from "./reset-token-model.ts";

export const RESET_TOKEN_MINUTES = 30;

/** A new token for the mail; only its hash is kept. */
export const issueResetToken = async (userId: string): Promise<string> => {
  const token = newMailedToken();
  const expiresAt = new Date(Date.now() + RESET_TOKEN_MINUTES * 60_000);
  await ResetToken.create({ _id: newId(), userId, token: hashOfToken(token), expiresAt });
  return token;
};
