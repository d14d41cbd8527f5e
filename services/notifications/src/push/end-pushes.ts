import type { sessionEnded } from "@legal/contracts";
import type { ClientSession } from "mongoose";
import type { z } from "zod";
import { PushSubscription } from "./push-subscription-model.ts";

type Ended = z.output<typeof sessionEnded.schema>;

/**
 * Pushes go to a browser no longer than its login: a colleague or the next user of a shared machine reads none of them.
 * A login that is proved again goes on under another id. One that ran out ends nothing by itself: the browser ends its
 * pushes where another account logs in.
 */
export const endPushes = async (ended: Ended, session: ClientSession): Promise<void> => {
  const { userId, sessionIds, continuesAs, all, keptId } = ended;
  const own = { userId, sessionId: { $in: sessionIds } };
  if (continuesAs !== undefined)
    await PushSubscription.updateMany(own, { $set: { sessionId: continuesAs } }, { session });
  else if (all) await PushSubscription.deleteMany({ userId, sessionId: { $ne: keptId ?? "" } }, { session });
  else await PushSubscription.deleteMany(own, { session });
};
