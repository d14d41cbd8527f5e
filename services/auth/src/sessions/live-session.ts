import { SessionModel, type SessionRecord } from "./session-model.ts";

const isLive = () => ({ expire: { $gt: new Date() } });

export const findLiveSession = (sessionId: string): Promise<SessionRecord | null> =>
  SessionModel.findOne({ _id: sessionId, ...isLive() }).lean();

export const findLiveSessions = (sessionIds: string[]): Promise<SessionRecord[]> =>
  SessionModel.find({ _id: { $in: sessionIds }, ...isLive() }).lean();
