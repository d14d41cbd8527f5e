import { ACTIVITY_KINDS, type ActivityKind, type DeadlineChange } from "@legal/contracts";
import { model, Schema } from "mongoose";

/** The history of a case. Entries are never changed; they are deleted with the case. */
export interface ActivityRecord {
  _id: string;
  roomId: string;
  at: Date;
  actorId: string;
  kind: ActivityKind;
  /** Status, date, id of the assignee, or package. */
  from: string | null;
  to: string | null;
  reason?: string | undefined;
  /** With the kind `deadline`, of one of several: the release before shows the dates alone. */
  deadline?:
    { change: DeadlineChange; matter: string | null; formerMatter?: string | null; automatic?: boolean } | undefined;
}

const schema = new Schema<ActivityRecord>(
  {
    _id: { type: String, required: true },
    roomId: { type: String, required: true },
    at: { type: Date, required: true },
    actorId: { type: String, required: true },
    kind: { type: String, enum: ACTIVITY_KINDS, required: true },
    from: { type: String, default: null },
    to: { type: String, default: null },
    reason: String,
    deadline: Schema.Types.Mixed,
  },
  { collection: "case_activity", versionKey: false },
);

schema.index({ roomId: 1, _id: -1 });

export const Activity = model("CaseActivity", schema);
