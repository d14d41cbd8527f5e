import { createBrowserLimit, createRateLimit } from "@legal/service-kit";
import type { Redis } from "ioredis";
import type { LimitSettings } from "./limit-config.ts";
import { createLoginGuard } from "./login-guard.ts";

/** Every limit of this service, counted in Redis over all replicas. */
export const authLimits = (redis: Redis, settings: LimitSettings) => {
  const scale = settings.RATE_LIMIT_SCALE;
  const limit = (name: string, points: number, minutes: number) =>
    createRateLimit({ redis, name: `auth:${name}`, points, windowSeconds: minutes * 60, scale });
  const perHour = (name: string, points: number) => limit(name, points, 60);
  const perBrowser = (name: string, points: number, pointsOfAddress: number) =>
    createBrowserLimit({ redis, name: `auth:${name}`, points, pointsOfAddress, windowSeconds: 3600, scale });
  const failures = (name: string, points: number) => limit(`login-${name}`, points, settings.LOGIN_WINDOW_MINUTES);

  return {
    login: createLoginGuard({
      accountFromDevice: failures("account-from-device", settings.LOGIN_FAILURES_PER_ACCOUNT),
      accountFromAddress: failures("account-from-ip", settings.LOGIN_FAILURES_PER_ACCOUNT),
      address: failures("ip", settings.LOGIN_FAILURES_PER_IP),
      account: failures("account", settings.LOGIN_FAILURES_PER_ACCOUNT),
    }),
    codeTries: limit("second-factor", settings.SECOND_FACTOR_TRIES, settings.LOGIN_WINDOW_MINUTES),
    checkUsername: perBrowser(
      "check-username",
      settings.CHECK_USERNAME_PER_HOUR,
      settings.CHECK_USERNAME_PER_HOUR_AND_IP,
    ),
    findUsername: perBrowser("find-username", settings.FIND_USERNAME_PER_HOUR, settings.FIND_USERNAME_PER_HOUR_AND_IP),
    findUsernameOf: perHour("find-username-of", settings.FIND_USERNAME_PER_HOUR),
    signup: perBrowser("signup", settings.SIGNUP_PER_HOUR, settings.SIGNUP_PER_HOUR_AND_IP),
    profile: perHour("profile", settings.PROFILE_CHANGES_PER_HOUR),
    /** Each costs hashing, a mail and events. */
    securityChange: perHour("security-change", settings.SECURITY_CHANGES_PER_HOUR),
    resetMail: perBrowser("reset-mail", settings.RESET_MAIL_PER_HOUR, settings.RESET_MAIL_PER_HOUR_AND_IP),
    verificationMail: perHour("verification-mail", settings.RESET_MAIL_PER_HOUR_AND_ADDRESS),
    /** Signups and corrections can name any mailbox. */
    verificationMailTo: perHour("verification-mail-to", 2 * settings.RESET_MAIL_PER_HOUR_AND_ADDRESS),
    accountMail: perHour("account-mail", settings.RESET_MAIL_PER_HOUR_AND_ADDRESS),
    resetMailTo: perHour("reset-mail-to", settings.RESET_MAIL_PER_HOUR_AND_ADDRESS),
  };
};

export type AuthLimits = ReturnType<typeof authLimits>;
