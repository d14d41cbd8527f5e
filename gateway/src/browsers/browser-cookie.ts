import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { isSignedText, signText, type Current, type KeyRing } from "@legal/service-kit";
import { isOpeningPage } from "../request/is-opening-page.ts";

/** Limits look back an hour, visits to the day; who stays longer is known by a new name tomorrow. */
const DAY_SECONDS = 86_400;

export interface BrowserCookie {
  /** The browser's name; undefined without a cookie or with one that no key of ours signed. */
  read(cookie: string | undefined): string | undefined;
  /** The name of a browser that opens a page, a new one where it has none; undefined for any other request. */
  issue(req: IncomingMessage, res: ServerResponse): string | undefined;
}

/** A random name, signed: distinguishes the browsers of one address for a day, and says nothing of a person. */
export const createBrowserCookie = (publicOrigin: string, keys: Current<KeyRing>): BrowserCookie => {
  const secure = publicOrigin.startsWith("https:");
  const cookieName = secure ? "__Host-browser" : "browser";
  const pattern = new RegExp(`(?:^|;\\s*)${cookieName}=([\\w-]{22})\\.([\\w-]{43})(?:;|$)`);
  const attributes = `Max-Age=${DAY_SECONDS}; Path=/; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;

  const read = (cookie: string | undefined): string | undefined => {
    const [, name = "", signature = ""] = pattern.exec(cookie ?? "") ?? [];
    return name !== "" && isSignedText(keys(), name, signature) ? name : undefined;
  };
  const issue = (req: IncomingMessage, res: ServerResponse): string | undefined => {
    if (!isOpeningPage(req)) return undefined;
    const known = read(req.headers.cookie);
    if (known !== undefined) return known;
    const name = randomBytes(16).toString("base64url");
    res.appendHeader("set-cookie", `${cookieName}=${name}.${signText(keys(), name)}; ${attributes}`);
    return name;
  };
  return { read, issue };
};
