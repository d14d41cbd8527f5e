import { newestFirst } from "@legal/service-kit";
import { model, Schema } from "mongoose";

/** That a customer wrote as a person in danger does. Ids only: what they wrote stays in the conversation, or in the room. */
export interface DangerNoticeRecord {
  _id: string;
  userId: string;
  conversationId: string;
  /** Where it was said in a room, whose id is the conversation's then. */
  roomId?: string;
  /** Absent once it is acknowledged. */
  open?: true;
  createdAt: Date;
  lastAt: Date;
  acknowledgedBy: string | null;
  acknowledgedAt: Date | null;
}

const text = { type: String, required: true };
const time = { type: Date, required: true };

const schema = new Schema<DangerNoticeRecord>(
  {
    _id: text,
    userId: text,
    conversationId: text,
    roomId: String,
    open: Boolean,
    createdAt: time,
    lastAt: time,
    acknowledgedBy: { type: String, default: null },
    acknowledgedAt: { type: Date, default: null },
  },
  { collection: "danger_notices", versionKey: false },
);

const ifOpen = { partialFilterExpression: { open: true } };

schema.index(newestFirst.sort);
schema.index({ open: 1, ...newestFirst.sort }, ifOpen);
// Of one conversation one notice is open.
schema.index({ conversationId: 1 }, { unique: true, ...ifOpen });
schema.index({ userId: 1 });

export const DangerNotice = model("DangerNotice", schema);
