import type { KeyObject } from "node:crypto";
import jwt from "jsonwebtoken";

interface SignerOptions {
  issuer: string;
  privateKey: KeyObject | string;
  /** Which of the trusted keys the receiver must use, `<service>-1`. */
  kid: string;
}

/** Signs RS256 tokens as `issuer`. Takes about half a millisecond, so keep tokens while they are fresh. */
export type Sign = (audience: string, claims: object, ttlSeconds: number) => string;

export const signer =
  ({ issuer, privateKey, kid }: SignerOptions): Sign =>
  (audience, claims, ttlSeconds) =>
    jwt.sign(claims, privateKey, { algorithm: "RS256", issuer, audience, keyid: kid, expiresIn: ttlSeconds });
