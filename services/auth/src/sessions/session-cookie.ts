import type { CookieOptions, Response } from "express";
import { SESSION_MAX_MS } from "./session-lifetime.ts";

export interface SessionCookie {
  set(res: Response, secret: string): void;
  clear(res: Response): void;
}

/** `__Host-`: only this host, only https, set by nobody else. Plain http, as on a developer's machine, cannot have it. */
export const sessionCookie = (publicOrigin: string): SessionCookie => {
  const secure = publicOrigin.startsWith("https:");
  const name = secure ? "__Host-sid" : "sid";
  const options: CookieOptions = { httpOnly: true, sameSite: "lax", path: "/", secure };
  return {
    set: (res, secret) => res.cookie(name, secret, { ...options, maxAge: SESSION_MAX_MS }),
    clear: (res) => res.clearCookie(name, options),
  };
};
