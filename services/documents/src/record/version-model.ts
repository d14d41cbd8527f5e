import { DOCUMENT_STATES, type DocumentState } from "@legal/contracts/constants";
import type { AnswerValue, Block } from "@legal/document-types";
import { model, Schema } from "mongoose";
import type { StoredExhibit } from "./document-model.ts";

export interface FrozenFile {
  /** In GridFS. */
  fileId: string;
  sha256: string;
  size: number;
}

/** A document as it was when it came into a state. */
export interface VersionRecord {
  _id: string;
  documentId: string;
  userId: string;
  n: number;
  state: DocumentState;
  by: string | null;
  side: "user" | "admin" | null;
  at: Date;
  comment: string | null;
  typeId: string;
  typeVersion: number;
  /** Under the keys of `StoredAnswers`. */
  answers: Record<string, AnswerValue>;
  exhibits: StoredExhibit[];
  /** Of its exhibits, as its paper cites them; absent of what an earlier release stored. */
  labels?: readonly string[];
  blocks: Block[];
  /** Of an approved version: the paper, whose bytes never change. */
  files: { pdf: FrozenFile; docx: FrozenFile } | null;
}

const text = { type: String, required: true };
const optionalText = { type: String, default: null };
const count = { type: Number, required: true };
const mixed = Schema.Types.Mixed;

const schema = new Schema<VersionRecord>(
  {
    _id: text,
    documentId: text,
    userId: text,
    n: count,
    state: { type: String, enum: DOCUMENT_STATES, required: true },
    by: optionalText,
    side: optionalText,
    at: { type: Date, required: true },
    comment: optionalText,
    typeId: text,
    typeVersion: count,
    answers: { type: mixed, default: {} } as never,
    exhibits: { type: [mixed], default: [] } as never,
    labels: { type: [String], default: undefined } as never,
    blocks: { type: [mixed], default: [] } as never,
    files: { type: mixed, default: null },
  },
  { collection: "document_versions", versionKey: false, minimize: false },
);

schema.index({ documentId: 1, n: -1 }, { unique: true });
schema.index({ userId: 1 });
schema.index({ "files.pdf.fileId": 1 }, { partialFilterExpression: { files: { $type: "object" } } });
schema.index({ "files.docx.fileId": 1 }, { partialFilterExpression: { files: { $type: "object" } } });

export const Version = model("DocumentVersion", schema);
