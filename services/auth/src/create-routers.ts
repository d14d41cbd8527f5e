import { pendingMailRoutes } from "@legal/service-kit/mail";
import type { Router } from "express";
import type { Redis } from "ioredis";
import type { DeletionList } from "./deletion/deletion-list.ts";
import { deletionRoutes } from "./deletion/deletion-routes.ts";
import { FLOW_SECONDS, googleFlows } from "./google/google-flow.ts";
import type { GoogleProvider } from "./google/google-provider.ts";
import { googleRoutes } from "./google/google-routes.ts";
import type { LimitSettings } from "./limits/limit-config.ts";
import { authLimits } from "./limits/limits.ts";
import { mailFacts } from "./mail/mail-facts.ts";
import type { PasswordHasher } from "./passwords/password-hasher.ts";
import { passwordRoutes } from "./password-change/password-routes.ts";
import { loginCookies } from "./login/login-cookies.ts";
import { ownSessionRoutes } from "./sessions/own-session-routes.ts";
import { secretCookie } from "./sessions/secret-cookie.ts";
import { secondFactorRoutes } from "./second-factor-setup/second-factor-routes.ts";
import type { SecretBox } from "./second-factor/secret-box.ts";
import type { StaffRule } from "./second-factor/staff-rule.ts";
import type { SessionCache } from "./sessions/session-cache.ts";
import { sessionRoutes } from "./login/session-routes.ts";
import { userExportRoutes } from "./account/user-export-routes.ts";
import { userRoutes } from "./account/user-routes.ts";
import { verificationRoutes } from "./verification/verification-routes.ts";

export interface RouterDeps {
  settings: LimitSettings & { PUBLIC_ORIGIN: string; STAFF_2FA: StaffRule };
  redis: Redis;
  hasher: PasswordHasher;
  sessionCache: SessionCache;
  box: SecretBox;
  google: GoogleProvider | undefined;
  list: DeletionList;
}

export const createRouters = ({ settings, redis, hasher, sessionCache, box, google, list }: RouterDeps): Router[] => {
  const limits = authLimits(redis, settings);
  const cookies = loginCookies(settings.PUBLIC_ORIGIN);
  const flowCookie = secretCookie(settings.PUBLIC_ORIGIN, "google-flow", FLOW_SECONDS * 1000);
  const staffRule = settings.STAFF_2FA;
  return [
    sessionRoutes({ limits, hasher, sessionCache, cookies, box, staffRule }),
    ownSessionRoutes({ sessionCache, browserOf: cookies.browserOf }),
    secondFactorRoutes({ box, hasher, sessionCache, cookies, staffRule, ...limits }),
    userRoutes({ limits, hasher, sessionCache, cookies }),
    deletionRoutes({ limits, hasher, sessionCache, cookies, list }),
    verificationRoutes({ limits, hasher }),
    userExportRoutes,
    pendingMailRoutes({ mails: mailFacts, kindless: "password-reset" }),
    passwordRoutes({ limits, hasher, sessionCache, cookies }),
    googleRoutes({ google, flows: googleFlows(redis), flowCookie, sessionCache, cookies, staffRule, limits }),
  ];
};
