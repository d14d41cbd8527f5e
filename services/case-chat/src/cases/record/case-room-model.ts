import type { ActivityKind, CaseStatus, PackageType } from "@legal/contracts";
import { CASE_STATUSES, PACKAGE_TYPES } from "@legal/contracts/constants";
import { model, Schema } from "mongoose";
import { chatRoomSchema, type ChatRoomRecord } from "../../rooms/chat-room-model.ts";

export interface Tick {
  at: Date;
  side: "user" | "admin";
  by: string;
  /** A file of the room. */
  fileId?: string;
  fileName?: string;
}

interface StatusReason {
  status: CaseStatus;
  text: string;
}

/** The nearest of a case's open deadlines, and how many are open; without one the date alone is there, as null. */
export interface NearestDeadline {
  date: string | null;
  open: number;
  id?: string;
  matter?: string | null;
  confirmed?: boolean;
  /** The date that staff typed, which may be a later one. */
  typed?: string | null;
  /** How many of the open ones wait for a confirmation. */
  unconfirmed?: number;
  /** The dates of the next open ones behind it, in order. */
  later?: readonly string[];
  /** Those of them that wait for a confirmation. */
  laterUnconfirmed?: readonly string[];
}

/** What was ordered and how far it is. A case has the id of its room; what belongs to it refers to that id. */
export interface CaseRecord {
  packageType: PackageType | null;
  price: number | null;
  startConsentAt: Date | null;
  status: CaseStatus;
  /** Why it has this status, in words for the customer; `status` says of which, for the release before keeps it. */
  statusReason?: StatusReason;
  deadline: string | null;
  /** What was written as `deadline` with its deadlines; another date there is one that the release before typed. */
  nearest?: NearestDeadline;
  /** A lock: rises with each write to the case's deadlines. */
  deadlineWrites?: number;
  /** The staff member who handles the case. */
  assigneeId: string | null;
  /** Rises with each change that staff make, not with messages. */
  version: number;
  /** `2026-000123`, what both sides call the case by; absent until the backfill where the release before opened it. */
  number?: string;
  /** What its customer calls it. */
  name?: string;
  /** The name as the search compares it; both are absent without one. */
  nameWords?: string;
  namePairs?: string[];
  /** What is there of the things to prepare, by their names in the catalogue. */
  ticked?: Record<string, Tick>;
}

/** Fields that staff change by themselves, each with its kind in the history. */
export const CHANGED_FIELDS = { status: "status", assigneeId: "assignee" } as const satisfies Partial<
  Record<keyof CaseRecord, ActivityKind>
>;
export type ChangedField = keyof typeof CHANGED_FIELDS;

/** The same at the top level of the room's document: for the release before, for queries and for indexes (ADR 22). */
export interface CaseColumns extends Pick<CaseRecord, "packageType" | "price" | "deadline"> {
  caseStatus: CaseStatus;
  /** Absent in rooms of an earlier release, as the next two. */
  startConsentAt?: Date | null;
  assigneeId?: string | null;
  version?: number;
}

/** One that was never assigned may lack the field. */
type StoredCase = Omit<CaseRecord, "assigneeId"> & Partial<Pick<CaseRecord, "assigneeId">>;

export interface CaseRoomRecord extends ChatRoomRecord, CaseColumns {
  /** Absent in a room without a case, and where only the release before wrote it. */
  case?: StoredCase;
  /** Documents of the case whose next step is the customer's; absent before the first. */
  customersPapers?: string[];
}

const packageType = { type: String, enum: [...PACKAGE_TYPES, null], default: null };
const price = { type: Number, default: null };
const startConsentAt = { type: Date, default: null };
const status = { type: String, enum: CASE_STATUSES, required: true };
const optionalText = { type: String, default: null };
const version = { type: Number, default: 0 };

const changed = { deadline: optionalText, assigneeId: optionalText, version };
const named = { number: String, name: String, nameWords: String, namePairs: { type: [String], default: undefined } };
const tickSchema = new Schema<Tick>(
  {
    at: { type: Date, required: true },
    side: { type: String, enum: ["user", "admin"], required: true },
    by: { type: String, required: true },
    fileId: String,
    fileName: String,
  },
  { _id: false, id: false },
);
const ticked = { type: Map, of: tickSchema };
const ofDeadlines = { nearest: { type: Schema.Types.Mixed, default: undefined }, deadlineWrites: Number };
const statusReason = new Schema<StatusReason>({ status, text: { type: String, required: true } }, { _id: false });
const ofOrder = { packageType, price, startConsentAt, status, statusReason };
const caseFields = { ...ofOrder, ...changed, ...ofDeadlines, ...named, ticked } satisfies Record<
  keyof CaseRecord,
  unknown
>;
const caseSchema = new Schema<CaseRecord>(caseFields, { _id: false, id: false });

const schema = chatRoomSchema.clone() as unknown as Schema<CaseRoomRecord>;
schema.add({ packageType, price, startConsentAt, caseStatus: status, ...changed });
schema.add({ case: { type: caseSchema, default: undefined } });
schema.add({ customersPapers: { type: [String], default: undefined } });

// Pages of the tabs come from the lists; these find what few rooms of a tab fit.
schema.index({ isCase: 1, caseStatus: 1, createdAt: -1, _id: -1 });
schema.index({ isCase: 1, caseStatus: 1, spokenAt: 1 });
schema.index({ isCase: 1, deadline: 1, _id: 1 });
schema.index({ assigneeId: 1, createdAt: -1, _id: -1 });
schema.index({ "case.number": 1 }, { unique: true, partialFilterExpression: { "case.number": { $exists: true } } });
schema.index({ "case.namePairs": 1 }, { partialFilterExpression: { "case.namePairs": { $exists: true } } });

/** Rooms with their case; the only model through which case fields are queried or written. */
export const CaseRoom = model("CaseRoom", schema);
