import { sessionCookieNameOf } from "@legal/contracts";
import type { CookieOptions, Response } from "express";
import { SESSION_MAX_MS } from "./session-lifetime.ts";

export interface SessionCookie {
  set(res: Response, secret: string): void;
  clear(res: Response): void;
}

export const sessionCookie = (publicOrigin: string): SessionCookie => {
  const name = sessionCookieNameOf(publicOrigin);
  const options: CookieOptions = {
    httpOnly: true,
    sameSite: "lax",
    path: "/",
    secure: publicOrigin.startsWith("https:"),
  };
  return {
    set: (res, secret) => res.cookie(name, secret, { ...options, maxAge: SESSION_MAX_MS }),
    clear: (res) => res.clearCookie(name, options),
  };
};
