import {
  currentUserCall,
  getSessionCall,
  liveSessionsCall,
  loginCall,
  loginRedirectCall,
  logoutCall,
  meCall,
  safeNext,
  loginSecondFactorCall,
  stepUpCall,
  stepUpMethodsCall,
} from "@legal/contracts";
import { pages } from "@legal/contracts/pages";
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
import type { AuthLimits } from "../limits/limits.ts";
import { attemptOriginOf } from "../limits/attempt-origin-of.ts";
import type { PasswordHasher } from "../passwords/password-hasher.ts";
import { presentUser } from "../users/present-user.ts";
import { User } from "../users/user-model.ts";
import { finishLogin } from "./finish-login.ts";
import type { LoginCookies } from "./login-cookies.ts";
import { methodsOf, stepUp } from "./step-up.ts";
import type { SecretBox } from "../second-factor/secret-box.ts";
import type { StaffRule } from "../second-factor/staff-rule.ts";
import { findSession } from "../sessions/find-session.ts";
import { findLiveSessions } from "../sessions/live-session.ts";
import { logIn } from "./log-in.ts";
import { logOut } from "../sessions/log-out.ts";
import { presentSession } from "../sessions/present-session.ts";
import type { SessionCache } from "../sessions/session-cache.ts";
import { touchSession } from "../sessions/touch-session.ts";

interface SessionRouteDeps {
  limits: AuthLimits;
  hasher: PasswordHasher;
  sessionCache: SessionCache;
  cookies: LoginCookies;
  box: SecretBox;
  staffRule: StaffRule;
}

export const sessionRoutes = ({ limits, cookies, ...rest }: SessionRouteDeps): Router => {
  const routes = createRouter();
  const deps = { ...rest, guard: limits.login, codeTries: limits.codeTries };
  const { sessionCache } = rest;

  routes.post(loginCall.path, async (req, res) => {
    const { body } = parse(loginCall, req);
    const browser = cookies.browserOf(req);
    const { user, entrance } = await logIn(body, { ...browser, address: clientNetworkOf(req) }, deps);
    cookies.admit(res, browser, entrance);
    res.json("challenge" in entrance ? { secondFactorRequired: true } : presentUser(user));
  });

  routes.post(loginSecondFactorCall.path, async (req, res) => {
    const { body } = parse(loginSecondFactorCall, req);
    const browser = cookies.browserOf(req);
    const challenge = cookies.challengeOf(req);
    const { user, secret } = await finishLogin({ challenge, code: body.code }, browser, deps);
    cookies.start(res, browser, secret);
    cookies.endChallenge(res);
    res.json(presentUser(user));
  });

  routes.post(logoutCall.path, async (req, res) => {
    const user = optionalUserOf(req);
    if (user) await logOut(user.sessionId, sessionCache);
    cookies.end(res);
    res.status(logoutCall.status).end();
  });

  const answerMe: RequestHandler = async (req, res) => {
    const { id, sessionId, mustEnrol } = userOf(req);
    const user = await User.findById(id).lean();
    if (!user) throw unauthenticated("the account is gone");
    await touchSession(sessionId, sessionCache);
    res.json({ ...presentUser(user), ...(mustEnrol && { mustEnrol }) });
  };
  routes.get(meCall.path, requireUser, answerMe);
  routes.get(currentUserCall.path, requireUser, answerMe);

  routes.get(stepUpMethodsCall.path, requireUser, async (req, res) => {
    res.json(await methodsOf(userOf(req).id));
  });

  routes.post(stepUpCall.path, requireUser, async (req, res) => {
    const { body } = parse(stepUpCall, req);
    const visitor = { ...cookies.browserOf(req), origin: attemptOriginOf(req) };
    const { user, secret } = await stepUp(userOf(req), body, visitor, deps);
    cookies.renew(res, secret);
    res.json(presentUser(user));
  });

  routes.get(loginRedirectCall.path, (req, res) => {
    res.redirect(pages.login(safeNext(parse(loginRedirectCall, req).query.next)));
  });

  routes.get(getSessionCall.path, requireService("gateway"), async (req, res) => {
    const { params } = parse(getSessionCall, req);
    res.json(presentSession(await findSession(params.sessionId, sessionCache)));
  });

  routes.post(liveSessionsCall.path, requireService("gateway", "case-chat"), async (req, res) => {
    const { body } = parse(liveSessionsCall, req);
    res.json((await findLiveSessions(body.sessionIds)).map(presentSession));
  });

  return routes;
};
