import { createHash, randomBytes } from "node:crypto";
import { newId } from "@legal/service-kit";
import { ResetToken } from "./reset-token-model.ts";

export const RESET_TOKEN_MINUTES = 30;

export const resetTokenHash = (token: string): string => createHash("sha256").update(token).digest("hex");

/** A new token for the mail; only its hash is kept. */
export const issueResetToken = async (userId: string): Promise<string> => {
  const token = randomBytes(32).toString("base64url");
  const expiresAt = new Date(Date.now() + RESET_TOKEN_MINUTES * 60_000);
  await ResetToken.create({ _id: newId(), userId, token: resetTokenHash(token), expiresAt });
  return token;
};
