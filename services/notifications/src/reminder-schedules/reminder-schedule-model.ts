import type { ReminderStep } from "@legal/contracts";
import { model, Schema } from "mongoose";

/** What was said last, and whether a staff member has acknowledged it. */
interface Alert {
  reminderId: string;
  step: ReminderStep;
  at: Date;
  acknowledged: boolean;
}

/** How far an open deadline is on its reminder schedule; its id is the deadline's. */
export interface ReminderScheduleRecord {
  _id: string;
  roomId: string;
  customerId: string;
  /** Of the deadline when the schedule began: another date or matter begins it again. */
  version: number;
  matter: string | null;
  dueDate: string;
  startedAt: Date;
  /** The planned time of the last reminder of the plan that was taken. */
  after: Date;
  alert: Alert | null;
  /** Escalations of the alert that left, or need not. */
  escalated: ReminderStep[];
  /** When there may be something to do; null when it rests. */
  nextAt: Date | null;
  /** A worker that reminds of it holds it so long; one that died is given up then. */
  lockedUntil: Date;
  lockedBy: string | null;
  /** Failed tries since the last reminder. */
  attempts: number;
}

const text = { type: String, required: true };
const time = { type: Date, required: true };
const alert = new Schema<Alert>(
  { reminderId: text, step: text, at: time, acknowledged: { type: Boolean, required: true } },
  { _id: false, id: false },
);

const schema = new Schema<ReminderScheduleRecord>(
  {
    _id: text,
    roomId: text,
    customerId: text,
    version: { type: Number, required: true },
    matter: { type: String, default: null },
    dueDate: text,
    startedAt: time,
    after: time,
    alert: { type: alert, default: null },
    escalated: { type: [String], default: [] },
    nextAt: { type: Date, default: null },
    lockedUntil: time,
    lockedBy: { type: String, default: null },
    attempts: { type: Number, default: 0 },
  },
  // The release before reads and writes it by this name.
  { collection: "ladders", versionKey: false },
);

schema.index({ nextAt: 1, lockedUntil: 1 });
schema.index({ lockedBy: 1 }, { partialFilterExpression: { lockedBy: { $type: "string" } } });
schema.index({ roomId: 1 });
schema.index({ customerId: 1 });
schema.index({ "alert.acknowledged": 1, dueDate: 1 }, { partialFilterExpression: { "alert.acknowledged": false } });

export const ReminderSchedule = model("ReminderSchedule", schema);
