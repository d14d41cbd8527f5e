import { BACKUP_KINDS, BACKUP_STATUSES, BACKUP_TARGETS } from "@legal/contracts";
import type { BackupKind, BackupStatus, BackupTarget, ErrorCode } from "@legal/contracts";
import { model, Schema } from "mongoose";

export interface BackupRunRecord {
  _id: string;
  kind: BackupKind;
  target: BackupTarget;
  status: BackupStatus;
  startedBy: string;
  /** As the person was called then; empty once the account is deleted. */
  startedByName: string;
  /** What the file is called when it is downloaded. */
  fileName: string;
  rowCount: number;
  url: string | null;
  errorCode: ErrorCode | null;
  /** Nothing that it wrote is kept any more; absent until that is sure. */
  isRemoved?: true;
  /** The last sign of life; a run without one for too long was interrupted. */
  aliveAt: Date;
  createdAt: Date;
  finishedAt: Date | null;
}

const text = { type: String, required: true };

const schema = new Schema<BackupRunRecord>(
  {
    _id: text,
    kind: { type: String, enum: BACKUP_KINDS, required: true },
    target: { type: String, enum: BACKUP_TARGETS, required: true },
    status: { type: String, enum: BACKUP_STATUSES, required: true },
    startedBy: text,
    startedByName: { type: String, default: "" },
    fileName: text,
    rowCount: { type: Number, default: 0 },
    url: { type: String, default: null },
    errorCode: { type: String, default: null },
    isRemoved: Boolean,
    aliveAt: { type: Date, required: true },
    createdAt: { type: Date, required: true },
    finishedAt: { type: Date, default: null },
  },
  { collection: "backup_runs", versionKey: false },
);

// One run at a time, whichever replica starts it.
schema.index({ status: 1 }, { unique: true, partialFilterExpression: { status: "running" } });
schema.index({ createdAt: -1, _id: -1 });

export const BackupRun = model("BackupRun", schema);
