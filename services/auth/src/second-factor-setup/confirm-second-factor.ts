import { AppError, notFound, type User as Caller } from "@legal/service-kit";
import { inTransaction } from "@legal/service-kit/mongo";
import type { ClientSession } from "mongoose";
import { queueNotice } from "../mail/mail-kinds.ts";
import { endSessions } from "../sessions/end-sessions.ts";
import { LoginChallenge } from "../sessions/login-challenge-model.ts";
import { renewSession } from "../sessions/renew-session.ts";
import type { SessionCache } from "../sessions/session-cache.ts";
import type { Browser } from "../sessions/start-session.ts";
import { User } from "../users/user-model.ts";
import { wrongCode, type CodeCheckDeps } from "../second-factor/check-code.ts";
import { newRecoveryCodes } from "../second-factor/recovery-codes.ts";
import { SecondFactor, type RecoveryCode } from "../second-factor/second-factor-model.ts";
import type { SecretBox } from "../second-factor/secret-box.ts";
import { timeStepOf } from "../second-factor/totp.ts";

const confirmedNow = async (userId: string, code: string, box: SecretBox) => {
  const factor = await SecondFactor.findOne({ _id: userId, "pending.until": { $gt: new Date() } }).lean();
  const sealed = factor?.pending?.secret;
  if (sealed === undefined) throw new AppError(409, "LOGIN_EXPIRED", "no second factor is being set up");
  const timeStep = await timeStepOf(box.open(sealed, userId), code, null);
  if (timeStep === undefined) throw wrongCode();
  return { sealed, timeStep };
};

interface Confirmed {
  sealed: string;
  timeStep: number;
  recoveryCodes: RecoveryCode[];
}

const turnOn = async (userId: string, { sealed, timeStep, recoveryCodes }: Confirmed, session: ClientSession) => {
  const change = { secret: sealed, confirmedAt: new Date(), lastTimeStep: timeStep, pending: null, recoveryCodes };
  const waiting = { _id: userId, "pending.secret": sealed };
  const { modifiedCount } = await SecondFactor.updateOne(waiting, { $set: change }, { session });
  if (modifiedCount === 0) throw wrongCode();
  await LoginChallenge.deleteMany({ userId }).session(session);
};

/**
 * Turns the factor on with its first code. The session goes on with it, under a new id and with all rights of its
 * account; those without it end.
 */
export const confirmSecondFactor = async (
  caller: Caller,
  code: string,
  browser: Browser,
  { box, hasher, codeTries, sessionCache }: CodeCheckDeps & { sessionCache: SessionCache },
) => {
  await codeTries.consume(caller.id);
  const confirmed = await confirmedNow(caller.id, code, box);
  const { shown, stored } = await newRecoveryCodes(hasher);
  const { secret, changes } = await inTransaction(async (session) => {
    // Written, not only read: of a login with the password alone at this moment, one of the two is retried.
    const touched = { $set: { updatedAt: new Date() } };
    const user = await User.findOneAndUpdate({ _id: caller.id }, touched, { session, returnDocument: "after" });
    if (!user) throw notFound("user");
    await turnOn(caller.id, { ...confirmed, recoveryCodes: stored }, session);
    const renewed = await renewSession(caller, user, browser, { enrolled: true }, session);
    const others = { "sess.userId": caller.id, _id: { $ne: renewed.changes.started._id } };
    const ended = await endSessions(others, "logout", session);
    await queueNotice({ userId: caller.id, event: "second-factor-on", device: browser.device }, session);
    return { secret: renewed.secret, changes: { ...renewed.changes, ended: [...renewed.changes.ended, ...ended] } };
  });
  await codeTries.reset(caller.id);
  await sessionCache.apply(changes);
  return { secret, recoveryCodes: shown };
};
