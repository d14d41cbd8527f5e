import { requestPasswordReset as requestCall, resetPassword as resetCall } from "@legal/contracts";
import { createRouter, clientNetworkOf, parse } from "@legal/service-kit";
import type { MailWorker } from "@legal/service-kit/mail";
import type { Router } from "express";
import type { AuthLimits } from "../limits.ts";
import type { SessionMirror } from "../sessions/session-mirror.ts";
import { emailKeyOf } from "../users/normalise.ts";
import type { PasswordHasher } from "./password-hasher.ts";
import { requestPasswordReset } from "./request-password-reset.ts";
import { resetPassword } from "./reset-password.ts";

interface PasswordRouteDeps {
  limits: AuthLimits;
  hasher: PasswordHasher;
  mirror: SessionMirror;
  mailWorker: Pick<MailWorker, "wake">;
}

export const passwordRoutes = ({ limits, hasher, mirror, mailWorker }: PasswordRouteDeps): Router => {
  const routes = createRouter();

  routes.post(requestCall.path, async (req, res) => {
    const { body } = parse(requestCall, req);
    await limits.resetMail.consume(clientNetworkOf(req));
    await limits.resetMailTo.consume(emailKeyOf(body.email));
    await requestPasswordReset(body.email, { mailWorker });
    res.json({ ok: true });
  });

  routes.post(resetCall.path, async (req, res) => {
    const { body } = parse(resetCall, req);
    await resetPassword(body, { hasher, mirror });
    res.json({ ok: true });
  });

  return routes;
};
