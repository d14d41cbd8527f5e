import { model, Schema } from "mongoose";
import type { ChangedAnswer } from "./stored-answers.ts";

/** What happens to a document; a new state is `moved:<state>`. */
export type HistoryEvent =
  | "started"
  | "answers-changed"
  | "exhibits-changed"
  | "commented"
  | "revision-granted"
  | "delivery-corrected"
  | "outdated"
  | `moved:${string}`;

export interface HistoryRecord {
  _id: string;
  documentId: string;
  userId: string;
  at: Date;
  by: string | null;
  side: "user" | "admin" | null;
  role: "customer" | "staff" | "lawyer" | null;
  what: HistoryEvent;
  /** Of changed answers. */
  paths: string[];
  /** Of them, those with another value. Absent in rows of earlier releases, as `version` is. */
  changes?: ChangedAnswer[];
  /** The document's version that it belongs to: its `n`. */
  version?: number;
  comment: string | null;
  sha256: string | null;
  /** As `at`: the list is paged by it. */
  createdAt: Date;
}

const text = { type: String, required: true };
const optionalText = { type: String, default: null };

const schema = new Schema<HistoryRecord>(
  {
    _id: text,
    documentId: text,
    userId: text,
    at: { type: Date, required: true },
    by: optionalText,
    side: optionalText,
    role: optionalText,
    what: text,
    paths: { type: [String], default: [] },
    changes: { type: [Schema.Types.Mixed], default: undefined } as never,
    version: Number,
    comment: optionalText,
    sha256: optionalText,
    createdAt: { type: Date, required: true },
  },
  { collection: "document_history", versionKey: false },
);

schema.index({ documentId: 1, createdAt: -1, _id: -1 });
schema.index({ userId: 1 });
schema.index({ side: 1, by: 1 });

export const History = model("DocumentHistory", schema);
