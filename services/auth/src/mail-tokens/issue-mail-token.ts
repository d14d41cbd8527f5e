import { createHash, randomBytes } from "node:crypto";
import type { UserRecord } from "../users/user-model.ts";
import { MailToken, type MailTokenPurpose } from "./mail-token-model.ts";

export const mailTokenHash = (token: string): string => createHash("sha256").update(token).digest("hex");

/** A new token of 256 bits for a mail to the account's address; only its hash is kept. */
export const issueMailToken = async (
  { _id: userId, emailKey }: Pick<UserRecord, "_id" | "emailKey">,
  { purpose, lifeMs }: { purpose: MailTokenPurpose; lifeMs: number },
): Promise<string> => {
  const token = randomBytes(32).toString("base64url");
  const expiresAt = new Date(Date.now() + lifeMs);
  await MailToken.create({ _id: mailTokenHash(token), purpose, userId, emailKey, expiresAt });
  return token;
};
