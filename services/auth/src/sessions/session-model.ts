import { AUTH_METHODS, LANGUAGES, ROLES, type AuthMethod, type Language, type Role } from "@legal/contracts";
import { model, Schema } from "mongoose";
import type { Device } from "../devices/device.ts";

interface SessionFacts {
  userId: string;
  /** What the session may do: "user" for staff as long as `mustEnrol` holds. */
  role: Role;
  mustEnrol?: true;
  language: Language;
  startedAt: Date;
  lastSeenAt: Date;
  /** Sessions from before these were kept have none. */
  authTime?: Date;
  amr?: AuthMethod[];
  device?: Device;
}

export interface SessionRecord {
  /** SHA-256 of the cookie's value, in hex: a stolen database opens no session. */
  _id: string;
  sess: SessionFacts;
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
      mustEnrol: Boolean,
      authTime: Date,
      // An empty array would say that nothing was proved, where nothing is known.
      amr: { type: [{ type: String, enum: AUTH_METHODS }], default: undefined },
      device: { type: { browser: String, os: String, network: String }, _id: false },
    },
    expire: { type: Date, required: true },
  },
  { collection: "sessions", versionKey: false },
);

sessionSchema.index({ expire: 1 }, { expireAfterSeconds: 0 });
sessionSchema.index({ "sess.userId": 1 });

export const SessionModel = model<SessionRecord>("Session", sessionSchema);
