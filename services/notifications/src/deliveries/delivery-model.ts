import type { DeliveryState, NoticeChannel, NoticeKind } from "@legal/contracts";
import { model, Schema } from "mongoose";

/** One notice by one channel. */
export interface DeliveryRecord {
  _id: string;
  key: string;
  noticeId: string;
  kind: NoticeKind;
  userId: string;
  roomId: string | null;
  /** Of the room; the delivery goes with the account. */
  customerId: string | null;
  channel: NoticeChannel;
  state: DeliveryState;
  /** Why nothing was sent on purpose. */
  reason: string | null;
  attempts: number;
  /** When it is to leave, and the order in which deliveries do. */
  dueAt: Date;
  /** A worker that is sending it holds it so long; also the pause before the next try. */
  lockedUntil: Date;
  /** Of the last change of state. */
  at: Date;
  createdAt: Date;
}

const KEPT_DAYS = 90;
const text = { type: String, required: true };
const optionalText = { type: String, default: null };
const time = { type: Date, required: true };

const schema = new Schema<DeliveryRecord>(
  {
    _id: text,
    key: text,
    noticeId: text,
    kind: text,
    userId: text,
    roomId: optionalText,
    customerId: optionalText,
    channel: text,
    state: text,
    reason: optionalText,
    attempts: { type: Number, default: 0 },
    dueAt: time,
    lockedUntil: time,
    at: time,
    createdAt: { ...time, expires: KEPT_DAYS * 86_400 },
  },
  { collection: "deliveries", versionKey: false },
);

schema.index({ key: 1 }, { unique: true });
schema.index({ state: 1, channel: 1, dueAt: 1, _id: 1 });
schema.index({ userId: 1, roomId: 1, kind: 1, at: -1 });
schema.index({ customerId: 1 });
schema.index({ noticeId: 1 });

export const Delivery = model("Delivery", schema);
