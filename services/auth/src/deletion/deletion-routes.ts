import { confirmDeletionCall, deleteMeCall, requestDeletionLinkCall } from "@legal/contracts";
import { createRouter, notFound, optionalUserOf, parse, requireUser, userOf } from "@legal/service-kit";
import { inTransaction } from "@legal/service-kit/mongo";
import type { Router } from "express";
import type { AuthLimits } from "../limits/limits.ts";
import { queueDeletionLink } from "../mail/mail-kinds.ts";
import { spendMailToken } from "../mail-tokens/spend-mail-token.ts";
import type { PasswordHasher } from "../passwords/password-hasher.ts";
import { requireSecondStep } from "../second-factor/require-second-step.ts";
import type { LoginCookies } from "../login/login-cookies.ts";
import { attemptOriginOf } from "../limits/attempt-origin-of.ts";
import { confirmPassword } from "../passwords/confirm-password.ts";
import { User } from "../users/user-model.ts";
import { closeAccount } from "./close-account.ts";
import type { DeletionDeps } from "./deletion-deps.ts";

interface DeletionRouteDeps extends DeletionDeps {
  limits: AuthLimits;
  hasher: PasswordHasher;
  cookies: LoginCookies;
}

export const deletionRoutes = (deps: DeletionRouteDeps): Router => {
  const { limits, hasher, cookies } = deps;
  const routes = createRouter();

  routes.post(deleteMeCall.path, requireUser, requireSecondStep, async (req, res) => {
    const { body } = parse(deleteMeCall, req);
    const proved = await confirmPassword(userOf(req).id, body.password, {
      origin: attemptOriginOf(req),
      guard: limits.login,
      hasher,
    });
    await closeAccount(async (session) => {
      const user = await User.findOne({ _id: proved._id, passwordHash: proved.passwordHash }).session(session);
      if (!user) throw notFound("user");
      return user;
    }, deps);
    cookies.end(res);
    res.json({ ok: true });
  });

  routes.post(requestDeletionLinkCall.path, requireUser, requireSecondStep, async (req, res) => {
    const { id: userId } = userOf(req);
    await limits.accountMail.consume(userId);
    await inTransaction((session) => queueDeletionLink(userId, session));
    res.json({ ok: true });
  });

  routes.post(confirmDeletionCall.path, async (req, res) => {
    const { body } = parse(confirmDeletionCall, req);
    const userId = await closeAccount((session) => spendMailToken(body.token, "delete-account", session), deps);
    // Another account that is signed in here stays so.
    if ([undefined, userId].includes(optionalUserOf(req)?.id)) cookies.end(res);
    res.json({ ok: true, userId });
  });

  return routes;
};
