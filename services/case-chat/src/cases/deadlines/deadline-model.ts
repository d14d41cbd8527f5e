import type { CaseDeadline } from "@legal/contracts";
import { DEADLINE_KINDS, DEADLINE_STATES, type DeadlineState } from "@legal/contracts/constants";
import type { Step } from "@legal/legal-rules";
import { model, Schema } from "mongoose";

export interface Party {
  id: string;
  side: "user" | "admin";
}

/** What a deadline is computed from. */
export interface Facts {
  matter: string;
  service: NonNullable<CaseDeadline["service"]>;
  extension: CaseDeadline["extension"];
  /** Of a period that the court set; absent in rows of earlier releases. */
  period?: CaseDeadline["period"];
}

/** A deadline of a case. Its customer and staff read it; it is never removed, except for a date that staff typed. */
export interface DeadlineRecord {
  /** That of the case for the one that staff typed (`manual`), so that a case has one of these at most. */
  _id: string;
  caseId: string;
  userId: string;
  kind: CaseDeadline["kind"];
  /** The next three are null in a manual one. */
  matter: Facts["matter"] | null;
  /** What staff had taken it for, from the correction until a person confirms it. */
  formerMatter?: string | null | undefined;
  service: Facts["service"] | null;
  extension: Facts["extension"];
  period?: Facts["period"];
  dueDate: string;
  nominalEnd: string | null;
  steps: readonly Step[];
  /** The holidays that it was computed with; sorts by age. */
  calendar: string | null;
  /** How often administrators had changed the holidays by then. */
  calendarChanges: number | null;
  /** The due date before holidays moved it. */
  movedFrom: string | null;
  statutory: boolean;
  /** Null where the release before set the date and kept no name. */
  enteredBy: Party | null;
  /** Who stated the service as it is now. */
  statedBy: Party | null;
  confirmedBy: string | null;
  confirmedAt: Date | null;
  /**
   * What waited for the confirmation of that moment, which comes back when it is withdrawn; the release before confirms
   * without it, and leaves an older one.
   */
  confirmedOver?: Pick<DeadlineRecord, "movedFrom" | "formerMatter" | "confirmedAt"> | null | undefined;
  state: DeadlineState;
  reason: string | null;
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

const text = { type: String, required: true };
const optionalText = { type: String, default: null };
const mixed = { type: Schema.Types.Mixed, default: null };

const schema = new Schema<DeadlineRecord>(
  {
    _id: text,
    caseId: text,
    userId: text,
    kind: { ...text, enum: DEADLINE_KINDS },
    matter: optionalText,
    formerMatter: optionalText,
    service: mixed,
    extension: mixed,
    period: mixed,
    dueDate: text,
    nominalEnd: optionalText,
    steps: { type: Schema.Types.Mixed, default: [] },
    calendar: optionalText,
    calendarChanges: { type: Number, default: null },
    movedFrom: optionalText,
    statutory: { type: Boolean, required: true },
    enteredBy: mixed,
    statedBy: mixed,
    confirmedBy: optionalText,
    confirmedAt: { type: Date, default: null },
    confirmedOver: mixed,
    state: { ...text, enum: DEADLINE_STATES },
    reason: optionalText,
    version: { type: Number, required: true },
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
  },
  { collection: "deadlines", versionKey: false },
);

schema.index({ caseId: 1, state: 1, dueDate: 1, _id: 1 });
schema.index({ userId: 1, state: 1, dueDate: 1, _id: 1 });
schema.index({ state: 1, dueDate: 1, _id: 1 });
schema.index({ kind: 1, state: 1, calendar: 1, _id: 1 });
schema.index({ kind: 1, state: 1, calendarChanges: 1, _id: 1 });

export const Deadline = model("Deadline", schema);
