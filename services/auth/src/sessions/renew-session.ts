import type { AuthMethod } from "@legal/contracts";
import { type User as Caller, unauthenticated } from "@legal/service-kit";
import type { ClientSession } from "mongoose";
import type { UserRecord } from "../users/user-model.ts";
import { SessionModel } from "./session-model.ts";
import { insertSession, newSessionSecret, type Browser } from "./start-session.ts";

interface Renewal {
  /** Proved just now; without it the session keeps what was proved before, and when. */
  proved?: AuthMethod[];
  /** The second factor was just turned on; without it, staff who have to set it up still have to. */
  enrolled?: true;
}

const FIRST_STEPS: ReadonlySet<AuthMethod> = new Set(["pwd", "google"]);

/** Goes on under a new session id, so that a stolen id is worth nothing after a password or a code. */
export const renewSession = async (
  { sessionId }: Caller,
  user: UserRecord,
  browser: Browser,
  { proved, enrolled }: Renewal,
  session: ClientSession,
) => {
  const found = await SessionModel.findById(sessionId).session(session).lean();
  if (!found) throw unauthenticated("the session ended meanwhile");
  const secret = newSessionSecret();
  const before = found.sess.amr ?? [];
  const now = enrolled ? [...before.filter((method) => FIRST_STEPS.has(method)), "otp" as const] : proved;
  const proofs = now ? { amr: now, authTime: new Date() } : { amr: before, authTime: found.sess.authTime };
  const mustEnrol = found.sess.mustEnrol === true && !enrolled;
  const changes = await insertSession(user, { secret, ...proofs, browser, mustEnrol }, session);
  return { secret, changes };
};
