import { SessionModel, type SessionRecord } from "./session-model.ts";

/** The account's live sessions, the current one first, then the last used. */
export const listOwnSessions = async (userId: string, currentId: string): Promise<SessionRecord[]> => {
  const live = { "sess.userId": userId, expire: { $gt: new Date() } };
  const sessions = await SessionModel.find(live).lean<SessionRecord[]>();
  return sessions.toSorted(
    (a, b) =>
      Number(b._id === currentId) - Number(a._id === currentId) ||
      b.sess.lastSeenAt.getTime() - a.sess.lastSeenAt.getTime(),
  );
};
