import { hash } from "node:crypto";

/** Reads a session's id from the Cookie header: the SHA-256 of the cookie's value. */
export type ReadSessionId = (cookie: string | undefined) => string | undefined;

/** Named as auth names it: `__Host-sid` where the site is https, and then nothing else is believed. */
export const createSessionIdReader = (publicOrigin: string): ReadSessionId => {
  const name = publicOrigin.startsWith("https:") ? "__Host-sid" : "sid";
  const pattern = new RegExp(`(?:^|;\\s*)${name}=([\\w-]{43})(?:;|$)`);
  return (cookie) => {
    const secret = cookie === undefined ? undefined : pattern.exec(cookie)?.[1];
    return secret === undefined ? undefined : hash("sha256", secret, "hex");
  };
};
