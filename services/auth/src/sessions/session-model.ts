import { LANGUAGES, ROLES, type Language, type Role } from "@legal/contracts";
import { model, Schema } from "mongoose";

export interface SessionRecord {
  /** SHA-256 of the cookie's value, in hex: a stolen database opens no session. */
  _id: string;
  sess: { userId: string; role: Role; language: Language; startedAt: Date; lastSeenAt: Date };
  expire: Date;
}

const sessionSchema = new Schema<SessionRecord>(
  {
    _id: { type: String, required: true },
    sess: {
      userId: { type: String, required: true },
      role: { type: String, enum: ROLES, required: true },
      language: { type: String, enum: LANGUAGES, required: true },
      startedAt: { type: Date, required: true },
      lastSeenAt: { type: Date, required: true },
    },
    expire: { type: Date, required: true },
  },
  { collection: "sessions", versionKey: false },
);

sessionSchema.index({ expire: 1 }, { expireAfterSeconds: 0 });
sessionSchema.index({ "sess.userId": 1 });

export const SessionModel = model<SessionRecord>("Session", sessionSchema);
