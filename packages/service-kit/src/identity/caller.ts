import type { Language } from "@legal/contracts";
import { negotiateLanguage } from "@legal/i18n";
import type { Request, RequestHandler } from "express";
import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import { forbidden, secondFactorRequired, unauthenticated } from "../errors/errors.ts";
import type { Caller, Identity, User } from "./identity.ts";

const ANONYMOUS: Caller = { kind: "anonymous" };
const callers = new WeakMap<Request, Caller>();
const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]*)$/;

const readCaller = (authorization: string | undefined, identity: Identity): Caller => {
  if (authorization === undefined) return ANONYMOUS;
  const token = BEARER.exec(authorization)?.[1];
  if (token === undefined) throw unauthenticated("not a bearer token");
  return identity.verify(token);
};

/** Verifies the token of a request once. No token is a visitor; a token that does not hold is refused, never ignored. */
export const identify =
  (identity: Identity): RequestHandler =>
  (req, _res, next) => {
    callers.set(req, readCaller(req.headers.authorization, identity));
    next();
  };

export const callerOf = (req: Request): Caller => callers.get(req) ?? ANONYMOUS;

/** The signed-in user, or undefined for a visitor. */
export const optionalUserOf = (req: Request): User | undefined => {
  const caller = callerOf(req);
  return caller.kind === "user" ? caller.user : undefined;
};

/** The signed-in user; throws 401 for a visitor. */
export const userOf = (req: Request): User => {
  const user = optionalUserOf(req);
  if (!user) throw unauthenticated();
  return user;
};

export const requireUser: RequestHandler = (req, _res, next) => {
  userOf(req);
  next();
};

/** For what outlives a session: its owner has all rights of their account, which staff without their second factor lack. */
export const requireEnrolled: RequestHandler = (req, _res, next) => {
  if (userOf(req).mustEnrol) throw secondFactorRequired();
  next();
};

export const requireAdmin: RequestHandler = (req, _res, next) => {
  const { role, mustEnrol } = userOf(req);
  if (mustEnrol) throw secondFactorRequired();
  if (role !== "admin") throw forbidden();
  next();
};

/** Lets only the named services through, by their own tokens. */
export const requireService =
  (...issuers: string[]): RequestHandler =>
  (req, _res, next) => {
    const caller = callerOf(req);
    if (caller.kind !== "service") throw unauthenticated("not a service's token");
    if (!issuers.includes(caller.issuer)) throw forbidden(`${caller.issuer} may not call this`);
    next();
  };

/** The signed-in user's language, else the best of Accept-Language, else Korean. */
export const languageOf = (req: Request): Language =>
  optionalUserOf(req)?.language ?? negotiateLanguage(req.headers["accept-language"]);

/** The browser by the gateway's cookie; undefined where it showed none. It names no person. */
export const clientBrowserOf = (req: IncomingMessage): string | undefined => {
  const header = req.headers["x-client-browser"];
  return typeof header === "string" && header !== "" ? header : undefined;
};

/** The browser's address as the gateway saw it; for requests that did not pass the gateway, the peer's. */
export const clientIpOf = (req: IncomingMessage): string => {
  const header = req.headers["x-client-ip"];
  return typeof header === "string" && isIP(header) ? header : (req.socket.remoteAddress ?? "unknown");
};
