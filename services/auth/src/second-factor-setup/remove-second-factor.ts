import { inTransaction } from "@legal/service-kit/mongo";
import type { ClientSession } from "mongoose";
import type { Device } from "../devices/device.ts";
import { queueNotice } from "../mail/mail-kinds.ts";
import { endSessions } from "../sessions/end-sessions.ts";
import { LoginChallenge } from "../sessions/login-challenge-model.ts";
import type { SessionCache } from "../sessions/session-cache.ts";
import { forgetEmailChange } from "../verification/change-email.ts";
import { SecondFactor } from "../second-factor/second-factor-model.ts";

const remove = async (userId: string, device: Device | null, session: ClientSession): Promise<boolean> => {
  const { deletedCount } = await SecondFactor.deleteOne({ _id: userId }, { session });
  if (deletedCount === 0) return false;
  await LoginChallenge.deleteMany({ userId }).session(session);
  await queueNotice({ userId, event: "second-factor-off", device }, session);
  return true;
};

/** Turns the second step off. Repeating it is harmless. */
export const removeSecondFactor = async (userId: string, device: Device): Promise<void> => {
  await inTransaction((session) => remove(userId, device, session));
};

/** For the operator's command: recovery for an owner who lost phone and recovery codes. Ends every session. */
export const resetSecondFactor = async (
  userId: string,
  sessionCache: Pick<SessionCache, "forget">,
): Promise<boolean> => {
  const { found, ended } = await inTransaction(async (session) => {
    await forgetEmailChange(userId, session);
    return {
      found: await remove(userId, null, session),
      ended: await endSessions({ "sess.userId": userId }, "role-changed", session),
    };
  });
  await sessionCache.forget(ended);
  return found;
};
