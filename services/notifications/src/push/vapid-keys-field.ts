import { z } from "zod";

const KEYS = /^([\w-]{87}):([\w-]{43})$/;

/** `<public>:<private>`, both as base64url: an uncompressed point of P-256 and its number. */
export const vapidKeysField = z.string().transform((text, context) => {
  const [, publicKey, privateKey] = KEYS.exec(text.trim()) ?? [];
  if (publicKey !== undefined && privateKey !== undefined) return { publicKey, privateKey };
  context.addIssue({ code: "custom", message: "not <public key>:<private key>, both in base64url" });
  return z.NEVER;
});
