import { z } from "zod";
import {
  ANSWER_TEXT_MAX,
  CHANGED_ANSWERS_MAX,
  DOCUMENT_STATES,
  EXHIBIT_KINDS,
  ISSUE_SEVERITIES,
} from "./constants/documents.ts";
import { delivery } from "./document-deliveries.ts";
import { id, timestamp } from "./ids.ts";

/** As @legal/document-types names kinds of papers; a later release may know more. */
export const documentTypeId = z.string("documentType.unknown").max(40, "documentType.unknown");

/** `creditor.name`, `debtors.k3.name`: see `Answers` of @legal/document-types. */
export const answerPath = z
  .string()
  .regex(/^[a-z][A-Za-z0-9]*(\.[A-Za-z0-9]+){0,3}$/, "invalid")
  .max(80, "invalid");
export const answerValue = z.union([
  z.string().max(ANSWER_TEXT_MAX, "answer.max"),
  z.number(),
  z.boolean(),
  z.array(z.string().max(ANSWER_TEXT_MAX, "answer.max")).max(CHANGED_ANSWERS_MAX, "answer.max"),
  z.strictObject({ postcode: z.string().max(5, "address.invalid"), line: z.string().max(200, "address.invalid") }),
]);
export const documentAnswers = z.record(answerPath, answerValue);

/** What is known of an answer beside its value. */
const answerFacts = z.object({
  by: id.nullable(),
  side: z.enum(["user", "admin"]).nullable(),
  at: timestamp,
  /** From where it was filled in; null where a person typed it. It counts as answered once a person confirms it. */
  prefilledFrom: z.enum(["account", "case", "assistant", "earlier-document"]).nullable(),
});

/** Sentences that were written for the customer, who approves each. */
const proseState = z.object({
  /** `model`: an AI wrote them from the answers; `rules`: code did; `person`: staff typed them. */
  source: z.enum(["model", "rules", "person"]),
  /** Answers have changed since they were written: approvals were taken back, writing them again is offered. */
  outdated: z.boolean(),
  sentences: z.array(z.object({ text: z.string(), approved: z.object({ by: id, at: timestamp }).nullable() })),
});

const issue = z.object({
  code: z.string(),
  severity: z.enum(ISSUE_SEVERITIES),
  /** Only the office mends it: it stops no step of the customer's. */
  office: z.boolean().optional(),
  /** Of the answer that mends it, or `exhibits.<id>`; empty for the whole. */
  path: z.string(),
  /** In the caller's language. */
  message: z.string(),
  /** Who accepted the warning, why and when. */
  accepted: z.object({ by: id, reason: z.string(), at: timestamp }).nullable(),
});

const pages = z.array(z.number().int());

/** A file of the case's room. */
const exhibitFile = z.object({
  fileId: id,
  fileName: z.string(),
  fileType: z.string(),
  fileSize: z.number().int(),
  /** Pages of a PDF whose text has a resident number; absent until it was read, and for what has no text to read. */
  residentNumberPages: pages.optional(),
  /** Pages with an address that the paper keeps from the other side. */
  hiddenAddressPages: pages.optional(),
});

const exhibit = exhibitFile.extend({
  id,
  /** 갑 제1호증, 첨부 1; in the order of the list. */
  label: z.string(),
  /** Absent for an exhibit. */
  kind: z.enum(EXHIBIT_KINDS).optional(),
  /** In another language than Korean. */
  foreign: z.boolean().optional(),
  title: z.string(),
  purpose: z.string(),
  /** Who wrote it, and when. */
  author: z.string().optional(),
  madeOn: z.iso.date().optional(),
  /** Those after the first, in their order: together they are one exhibit, its pages counted through. */
  furtherFiles: z.array(exhibitFile).optional(),
});

const progress = z.object({ answered: z.number().int(), total: z.number().int() });

export const documentSummary = z.object({
  id,
  caseId: id,
  userId: id,
  typeId: z.string(),
  state: z.enum(DOCUMENT_STATES),
  /** Rises with each change; a change names the version that its maker saw. */
  version: z.number().int(),
  progress,
  /** Sentences of prose that the customer has to read and approve. */
  waitingSentences: z.number().int().optional(),
  /** Revisions asked for by the customer, and how many there are. */
  revisions: z.object({ used: z.number().int(), total: z.number().int() }),
  caseNumber: z.string().nullable(),
  customerName: z.string().nullable(),
  reviewerId: id.nullable(),
  /** Since when it is in its state. */
  since: timestamp,
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type DocumentSummary = z.output<typeof documentSummary>;

export const document = documentSummary.extend({
  typeVersion: z.number().int(),
  answers: documentAnswers,
  answerFacts: z.record(z.string(), answerFacts),
  /** By the path of their question; while one waits, the question is among `missing`. */
  prose: z.record(z.string(), proseState).optional(),
  exhibits: z.array(exhibit),
  /** Who last changed which they are, or what they are called; absent before that. */
  exhibitFacts: answerFacts.omit({ prefilledFrom: true }).optional(),
  issues: z.array(issue),
  /** Paths of questions that are asked, required and unanswered. */
  missing: z.array(z.string()),
  /** Its case was closed or cancelled: it is read and downloaded, and goes no further. */
  caseEnded: z.boolean().optional(),
  /** Whether this caller may change answers and exhibits in this state. */
  mayEdit: z.boolean(),
  /** Where this caller may move it; blocking issues and missing answers may still stop a step forward. */
  nextStates: z.array(z.enum(DOCUMENT_STATES)),
  /** Why only a lawyer may release it; empty where staff may. */
  lawyerReasons: z.array(z.string()),
  lawyer: z.object({ id, name: z.string(), registrationNumber: z.string() }).nullable(),
  /** The frozen paper, from `approved` on. */
  frozen: z.object({ n: z.number().int(), sha256: z.string(), at: timestamp }).nullable(),
  delivery: delivery.nullable(),
});
export type Document = z.output<typeof document>;

/** A part of the paper: `Block` of @legal/document-types, which renders it. */
export const block = z.looseObject({ id: z.string(), kind: z.string(), from: z.array(z.string()) });

export const seenVersion = z.number("version.unknown").int("version.unknown").min(0, "version.unknown");
