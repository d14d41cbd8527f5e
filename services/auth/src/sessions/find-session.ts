import { notFound } from "@legal/service-kit";
import type { SessionMirror } from "./session-mirror.ts";
import { SessionModel, type SessionRecord } from "./session-model.ts";

const findLive = (sessionId: string) => SessionModel.findOne({ _id: sessionId, expire: { $gt: new Date() } }).lean();

export const findLiveSessions = (sessionIds: string[]): Promise<SessionRecord[]> =>
  SessionModel.find({ _id: { $in: sessionIds }, expire: { $gt: new Date() } }).lean();

/** For the gateway when Redis does not know a session. Puts it back there, unless it ended at the same moment. */
export const findSession = async (sessionId: string, mirror: SessionMirror): Promise<SessionRecord> => {
  const found = await findLive(sessionId);
  if (!found) throw notFound("session");
  await mirror.put(found);
  if (await findLive(sessionId)) return found;
  await mirror.forget([sessionId]);
  throw notFound("session");
};
