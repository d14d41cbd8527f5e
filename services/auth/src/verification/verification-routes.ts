import { correctEmail as correctCall, resendVerification, verifyEmail as verifyCall } from "@legal/contracts";
import { clientNetworkOf, createRouter, parse, requireUser, userOf } from "@legal/service-kit";
import type { MailWorker } from "@legal/service-kit/mail";
import type { Router } from "express";
import type { AuthLimits } from "../limits.ts";
import { queueLetter } from "../mail/queue-letter.ts";
import type { PasswordHasher } from "../passwords/password-hasher.ts";
import { confirmPassword } from "../users/confirm-password.ts";
import { presentUser } from "../users/present-user.ts";
import { correctEmail } from "./correct-email.ts";
import { verifyEmail } from "./verify-email.ts";

interface VerificationRouteDeps {
  limits: AuthLimits;
  hasher: PasswordHasher;
  mailWorker: Pick<MailWorker, "wake">;
}

export const verificationRoutes = ({ limits, hasher, mailWorker }: VerificationRouteDeps): Router => {
  const routes = createRouter();

  routes.post(verifyCall.path, async (req, res) => {
    const { body } = parse(verifyCall, req);
    await verifyEmail(body.token);
    res.json({ ok: true });
  });

  routes.post(resendVerification.path, requireUser, async (req, res) => {
    const { id: userId } = userOf(req);
    await limits.verificationMail.consume(userId);
    await queueLetter({ kind: "verify-email", userId });
    mailWorker.wake();
    res.json({ ok: true });
  });

  routes.patch(correctCall.path, requireUser, async (req, res) => {
    const { body } = parse(correctCall, req);
    const { id: userId } = userOf(req);
    const user = await confirmPassword(userId, body.password, {
      address: clientNetworkOf(req),
      guard: limits.login,
      hasher,
    });
    await limits.verificationMail.consume(userId);
    const corrected = await correctEmail(user, body.email);
    mailWorker.wake();
    res.json(presentUser(corrected));
  });

  return routes;
};
