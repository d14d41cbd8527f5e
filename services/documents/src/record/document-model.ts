import type { Document } from "@legal/contracts";
import { DOCUMENT_STATES, type DocumentState } from "@legal/contracts/constants";
import { model, Schema, type ClientSession } from "mongoose";
import type { FileKind } from "@legal/document-types";
import type { StoredAnswer, StoredAnswers } from "./stored-answers.ts";

/** A file of the case's conversation, which case-chat keeps. */
export interface ExhibitFile {
  fileId: string;
  fileName: string;
  fileType: string;
  fileSize: number;
  /** Pages of its text; absent until a PDF was read, and of what has no text to read. */
  residentNumberPages?: number[];
  hiddenAddressPages?: number[];
  /** The document's version when it was read. */
  readAt?: number;
}

/** With the first of its files: the release before knows no others. */
export interface StoredExhibit extends ExhibitFile {
  id: string;
  title: string;
  purpose: string;
  /** Who wrote it, and when; absent where that is not said. */
  author?: string;
  madeOn?: string;
  /** Those after the first; absent where there are none. */
  furtherFiles?: ExhibitFile[];
  /** Absent for an exhibit. */
  kind?: FileKind;
  /** In another language than Korean; absent for one that is not. */
  foreign?: boolean;
}

export const filesOf = (exhibit: Pick<StoredExhibit, keyof ExhibitFile | "furtherFiles">): ExhibitFile[] => [
  exhibit,
  ...(exhibit.furtherFiles ?? []),
];

export const bytesOf = (exhibit: StoredExhibit): number =>
  filesOf(exhibit).reduce((sum, { fileSize }) => sum + fileSize, 0);

/** A warning that staff let pass while it says the same. */
export interface AcceptedWarning {
  code: string;
  path: string;
  /** What the warning named, as JSON. */
  values: string;
  by: string;
  reason: string;
  at: Date;
}

export interface Lawyer {
  id: string;
  name: string;
  registrationNumber: string;
}

export interface DocumentRecord {
  _id: string;
  caseId: string;
  userId: string;
  typeId: string;
  /** The version of its type that the answers were given to. */
  typeVersion: number;
  state: DocumentState;
  /** False once it is delivered: then the case may have another of its type. */
  isOpen: boolean;
  /** Its case was closed or cancelled; absent until an event says so, or `backfillCaseEnded` has asked. */
  caseEnded?: boolean;
  /** Whether case-chat knows whose turn it was: each later move is an event. Absent until `backfillTurns` has said it. */
  turnKept?: boolean;
  /** Since when it is in its state. */
  since: Date;
  /** Rises with each change. */
  version: number;
  answers: StoredAnswers;
  /** Answers that were taken away, and with which version: the last few. */
  removed: { path: string; since: number }[];
  exhibits: StoredExhibit[];
  /** The version since which the exhibits are these. */
  exhibitsSince: number;
  /** Who made them so; absent before the first, and of what an earlier release stored. */
  exhibitsBy?: Pick<StoredAnswer, "by" | "side" | "at">;
  /** The version whose exhibits were looked through; absent until the job has. */
  exhibitsReadAt?: number;
  accepted: AcceptedWarning[];
  /** As it was at the last change. */
  progress: { answered: number; total: number };
  /** As it was at the last change; absent before the first. */
  waitingSentences?: number;
  revisions: { used: number; total: number };
  caseNumber: string | null;
  customerName: string | null;
  /** The staff member who took it. */
  reviewerId: string | null;
  /** Who released it; null again once an answer changes. */
  lawyer: Lawyer | null;
  /** How many snapshots were kept. */
  versionCount: number;
  commentCount: number;
  frozen: {
    n: number;
    sha256: string;
    at: Date;
    /** Of its exhibits, as it cites them; absent of what an earlier release froze. */
    labels?: readonly string[];
  } | null;
  delivery: Document["delivery"];
  createdAt: Date;
  updatedAt: Date;
}

const text = { type: String, required: true };
const optionalText = { type: String, default: null };
const count = { type: Number, required: true };
const mixed = Schema.Types.Mixed;

const schema = new Schema<DocumentRecord>(
  {
    _id: text,
    caseId: text,
    userId: text,
    typeId: text,
    typeVersion: count,
    state: { type: String, enum: DOCUMENT_STATES, required: true },
    isOpen: { type: Boolean, required: true },
    caseEnded: Boolean,
    turnKept: Boolean,
    since: { type: Date, required: true },
    version: count,
    answers: { type: mixed, default: {} },
    removed: { type: [mixed], default: [] } as never,
    exhibits: { type: [mixed], default: [] } as never,
    exhibitsSince: { type: Number, default: 0 },
    exhibitsBy: mixed,
    exhibitsReadAt: Number,
    accepted: { type: [mixed], default: [] } as never,
    progress: { type: mixed, required: true },
    waitingSentences: Number,
    revisions: { type: mixed, required: true },
    caseNumber: optionalText,
    customerName: optionalText,
    reviewerId: optionalText,
    lawyer: { type: mixed, default: null },
    versionCount: { type: Number, default: 0 },
    commentCount: { type: Number, default: 0 },
    frozen: { type: mixed, default: null },
    delivery: { type: mixed, default: null },
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
  },
  { collection: "documents", versionKey: false, minimize: false },
);

schema.index({ caseId: 1, typeId: 1 }, { unique: true, partialFilterExpression: { isOpen: true } });
schema.index({ caseId: 1, since: 1, _id: 1 });
schema.index({ userId: 1, createdAt: -1, _id: -1 });
schema.index({ state: 1, since: 1, _id: 1 });
schema.index({ isOpen: 1, since: 1, _id: 1 });
schema.index({ reviewerId: 1, since: 1, _id: 1 });

/** Not `Document`, which is mongoose's own. */
export const DocumentRow = model("Document", schema);

/** Writes a document whole, in the transaction that read `before`. */
export const replaceDocument = async (document: DocumentRecord, session: ClientSession): Promise<void> => {
  await DocumentRow.replaceOne({ _id: document._id }, document, { session });
};
