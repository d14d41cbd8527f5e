import type { ReminderStep } from "@legal/contracts";
import { model, Schema } from "mongoose";

interface Acknowledgement {
  by: string;
  at: Date;
  /** What they will do next. */
  nextAction: string;
}

/** A reminder that left: who was notified, and who acknowledged it. It stays as evidence as long as its case. */
export interface ReminderRecord {
  _id: string;
  deadlineId: string;
  roomId: string;
  customerId: string;
  version: number;
  step: ReminderStep;
  /** Of one that comes again: the day, or the part of it, that it is of; else empty. */
  day: string;
  dueDate: string;
  /** When it was to leave, and when it did. */
  dueAt: Date;
  at: Date;
  late: boolean;
  /** The reminder whose acknowledgement counts for this one: of an escalation the reminder that it escalates. */
  answers: string;
  recipients: { userId: string; noticeKey: string }[];
  acknowledgement: Acknowledgement | null;
}

const text = { type: String, required: true };
const time = { type: Date, required: true };
const acknowledgement = new Schema<Acknowledgement>(
  { by: text, at: time, nextAction: text },
  { _id: false, id: false },
);

const schema = new Schema<ReminderRecord>(
  {
    _id: text,
    deadlineId: text,
    roomId: text,
    customerId: text,
    version: { type: Number, required: true },
    step: text,
    day: { type: String, default: "" },
    dueDate: text,
    dueAt: time,
    at: time,
    late: { type: Boolean, required: true },
    answers: text,
    recipients: [new Schema({ userId: text, noticeKey: text }, { _id: false, id: false })],
    acknowledgement: { type: acknowledgement, default: null },
  },
  { collection: "reminders", versionKey: false },
);

// Each reminder leaves once; its notices are unique by their keys, which name reminder and recipient.
schema.index({ deadlineId: 1, version: 1, step: 1, day: 1 }, { unique: true });
schema.index({ roomId: 1, at: -1 });
schema.index({ customerId: 1 });

export const Reminder = model("Reminder", schema);
