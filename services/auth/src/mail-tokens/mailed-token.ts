import { createHash, randomBytes } from "node:crypto";

/** What is stored of a token that was mailed. */
export const hashOfToken = (token: string): string => createHash("sha256").update(token).digest("hex");

/** 256 bits for the link in a mail. */
export const newMailedToken = (): string => randomBytes(32).toString("base64url");
