import { type Logger } from "@legal/service-kit";
import { inTransaction } from "@legal/service-kit/mongo";
import { endSessions } from "../sessions/end-sessions.ts";
import type { SessionCache } from "../sessions/session-cache.ts";
import type { QueryFilter } from "mongoose";
import { SessionModel, type SessionRecord } from "../sessions/session-model.ts";

/** From an earlier release, or from before `STAFF_2FA` became "required". Their owners log in again, and enrol. */
const WITHOUT_SECOND_FACTOR: QueryFilter<SessionRecord> = {
  "sess.role": "admin",
  "sess.amr": { $nin: ["otp", "recovery"] },
};

/** Ends the sessions of staff that never passed a second factor. */
export const endSessionsWithoutSecondFactor = async (
  sessionCache: Pick<SessionCache, "forget">,
  logger: Logger,
): Promise<void> => {
  const found = await SessionModel.find(WITHOUT_SECOND_FACTOR, { _id: 1 }).lean();
  for (const { _id } of found)
    await sessionCache.forget(await inTransaction((session) => endSessions({ _id }, "role-changed", session)));
  if (found.length) logger.info({ count: found.length }, "staff without a second factor are logged out");
};
