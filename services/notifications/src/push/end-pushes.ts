import type { sessionEnded } from "@legal/contracts";
import type { ClientSession } from "mongoose";
import type { z } from "zod";
import { lockAccount } from "../users/user-model.ts";
import { EndedSession, livingSession } from "./ended-session-model.ts";
import { PushSubscription } from "./push-subscription-model.ts";

type Ended = z.output<typeof sessionEnded.schema>;

/**
 * Pushes go to a browser no longer than its login: a colleague or the next user of a shared machine reads none of them.
 * A login that is proved again goes on under another id. One that ran out ends nothing by itself: the browser ends its
 * pushes where another account logs in.
 */
export const endPushes = async (ended: Ended, session: ClientSession): Promise<void> => {
  const { userId, sessionIds, continuesAs, all, keptId } = ended;
  // A subscription that is stored at the same time is found here, or finds that its login is over.
  await lockAccount(userId, session);
  const over = { endedAt: new Date(), ...(continuesAs !== undefined && { continuesAs }) };
  const updates = sessionIds.map((_id) => ({ updateOne: { filter: { _id }, update: { $set: over }, upsert: true } }));
  await EndedSession.bulkWrite(updates, { session });
  const own = { userId, sessionId: { $in: sessionIds } };
  const living = continuesAs === undefined ? null : await livingSession(continuesAs, session);
  if (all) await PushSubscription.deleteMany({ userId, sessionId: { $ne: keptId ?? "" } }, { session });
  else if (living === null) await PushSubscription.deleteMany(own, { session });
  else await PushSubscription.updateMany(own, { $set: { sessionId: living } }, { session });
};
