import type { DeliveryState, NoticeChannel, NoticeKind, RequestedMailKind } from "@legal/contracts";
import { model, Schema } from "mongoose";
import type { MailSource } from "./mail-sources.ts";

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
  /** Whether a worker has it now; one that died does until `lockedUntil`. */
  held?: boolean;
  /** How often its channel failed while it was being sent. */
  blocked?: number;
  /** The mail server refused it alone: others leave, so its waiting is no outage. */
  refused?: boolean;
  /** Of a push: subscriptions that took it, where others did not yet. */
  reached?: string[];
  /** Of the last change of state. */
  at: Date;
  createdAt: Date;
}

/** A mail that another service asked for: of no notice and no one's preferences, and under that service's id. */
export interface RequestedMailRecord extends Omit<DeliveryRecord, "kind" | "channel"> {
  kind: RequestedMailKind;
  /** A channel of its own, which releases that know no such mails leave alone. */
  channel: "requested-mail";
  source: MailSource;
  /** When SMTP took it; what is left then is that its service forgets it. */
  handedAt?: Date | null;
}

/** What a queue of deliveries works with. */
export type QueuedDelivery = DeliveryRecord | RequestedMailRecord;

const KEPT_DAYS = 90;
const text = { type: String, required: true };
const optionalText = { type: String, default: null };
const time = { type: Date, required: true };

const schema = new Schema<QueuedDelivery>(
  {
    _id: text,
    key: text,
    noticeId: text,
    kind: text,
    // Empty for a mail that another service asked for: it knows whose it is.
    userId: { type: String, default: "" },
    roomId: optionalText,
    customerId: optionalText,
    channel: text,
    source: String,
    handedAt: Date,
    state: text,
    reason: optionalText,
    attempts: { type: Number, default: 0 },
    dueAt: time,
    lockedUntil: time,
    held: Boolean,
    blocked: Number,
    refused: Boolean,
    reached: { type: [String], default: undefined },
    at: time,
    createdAt: { ...time, expires: KEPT_DAYS * 86_400 },
  },
  { collection: "deliveries", versionKey: false },
);

schema.index({ key: 1 }, { unique: true });
schema.index({ state: 1, channel: 1, dueAt: 1, _id: 1 });
// A few, found among the thousands of a morning.
schema.index(
  { channel: 1, dueAt: 1, _id: 1 },
  { partialFilterExpression: { state: "queued", kind: "danger-reported" } },
);
schema.index({ userId: 1, roomId: 1, kind: 1, at: -1 });
schema.index({ customerId: 1 });
schema.index({ noticeId: 1 });

export const Delivery = model("Delivery", schema);
