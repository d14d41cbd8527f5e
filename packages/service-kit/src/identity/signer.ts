import type { KeyObject } from "node:crypto";
import jwt from "jsonwebtoken";
import type { Current } from "../config/reloaded-field.ts";
import { thumbprintOf } from "./thumbprint.ts";

interface SignerOptions {
  issuer: string;
  privateKey: Current<KeyObject>;
}

/** Signs RS256 tokens as `issuer`. Takes about half a millisecond, so keep tokens while they are fresh. */
export type Sign = (audience: string, claims: object, ttlSeconds: number) => string;

export const createSigner =
  ({ issuer, privateKey }: SignerOptions): Sign =>
  (audience, claims, ttlSeconds) => {
    const key = privateKey();
    const keyid = thumbprintOf(key);
    return jwt.sign(claims, key, { algorithm: "RS256", issuer, audience, keyid, expiresIn: ttlSeconds });
  };
