import type { AuthMethod } from "@legal/contracts";
import type { ClientSession } from "mongoose";
import { noteDevice } from "../devices/note-device.ts";
import { queueNotice } from "../mail/mail-kinds.ts";
import { SecondFactor } from "../second-factor/second-factor-model.ts";
import { mustHaveFactor, type StaffRule } from "../second-factor/staff-rule.ts";
import type { UserRecord } from "../users/user-model.ts";
import { CHALLENGE_MS, LoginChallenge } from "../sessions/login-challenge-model.ts";
import type { SessionChanges } from "../sessions/session-cache.ts";
import { insertSession, newSessionSecret, sessionIdOf, type Browser } from "../sessions/start-session.ts";

/** What a passed first step leads to: a session, or the second step. Both hold a secret for the browser's cookie. */
export type Entrance = { secret: string; changes: SessionChanges } | { challenge: string };

interface Proof {
  amr: AuthMethod[];
  browser: Browser;
}

/** Starts the session of a login that passed every step, and notifies the owner of a device they never used. */
export const startLogin = async (
  user: UserRecord,
  { amr, browser }: Proof,
  staffRule: StaffRule,
  session: ClientSession,
) => {
  const secret = newSessionSecret();
  const mustEnrol = mustHaveFactor(user.role, staffRule) && !amr.includes("otp") && !amr.includes("recovery");
  const changes = await insertSession(user, { secret, amr, browser, mustEnrol }, session);
  const novelty = await noteDevice(browser.deviceSecret, user._id, session);
  // Devices are forgotten one day, so an account that has none may still have been used before.
  if (novelty === "new" || (novelty === "first" && user.lastLoginAt !== null))
    await queueNotice({ userId: user._id, event: "new-device", device: browser.device }, session);
  return { secret, changes };
};

const beginChallenge = async (userId: string, amr: AuthMethod[], session: ClientSession) => {
  const challenge = newSessionSecret();
  const expiresAt = new Date(Date.now() + CHALLENGE_MS);
  await LoginChallenge.create([{ _id: sessionIdOf(challenge), userId, amr, expiresAt }], { session });
  return { challenge };
};

/** After the password or Google: an account with a second factor gets a challenge and no session. */
export const enterAccount = async (
  user: UserRecord,
  proof: Proof,
  staffRule: StaffRule,
  session: ClientSession,
): Promise<Entrance> => {
  const factor = await SecondFactor.exists({ _id: user._id, secret: { $ne: null } }).session(session);
  return factor ? beginChallenge(user._id, proof.amr, session) : startLogin(user, proof, staffRule, session);
};
