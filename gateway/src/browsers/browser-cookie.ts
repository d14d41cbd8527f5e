import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { isSignedText, signText, type Current, type KeyRing } from "@legal/service-kit";
import { isOpeningPage } from "../request/is-opening-page.ts";

/** Limits look back an hour; who stays longer is known by a new name tomorrow. */
const DAY_SECONDS = 86_400;

export interface BrowserCookie {
  /** The browser's name; undefined without a cookie or with one that no key of ours signed. */
  read(cookie: string | undefined): string | undefined;
  /** Names a browser that opens a page and has no name. */
  issue(req: IncomingMessage, res: ServerResponse): void;
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
  const issue = (req: IncomingMessage, res: ServerResponse): void => {
    if (!isOpeningPage(req) || read(req.headers.cookie) !== undefined) return;
    const name = randomBytes(16).toString("base64url");
    res.appendHeader("set-cookie", `${cookieName}=${name}.${signText(keys(), name)}; ${attributes}`);
  };
  return { read, issue };
};
