import { expiryOf, TOUCH_EVERY_MS } from "./session-lifetime.ts";
import type { SessionCache } from "./session-cache.ts";
import { SessionModel } from "./session-model.ts";

/** A visit: moves the idle limit of the session, at most once in five minutes. */
export const touchSession = async (sessionId: string, sessionCache: SessionCache): Promise<void> => {
  const now = new Date();
  const stale = { _id: sessionId, "sess.lastSeenAt": { $lt: new Date(now.getTime() - TOUCH_EVERY_MS) } };
  const found = await SessionModel.findOne(stale).lean();
  if (!found) return;
  const change = { $set: { "sess.lastSeenAt": now, expire: expiryOf({ ...found.sess, lastSeenAt: now }) } };
  const touched = await SessionModel.findOneAndUpdate(stale, change, { returnDocument: "after" }).lean();
  if (touched) await sessionCache.refresh(touched);
};
