import { changeEmailCall, correctEmailCall, resendVerificationCall, verifyEmailCall } from "@legal/contracts";
import { createRouter, notFound, parse, requireRecentLogin, requireUser, userOf } from "@legal/service-kit";
import { inTransaction } from "@legal/service-kit/mongo";
import type { Router } from "express";
import type { AuthLimits } from "../limits/limits.ts";
import { queueMail } from "../mail/mail-kinds.ts";
import type { PasswordHasher } from "../passwords/password-hasher.ts";
import { requireSecondStep } from "../second-factor/require-second-step.ts";
import { attemptOriginOf } from "../limits/attempt-origin-of.ts";
import { confirmPassword } from "../passwords/confirm-password.ts";
import { presentUser } from "../users/present-user.ts";
import { emailKeyOf } from "../users/normalise.ts";
import { User } from "../users/user-model.ts";
import { requestEmailChange } from "./change-email.ts";
import { correctEmail } from "./correct-email.ts";
import { verifyEmail } from "./verify-email.ts";

interface VerificationRouteDeps {
  limits: AuthLimits;
  hasher: PasswordHasher;
}

export const verificationRoutes = ({ limits, hasher }: VerificationRouteDeps): Router => {
  const routes = createRouter();

  routes.post(verifyEmailCall.path, async (req, res) => {
    const { body } = parse(verifyEmailCall, req);
    await verifyEmail(body.token);
    res.json({ ok: true });
  });

  routes.post(resendVerificationCall.path, requireUser, async (req, res) => {
    const { id: userId } = userOf(req);
    await limits.verificationMail.consume(userId);
    const user = await User.findById(userId, { emailKey: 1 }).lean();
    if (!user) throw notFound("user");
    await limits.verificationMailTo.consume(user.emailKey);
    await inTransaction((session) => queueMail("verify-email", { userId }, session));
    res.json({ ok: true });
  });

  routes.patch(correctEmailCall.path, requireUser, requireSecondStep, async (req, res) => {
    const { body } = parse(correctEmailCall, req);
    const { id: userId } = userOf(req);
    const user = await confirmPassword(userId, body.password, {
      origin: attemptOriginOf(req),
      guard: limits.login,
      hasher,
    });
    await limits.verificationMail.consume(userId);
    await limits.verificationMailTo.consume(emailKeyOf(body.email));
    const corrected = await correctEmail(user, body.email);
    res.json(presentUser(corrected));
  });

  routes.post(changeEmailCall.path, requireUser, requireRecentLogin, async (req, res) => {
    const { body } = parse(changeEmailCall, req);
    const { id: userId } = userOf(req);
    await limits.verificationMail.consume(userId);
    await limits.verificationMailTo.consume(emailKeyOf(body.email));
    await requestEmailChange(userId, body.email);
    res.json({ ok: true });
  });

  return routes;
};
