import type { CaseStatus, NoticeKind } from "@legal/contracts";
import type { DocumentNews } from "@legal/contracts/constants";
import { model, Schema } from "mongoose";

/** Something that happened, before it is known whom it concerns. */
export interface PendingEvent {
  kind: Exclude<NoticeKind, "deadline-near" | "staff-digest">;
  roomId?: string;
  /** Who did it, and is not notified of it. */
  actorId?: string;
  /** Whom it names; without it the kind says whom it concerns. */
  recipientIds?: readonly string[];
  /** Whom it waits for while they are staff; without it who handles the case. */
  askedIds?: readonly string[] | undefined;
  /** Who learn of it by another notice. */
  exceptIds?: readonly string[] | undefined;
  /** Who has not read. */
  side?: "user" | "admin";
  noteId?: string;
  inquiryId?: string;
  documentId?: string;
  documentNews?: DocumentNews;
  dangerNoticeId?: string;
  securityAlert?: string;
  status?: CaseStatus;
  /** Where another notice says it on every other channel. */
  onlyBy?: "alimtalk" | undefined;
}

export interface PendingEventRecord extends PendingEvent {
  /** The event's id. */
  _id: string;
  attempts: number;
  /** A lock: rises with each write that belongs to it. */
  notices?: number;
  /** Absent in one that was given up. */
  dueAt?: Date;
  /** When it was given up; the next start tries it again. */
  givenUpAt?: Date;
}

const GIVEN_UP_KEPT_DAYS = 90;

const schema = new Schema<PendingEventRecord>(
  {
    _id: { type: String, required: true },
    kind: { type: String, required: true },
    roomId: String,
    actorId: String,
    recipientIds: { type: [String], default: undefined },
    askedIds: { type: [String], default: undefined },
    exceptIds: { type: [String], default: undefined },
    side: String,
    noteId: String,
    inquiryId: String,
    documentId: String,
    documentNews: String,
    dangerNoticeId: String,
    securityAlert: String,
    status: String,
    onlyBy: String,
    attempts: { type: Number, default: 0 },
    notices: Number,
    dueAt: Date,
    givenUpAt: { type: Date, expires: GIVEN_UP_KEPT_DAYS * 86_400 },
  },
  // Called so in stored data, as in the metric `notice_intakes`.
  { collection: "intakes", versionKey: false },
);

schema.index({ dueAt: 1, _id: 1 });
schema.index({ roomId: 1 });

export const PendingEventRow = model("PendingEvent", schema);
