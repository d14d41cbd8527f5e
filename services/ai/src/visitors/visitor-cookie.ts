import { randomBytes } from "node:crypto";
import { isSignedText, signText, type Current, type KeyRing } from "@legal/service-kit";
import type { CookieOptions, Request, Response } from "express";

export interface VisitorCookie {
  /** The visitor of this browser; undefined without a cookie or with one that is not signed by this service. */
  read(req: Request): string | undefined;
  /** Makes a visitor of a browser that has no cookie yet. */
  issue(res: Response): string;
  /** Has the visitor's cookie last as long from now on as their conversations. */
  renew(id: string, res: Response): void;
  clear(res: Response): void;
}

interface VisitorCookieOptions {
  publicOrigin: string;
  keys: Current<KeyRing>;
  days: number;
}

const DAY_MS = 86_400_000;

/**
 * An anonymous, signed cookie: it names no person and cannot be guessed. It lasts over a login, until its
 * conversations are claimed or deleted.
 */
export const createVisitorCookie = ({ publicOrigin, keys, days }: VisitorCookieOptions): VisitorCookie => {
  const secure = publicOrigin.startsWith("https:");
  const name = secure ? "__Host-ai-visitor" : "ai-visitor";
  const options: CookieOptions = { httpOnly: true, sameSite: "lax", path: "/", secure };
  const pattern = new RegExp(`(?:^|;\\s*)${name}=([\\w-]{22})\\.([\\w-]{43})(?:;|$)`);
  const send = (id: string, res: Response): void =>
    void res.cookie(name, `${id}.${signText(keys(), id)}`, { ...options, maxAge: days * DAY_MS });
  return {
    read: (req) => {
      const [, id, signature] = pattern.exec(req.headers.cookie ?? "") ?? [];
      if (!id || !signature) return undefined;
      return isSignedText(keys(), id, signature) ? id : undefined;
    },
    issue: (res) => {
      const id = randomBytes(16).toString("base64url");
      send(id, res);
      return id;
    },
    renew: send,
    clear: (res) => res.clearCookie(name, options),
  };
};
