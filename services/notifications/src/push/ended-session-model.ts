import { model, Schema, type ClientSession } from "mongoose";

/** A login that is over, for as long as a request of it may still be on its way. */
interface EndedSessionRecord {
  _id: string;
  /** The session that goes on in the same browser for the same person. */
  continuesAs?: string;
  endedAt: Date;
}

/** The gateway's tokens are good for ninety seconds. */
const KEPT_SECONDS = 3600;

const schema = new Schema<EndedSessionRecord>(
  { _id: { type: String, required: true }, continuesAs: String, endedAt: { type: Date, required: true } },
  { collection: "ended_sessions", versionKey: false },
);

schema.index({ endedAt: 1 }, { expireAfterSeconds: KEPT_SECONDS });

export const EndedSession = model("EndedSession", schema);

/** The session that the given one is now: itself, or what it goes on as; null where it is over. */
export const livingSession = async (sessionId: string, session: ClientSession): Promise<string | null> => {
  const ended = await EndedSession.findById(sessionId).session(session).lean();
  if (!ended) return sessionId;
  return ended.continuesAs === undefined ? null : livingSession(ended.continuesAs, session);
};
