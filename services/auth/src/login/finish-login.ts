import { AppError } from "@legal/service-kit";
import { inTransaction } from "@legal/service-kit/mongo";
import type { ClientSession } from "mongoose";
import { knownDeviceOf } from "../devices/known-device.ts";
import { queueNotice } from "../mail/mail-kinds.ts";
import { checkCode, type CodeCheckDeps } from "../second-factor/check-code.ts";
import { confirmedFactorOf } from "../second-factor/second-factor-model.ts";
import type { StaffRule } from "../second-factor/staff-rule.ts";
import { User } from "../users/user-model.ts";
import { startLogin } from "./enter-account.ts";
import { LoginChallenge, type LoginChallengeRecord } from "../sessions/login-challenge-model.ts";
import type { SessionCache } from "../sessions/session-cache.ts";
import { sessionIdOf, type Browser } from "../sessions/start-session.ts";

const expired = () => new AppError(401, "LOGIN_EXPIRED");

const live = (challenge: string) => ({ _id: sessionIdOf(challenge), expiresAt: { $gt: new Date() } });

const takeChallenge = async (challenge: string, session: ClientSession): Promise<LoginChallengeRecord> => {
  const taken = await LoginChallenge.findOneAndDelete(live(challenge), { session }).lean<LoginChallengeRecord>();
  if (!taken) throw expired();
  return taken;
};

/** The second step of a login. A wrong code leaves the first step as it is. */
export const finishLogin = async (
  { challenge, code }: { challenge: string | undefined; code: string },
  browser: Browser,
  { sessionCache, staffRule, ...deps }: CodeCheckDeps & { sessionCache: SessionCache; staffRule: StaffRule },
) => {
  const begun = challenge === undefined ? null : await LoginChallenge.findOne(live(challenge)).lean();
  const factor = begun && (await confirmedFactorOf(begun.userId));
  if (challenge === undefined || !factor) throw expired();
  const knownDevice = await knownDeviceOf(browser.deviceSecret, factor._id);
  const method = await checkCode(factor, { code, knownDevice }, deps);
  const started = await inTransaction(async (session) => {
    const { userId, amr } = await takeChallenge(challenge, session);
    const user = await User.findById(userId).session(session);
    if (!user) throw expired();
    if (method === "recovery")
      await queueNotice({ userId, event: "recovery-code-used", device: browser.device }, session);
    return { user, ...(await startLogin(user, { amr: [...amr, method], browser }, staffRule, session)) };
  });
  await sessionCache.apply(started.changes);
  return started;
};
