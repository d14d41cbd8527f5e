import { CALENDAR_SCOPES, type CalendarScope } from "@legal/contracts/constants";
import { model, Schema } from "mongoose";

/** The address by which a person's calendar program fetches their dates; one a person. */
export interface CalendarFeedRecord {
  /** The person's. */
  _id: string;
  /** SHA-256 of the secret in the address, which is not kept. */
  tokenHash: string;
  scope: CalendarScope;
  detailed: boolean;
  createdAt: Date;
  readAt: Date | null;
}

const schema = new Schema<CalendarFeedRecord>(
  {
    _id: { type: String, required: true },
    tokenHash: { type: String, required: true },
    scope: { type: String, enum: CALENDAR_SCOPES, required: true },
    detailed: { type: Boolean, required: true },
    createdAt: { type: Date, required: true },
    readAt: { type: Date, default: null },
  },
  { collection: "calendar_feeds", versionKey: false },
);

schema.index({ tokenHash: 1 }, { unique: true });

export const CalendarFeed = model("CalendarFeed", schema);
