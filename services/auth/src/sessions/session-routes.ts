import { currentUser, getSession, liveSessions, login, loginRedirect, logout, me, safeNext } from "@legal/contracts";
import {
  createRouter,
  clientNetworkOf,
  optionalUserOf,
  parse,
  requireService,
  requireUser,
  unauthenticated,
  userOf,
} from "@legal/service-kit";
import type { RequestHandler, Router } from "express";
import type { AuthLimits } from "../limits.ts";
import type { PasswordHasher } from "../passwords/password-hasher.ts";
import { presentUser } from "../users/present-user.ts";
import { User } from "../users/user-model.ts";
import { browserOf } from "./browser-of.ts";
import { findLiveSessions, findSession } from "./find-session.ts";
import { logIn } from "./log-in.ts";
import { logOut } from "./log-out.ts";
import { presentSession } from "./present-session.ts";
import type { SessionCookie } from "./session-cookie.ts";
import type { SessionMirror } from "./session-mirror.ts";
import { touchSession } from "./touch-session.ts";

interface SessionRouteDeps {
  limits: AuthLimits;
  hasher: PasswordHasher;
  mirror: SessionMirror;
  cookie: SessionCookie;
}

export const sessionRoutes = ({ limits, hasher, mirror, cookie }: SessionRouteDeps): Router => {
  const routes = createRouter();
  const deps = { guard: limits.login, hasher, mirror };

  routes.post(login.path, async (req, res) => {
    const { body } = parse(login, req);
    const browser = { ...browserOf(req), address: clientNetworkOf(req) };
    const { user, secret } = await logIn(body, browser, deps);
    cookie.set(res, secret);
    res.json(presentUser(user));
  });

  routes.post(logout.path, async (req, res) => {
    const user = optionalUserOf(req);
    if (user) await logOut(user.sessionId, mirror);
    cookie.clear(res);
    res.status(logout.status).end();
  });

  const answerMe: RequestHandler = async (req, res) => {
    const { id, sessionId } = userOf(req);
    const user = await User.findById(id).lean();
    if (!user) throw unauthenticated("the account is gone");
    await touchSession(sessionId, mirror);
    res.json(presentUser(user));
  };
  routes.get(me.path, requireUser, answerMe);
  routes.get(currentUser.path, requireUser, answerMe);

  routes.get(loginRedirect.path, (req, res) => {
    const next = safeNext(parse(loginRedirect, req).query.next);
    res.redirect(next === undefined ? "/login" : `/login?next=${encodeURIComponent(next)}`);
  });

  routes.get(getSession.path, requireService("gateway"), async (req, res) => {
    const { params } = parse(getSession, req);
    res.json(presentSession(await findSession(params.sessionId, mirror)));
  });

  routes.post(liveSessions.path, requireService("gateway", "case-chat"), async (req, res) => {
    const { body } = parse(liveSessions, req);
    res.json((await findLiveSessions(body.sessionIds)).map(presentSession));
  });

  return routes;
};
