import type { CookieOptions, Request, Response } from "express";
import { FLOW_SECONDS } from "./google-flow.ts";

export interface GoogleFlowCookie {
  read(req: Request): string | undefined;
  set(res: Response, secret: string): void;
  clear(res: Response): void;
}

/** Ties the way back from Google to the browser that left. The gateway lets this cookie through on these paths only. */
export const googleFlowCookie = (publicOrigin: string): GoogleFlowCookie => {
  const secure = publicOrigin.startsWith("https:");
  const name = secure ? "__Host-google-flow" : "google-flow";
  const options: CookieOptions = { httpOnly: true, sameSite: "lax", path: "/", secure };
  const pattern = new RegExp(`(?:^|;\\s*)${name}=([\\w-]{43})(?:;|$)`);
  return {
    read: (req) => pattern.exec(req.headers.cookie ?? "")?.[1],
    set: (res, secret) => res.cookie(name, secret, { ...options, maxAge: FLOW_SECONDS * 1000 }),
    clear: (res) => res.clearCookie(name, options),
  };
};
