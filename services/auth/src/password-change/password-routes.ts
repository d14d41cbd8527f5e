import { changePasswordCall, requestPasswordResetCall, resetPasswordCall } from "@legal/contracts";
import { createRouter, parse, requireUser, userOf } from "@legal/service-kit";
import type { Router } from "express";
import type { AuthLimits } from "../limits/limits.ts";
import { attemptOriginOf } from "../limits/attempt-origin-of.ts";
import { requireSecondStep } from "../second-factor/require-second-step.ts";
import type { LoginCookies } from "../login/login-cookies.ts";
import type { SessionCache } from "../sessions/session-cache.ts";
import { presentUser } from "../users/present-user.ts";
import { emailKeyOf } from "../users/normalise.ts";
import { changePassword } from "./change-password.ts";
import type { PasswordHasher } from "../passwords/password-hasher.ts";
import { requestPasswordReset } from "./request-password-reset.ts";
import { resetPassword } from "./reset-password.ts";

interface PasswordRouteDeps {
  limits: AuthLimits;
  hasher: PasswordHasher;
  sessionCache: SessionCache;
  cookies: LoginCookies;
}

export const passwordRoutes = ({ limits, hasher, sessionCache, cookies }: PasswordRouteDeps): Router => {
  const routes = createRouter();

  routes.post(requestPasswordResetCall.path, async (req, res) => {
    const { body } = parse(requestPasswordResetCall, req);
    await limits.resetMail.consume(req);
    await limits.resetMailTo.consume(emailKeyOf(body.email));
    await requestPasswordReset(body.email);
    res.json({ ok: true });
  });

  routes.post(resetPasswordCall.path, async (req, res) => {
    const { body } = parse(resetPasswordCall, req);
    await resetPassword(body, { hasher, sessionCache });
    res.json({ ok: true });
  });

  routes.post(changePasswordCall.path, requireUser, requireSecondStep, async (req, res) => {
    const { body } = parse(changePasswordCall, req);
    await limits.securityChange.consume(userOf(req).id);
    const visitor = { ...cookies.browserOf(req), origin: attemptOriginOf(req) };
    const deps = { guard: limits.login, hasher, sessionCache };
    const { user, secret } = await changePassword(userOf(req), body, visitor, deps);
    cookies.renew(res, secret);
    res.json(presentUser(user));
  });

  return routes;
};
