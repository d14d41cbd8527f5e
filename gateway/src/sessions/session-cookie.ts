import { hash } from "node:crypto";
import { sessionCookieNameOf } from "@legal/contracts";

/** Reads a session's id from the Cookie header: the SHA-256 of the cookie's value. */
export type ReadSessionId = (cookie: string | undefined) => string | undefined;

export const createSessionIdReader = (publicOrigin: string): ReadSessionId => {
  const pattern = new RegExp(`(?:^|;\\s*)${sessionCookieNameOf(publicOrigin)}=([\\w-]{43})(?:;|$)`);
  return (cookie) => {
    const secret = cookie === undefined ? undefined : pattern.exec(cookie)?.[1];
    return secret === undefined ? undefined : hash("sha256", secret, "hex");
  };
};
