import {
  beginSecondFactorCall,
  confirmSecondFactorCall,
  getSecondFactorCall,
  removeSecondFactorCall,
  renewRecoveryCodesCall,
} from "@legal/contracts";
import {
  createRouter,
  AppError,
  notFound,
  parse,
  requireRecentLogin,
  requireUser,
  userOf,
  type RateLimit,
  type User as Caller,
} from "@legal/service-kit";
import type { Router } from "express";
import { deviceOf } from "../devices/device.ts";
import type { LoginCookies } from "../login/login-cookies.ts";
import type { SessionCache } from "../sessions/session-cache.ts";
import { User, type UserRecord } from "../users/user-model.ts";
import { beginSecondFactor } from "./begin-second-factor.ts";
import type { CodeCheckDeps } from "../second-factor/check-code.ts";
import { confirmSecondFactor } from "./confirm-second-factor.ts";
import { removeSecondFactor } from "./remove-second-factor.ts";
import { renewRecoveryCodes } from "./renew-recovery-codes.ts";
import { confirmedFactorOf } from "../second-factor/second-factor-model.ts";
import { mustHaveFactor, type StaffRule } from "../second-factor/staff-rule.ts";

interface SecondFactorRouteDeps extends CodeCheckDeps {
  sessionCache: SessionCache;
  cookies: LoginCookies;
  staffRule: StaffRule;
  /** Changes of one account. */
  securityChange: RateLimit;
}

/**
 * A person who signed up with another's address must not lock its owner out of it: a reset link brings them in, but not
 * past a second factor. Staff's address was given by the operator, or confirmed before they became staff.
 */
const assertOwnMailbox = ({ role, emailVerifiedAt }: UserRecord): void => {
  if (role !== "admin" && !emailVerifiedAt) throw new AppError(403, "EMAIL_NOT_VERIFIED");
};

export const secondFactorRoutes = ({ cookies, staffRule, securityChange, ...deps }: SecondFactorRouteDeps): Router => {
  const routes = createRouter();

  const isRequiredOf = ({ role, mustEnrol }: Caller): boolean => mustEnrol === true || mustHaveFactor(role, staffRule);

  routes.get(getSecondFactorCall.path, requireUser, async (req, res) => {
    const user = userOf(req);
    const factor = await confirmedFactorOf(user.id);
    res.json({
      on: factor !== null,
      since: factor?.confirmedAt?.toISOString() ?? null,
      recoveryCodesLeft: factor?.recoveryCodes.length ?? 0,
      required: isRequiredOf(user),
    });
  });

  routes.post(beginSecondFactorCall.path, requireUser, requireRecentLogin, async (req, res) => {
    const { id } = userOf(req);
    await securityChange.consume(id);
    const user = await User.findById(id).lean();
    if (!user) throw notFound("user");
    assertOwnMailbox(user);
    res.status(beginSecondFactorCall.status).json(await beginSecondFactor(user, deps.box));
  });

  routes.post(confirmSecondFactorCall.path, requireUser, requireRecentLogin, async (req, res) => {
    const { code } = parse(confirmSecondFactorCall, req).body;
    const { secret, recoveryCodes } = await confirmSecondFactor(userOf(req), code, cookies.browserOf(req), deps);
    cookies.renew(res, secret);
    res.json({ recoveryCodes });
  });

  routes.post(renewRecoveryCodesCall.path, requireUser, requireRecentLogin, async (req, res) => {
    const { id } = userOf(req);
    await securityChange.consume(id);
    res.json({ recoveryCodes: await renewRecoveryCodes(id, deviceOf(req), deps.hasher) });
  });

  routes.delete(removeSecondFactorCall.path, requireUser, requireRecentLogin, async (req, res) => {
    const user = userOf(req);
    if (isRequiredOf(user)) throw new AppError(403, "SECOND_FACTOR_NEEDED_BY_STAFF");
    await securityChange.consume(user.id);
    await removeSecondFactor(user.id, deviceOf(req));
    res.status(removeSecondFactorCall.status).end();
  });

  return routes;
};
