import type { CookieOptions, Request, Response } from "express";

export interface SecretCookie {
  read(req: Request): string | undefined;
  set(res: Response, secret: string): void;
  clear(res: Response): void;
}

/** A cookie of 256 random bits that only the server reads. The gateway lets it through on the paths that need it. */
export const secretCookie = (publicOrigin: string, plainName: string, maxAgeMs: number): SecretCookie => {
  const secure = publicOrigin.startsWith("https:");
  const name = secure ? `__Host-${plainName}` : plainName;
  const options: CookieOptions = { httpOnly: true, sameSite: "lax", path: "/", secure };
  const pattern = new RegExp(`(?:^|;\\s*)${name}=([\\w-]{43})(?:;|$)`);
  return {
    read: (req) => pattern.exec(req.headers.cookie ?? "")?.[1],
    set: (res, secret) => res.cookie(name, secret, { ...options, maxAge: maxAgeMs }),
    clear: (res) => res.clearCookie(name, options),
  };
};
