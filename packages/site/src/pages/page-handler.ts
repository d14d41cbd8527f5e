import { randomBytes } from "node:crypto";
import type { LocalizedBusiness, Session } from "@legal/contracts";
import type { Logger } from "@legal/service-kit";
import type { Request, Response } from "express";
import { createPageComposer, type ComposedPage } from "./compose-page.ts";
import { createPageFinder, type Page } from "./find-page.ts";
import { requestedLanguageOf, pageLanguageOf, visitCookie } from "./page-language.ts";
import { contentSecurityPolicy, setPageHeaders } from "./page-headers.ts";
import { sendPage } from "./send-html.ts";
import type { WebBuild } from "../build/web-build.ts";

/** The live session of a Cookie header; undefined for a visitor. */
type FindSession = (cookie: string | undefined) => Promise<Session | undefined>;

export interface PageHandlerDeps {
  publicOrigin: string;
  business: LocalizedBusiness;
  ownOrigins: readonly string[];
  sessionOf: FindSession;
  logger: Logger;
}

/** "unknown" while neither Redis nor auth answers: the page still comes, and asks again by itself. */
type Found = Session | undefined | "unknown";

const readerOf = (found: Found) => {
  if (found === "unknown") return found;
  return found ? "member" : "visitor";
};

const setFacts = (res: Response, { view, isMissing, noindex }: Page): void => {
  if (noindex) res.set("X-Robots-Tag", "noindex");
  res.status(view && !isMissing ? 200 : 404);
};

/** Answers an address with its page of one build, for a visitor or a member. */
export const createPageHandler = (build: WebBuild, deps: PageHandlerDeps) => {
  const { publicOrigin, business, ownOrigins, sessionOf, logger } = deps;
  const find = createPageFinder(build);
  const compose = createPageComposer(build, { origin: publicOrigin, business });
  const policy = contentSecurityPolicy(build, ownOrigins);

  const findSession = async (cookie: string | undefined): Promise<Found> => {
    try {
      return await sessionOf(cookie);
    } catch (error) {
      logger.warn({ err: error }, "page without a session check");
      return "unknown";
    }
  };
  const send = async (req: Request, res: Response, page: ComposedPage): Promise<void> => {
    const nonce = randomBytes(16).toString("base64");
    setPageHeaders(res, policy(nonce));
    await sendPage(req, res, page, nonce);
  };

  return async (req: Request, res: Response): Promise<void> => {
    const found = await findSession(req.headers.cookie);
    const page = find(req.path, found === undefined);
    const language = pageLanguageOf(req, found === "unknown" ? undefined : found);
    const composed = compose({ page, language, reader: readerOf(found) });
    setFacts(res, page);
    res.set({ "Content-Language": language, Vary: "Cookie" });
    if (requestedLanguageOf(req)) res.append("Set-Cookie", visitCookie(language));
    if (!page.prerendered || !page.view) {
      res.set("Cache-Control", "no-store");
      return send(req, res, composed);
    }
    res.set({ "Cache-Control": "private, no-cache", ETag: composed.etag });
    // The browser goes on with the policy it got together with its copy, whose nonce that copy carries.
    return req.fresh ? void res.status(304).end() : send(req, res, composed);
  };
};
