import type { Notice as NoticeAnswer, NoticeKind } from "@legal/contracts";
import { NOTICES_KEPT_DAYS } from "@legal/contracts/constants";
import { newestFirst } from "@legal/service-kit";
import { model, Schema } from "mongoose";

/** What a notice says; names of people are looked up when it is shown. */
export type StoredFacts = Omit<NoticeAnswer["facts"], "roomId" | "customerName" | "actorName">;

/** A line of a person's inbox. */
export interface NoticeRecord {
  _id: string;
  /** What happened and to whom it is said, so that no redelivery says it twice. */
  key: string;
  kind: NoticeKind;
  userId: string;
  roomId: string | null;
  /** Of the room; the notice goes with the account. */
  customerId: string | null;
  actorId: string | null;
  facts: StoredFacts;
  readAt: Date | null;
  createdAt: Date;
}

const optionalText = { type: String, default: null };

const schema = new Schema<NoticeRecord>(
  {
    _id: { type: String, required: true },
    key: { type: String, required: true },
    kind: { type: String, required: true },
    userId: { type: String, required: true },
    roomId: optionalText,
    customerId: optionalText,
    actorId: optionalText,
    facts: { type: Schema.Types.Mixed, default: {} },
    readAt: { type: Date, default: null },
    createdAt: { type: Date, required: true, expires: NOTICES_KEPT_DAYS * 86_400 },
  },
  { collection: "notices", versionKey: false, minimize: false },
);

schema.index({ key: 1 }, { unique: true });
schema.index({ userId: 1, ...newestFirst.sort });
schema.index({ userId: 1, readAt: 1, ...newestFirst.sort });
schema.index({ customerId: 1 });
schema.index({ roomId: 1 });

export const Notice = model("Notice", schema);
