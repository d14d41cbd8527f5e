import { createHmac, hkdfSync, randomBytes, timingSafeEqual, type KeyObject } from "node:crypto";
import type { CookieOptions, Request, Response } from "express";

export interface VisitorCookie {
  /** The visitor of this browser; undefined without a cookie or with one that nobody here signed. */
  read(req: Request): string | undefined;
  /** Makes a visitor of a browser that has no cookie yet. */
  issue(res: Response): string;
  clear(res: Response): void;
}

interface VisitorCookieOptions {
  publicOrigin: string;
  /** The service's own key; what signs cookies is derived from it, so all replicas agree without another secret. */
  privateKey: KeyObject | string;
  days: number;
}

const DAY_MS = 86_400_000;

const deriveSecret = (privateKey: KeyObject | string): Buffer => {
  const material = typeof privateKey === "string" ? privateKey : privateKey.export({ type: "pkcs8", format: "der" });
  return Buffer.from(hkdfSync("sha256", material, "", "visitor-cookie", 32));
};

/** An anonymous, signed cookie: it names no person, cannot be guessed, and is claimed when the visitor signs in. */
export const visitorCookie = ({ publicOrigin, privateKey, days }: VisitorCookieOptions): VisitorCookie => {
  const secure = publicOrigin.startsWith("https:");
  const name = secure ? "__Host-ai-visitor" : "ai-visitor";
  const options: CookieOptions = { httpOnly: true, sameSite: "lax", path: "/", secure };
  const pattern = new RegExp(`(?:^|;\\s*)${name}=([\\w-]{22})\\.([\\w-]{43})(?:;|$)`);
  const secret = deriveSecret(privateKey);
  const sign = (id: string): Buffer => createHmac("sha256", secret).update(id).digest();
  return {
    read: (req) => {
      const [, id, signature] = pattern.exec(req.headers.cookie ?? "") ?? [];
      if (!id || !signature) return undefined;
      return timingSafeEqual(sign(id), Buffer.from(signature, "base64url")) ? id : undefined;
    },
    issue: (res) => {
      const id = randomBytes(16).toString("base64url");
      res.cookie(name, `${id}.${sign(id).toString("base64url")}`, { ...options, maxAge: days * DAY_MS });
      return id;
    },
    clear: (res) => res.clearCookie(name, options),
  };
};
