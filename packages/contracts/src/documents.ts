import { z } from "zod";
import { defineCall } from "./call.ts";
import {
  ANSWER_TEXT_MAX,
  CHANGED_ANSWERS_MAX,
  COMMENT_MAX,
  DOCUMENT_STATES,
  EXHIBIT_PURPOSE_MAX,
  EXHIBIT_TITLE_MAX,
  EXHIBITS_MAX,
  ISSUE_SEVERITIES,
  PEOPLE_MAX,
} from "./constants/documents.ts";
import { delivery, newDelivery } from "./document-deliveries.ts";
import { id, idParams, timestamp } from "./ids.ts";
import { pageQuery } from "./page-query.ts";
import { optionalText, requiredText } from "./required-text.ts";
import {
  changeAnswersRoute,
  changeExhibitsRoute,
  countDocumentsRoute,
  correctDeliveryRoute,
  createDocumentRoute,
  getDocumentRoute,
  getDocumentTypeRoute,
  grantRevisionRoute,
  listDocumentPeopleRoute,
  listDocumentsRoute,
  listDocumentTypesRoute,
  listMyDocumentsRoute,
  moveDocumentRoute,
  previewDocumentRoute,
} from "./routes/documents.ts";

/** As @legal/document-types names kinds of papers; a later release may know more. */
const typeId = z.string("documentType.unknown").max(40, "documentType.unknown");

/** `creditor.name`, `debtors.k3.name`: see `Answers` of @legal/document-types. */
export const answerPath = z
  .string()
  .regex(/^[a-z][A-Za-z0-9]*(\.[A-Za-z0-9]+){0,3}$/, "invalid")
  .max(80, "invalid");
const answerValue = z.union([
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
  /** The word of staff that lets a warning pass. */
  accepted: z.object({ by: id, reason: z.string(), at: timestamp }).nullable(),
});

const exhibit = z.object({
  id,
  /** 갑 제1호증; in the order of the list. */
  label: z.string(),
  title: z.string(),
  purpose: z.string(),
  /** A file of the case's conversation. */
  fileId: id,
  fileName: z.string(),
  fileType: z.string(),
  fileSize: z.number().int(),
});

const progress = z.object({ answered: z.number().int(), total: z.number().int() });

const documentSummary = z.object({
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

const documentType = z.object({
  id: z.string(),
  version: z.number().int(),
  mode: z.enum(["A", "B", "C"]),
  /** In the caller's language. */
  name: z.string(),
  services: z.array(z.string()),
});

/** A piece of the paper: `Block` of @legal/document-types, which renders it. */
export const block = z.looseObject({ id: z.string(), kind: z.string(), from: z.array(z.string()) });

export const seenVersion = z.number("version.unknown").int("version.unknown").min(0, "version.unknown");

export const listDocumentTypesCall = defineCall(listDocumentTypesRoute, {
  access: "anyone",
  summary: "The kinds of papers and the services they belong to",
  response: z.array(documentType),
});

/** A question as data. Whether it is asked may depend on answers: `missing` of a document says what is asked now. */
const question = z.object({
  path: z.string(),
  /** As `FieldKind` of @legal/document-types. */
  field: z.looseObject({ kind: z.string() }),
  required: z.boolean(),
  conditional: z.boolean(),
});
const questionList = z.object({
  path: z.string(),
  list: z.array(question),
  min: z.number().int(),
  max: z.number().int(),
  conditional: z.boolean(),
});

export const getDocumentTypeCall = defineCall(getDocumentTypeRoute, {
  access: "anyone",
  summary: "One kind of paper with the questions of its interview, section by section",
  params: z.strictObject({ id: typeId }),
  response: documentType.extend({
    sections: z.array(
      z.object({ id: z.string(), conditional: z.boolean(), questions: z.array(z.union([questionList, question])) }),
    ),
  }),
});

export const createDocumentCall = defineCall(createDocumentRoute, {
  access: "user",
  summary:
    "Starts a document in a case, prefilled from what is known and each value marked; for its customer and staff. One that is there and unfinished is answered again",
  status: 201,
  body: z.strictObject({ caseId: id, typeId }),
  response: document,
});

export const listMyDocumentsCall = defineCall(listMyDocumentsRoute, {
  access: "user",
  summary: "The caller's documents, newest first; of one case where it is named",
  query: z.strictObject({ caseId: id.optional() }),
  response: z.array(documentSummary),
});

export const listDocumentsCall = defineCall(listDocumentsRoute, {
  access: "admin",
  summary: "Documents for the desk, the longest in their state first; pages through X-Next-Cursor",
  query: pageQuery.extend({
    state: z.enum(DOCUMENT_STATES).optional(),
    caseId: id.optional(),
    reviewerId: id.optional(),
    /** Only what waits for a lawyer. */
    lawyer: z.literal("true").optional(),
  }),
  response: z.array(documentSummary),
});

export const countDocumentsCall = defineCall(countDocumentsRoute, {
  access: "admin",
  summary: "How many documents are in each state that has any; those that are delivered are not counted",
  response: z.object({ byState: z.partialRecord(z.enum(DOCUMENT_STATES), z.number().int()) }),
});

export const getDocumentCall = defineCall(getDocumentRoute, {
  access: "user",
  summary: "One document with its answers, issues and what may happen next",
  params: idParams,
  response: document,
});

/** Counted before any of them is read: tens of thousands of wrong keys would cost more than a refusal. */
const changedAnswers = z.preprocess(
  (given, context) => {
    if (typeof given !== "object" || given === null || Object.keys(given).length <= CHANGED_ANSWERS_MAX) return given;
    context.addIssue("answer.max");
    return z.NEVER;
  },
  z.record(answerPath, answerValue.nullable()),
);

export const changeAnswersCall = defineCall(changeAnswersRoute, {
  access: "user",
  summary:
    "Stores answers by path; null takes one away, an unchanged one is confirmed. With another version than the stored one: 409 DOCUMENT_CHANGED with the present document in `current` where one of these paths has another answer since, or where the change takes the document back into an earlier state. In a state that the caller may not edit: 409 DOCUMENT_LOCKED; in an ended case: 409 CASE_ENDED. A change of an answer takes back the approvals behind it",
  params: idParams,
  body: z.strictObject({
    version: seenVersion,
    answers: changedAnswers,
  }),
  response: document,
});

export const changeExhibitsCall = defineCall(changeExhibitsRoute, {
  access: "user",
  summary:
    "The exhibits in their order: files of the case's conversation, each with title and purpose. In an ended case: 409 CASE_ENDED",
  params: idParams,
  body: z.strictObject({
    version: seenVersion,
    exhibits: z
      .array(
        z.strictObject({
          id: id.optional(),
          fileUrl: z.string().max(200, "invalid"),
          title: requiredText(EXHIBIT_TITLE_MAX, { required: "exhibitTitle.required", max: "exhibitTitle.max" }),
          purpose: optionalText(EXHIBIT_PURPOSE_MAX, "exhibitPurpose.max"),
        }),
      )
      .max(EXHIBITS_MAX, "exhibits.max"),
  }),
  response: document,
});

export const listDocumentPeopleCall = defineCall(listDocumentPeopleRoute, {
  access: "user",
  summary:
    "Parties that the papers of this document's customer name, this one's too: each once, the newest paper's first; by path within the party",
  params: idParams,
  response: z.array(z.object({ name: z.string(), answers: documentAnswers })).max(PEOPLE_MAX),
});

export const previewDocumentCall = defineCall(previewDocumentRoute, {
  access: "user",
  summary: "The paper as it stands, block by block; from `approved` on, the blocks that were frozen",
  params: idParams,
  response: z.object({ version: z.number().int(), blocks: z.array(block) }),
});

export const moveDocumentCall = defineCall(moveDocumentRoute, {
  access: "user",
  summary:
    "Moves a document to another state. Who may: the customer from draft and in client review, staff, a lawyer; otherwise 409 DOCUMENT_STATE. Blocking issues, missing answers and, for staff, warnings without a word stop every step forward: 409 DOCUMENT_NOT_READY with them in `details`. With another version than the stored one: 409 DOCUMENT_CHANGED with the present document in `current`. An approval of what is another paper than was released: 409 DOCUMENT_OUTDATED, and it is back with the office, as in `current`. A step forward in an ended case: 409 CASE_ENDED",
  params: idParams,
  body: z.strictObject({
    version: seenVersion,
    to: z.enum(DOCUMENT_STATES, "documentState.unknown"),
    /** Why it goes back, or what the customer wants changed. */
    comment: optionalText(COMMENT_MAX, "comment.max").optional(),
    /** Warnings that staff let pass, each with a word. */
    accepted: z
      .array(
        z.strictObject({
          code: z.string().max(10),
          path: z.string().max(80),
          reason: requiredText(COMMENT_MAX, { required: "reason.required", max: "reason.max" }),
        }),
      )
      .max(100)
      .optional(),
    /** Not after today. */
    delivery: newDelivery.optional(),
  }),
  response: document,
});

export const correctDeliveryCall = defineCall(correctDeliveryRoute, {
  access: "admin",
  summary:
    "Says otherwise where, when and under which number a paper was delivered, as its case number is given later or was mistyped. Deadlines follow the date. What is not delivered: 409 DOCUMENT_STATE",
  params: idParams,
  body: z.strictObject({
    version: seenVersion,
    reason: requiredText(COMMENT_MAX, { required: "reason.required", max: "reason.max" }),
    /** Whole; without `receiptId` the receipt stays. */
    delivery: newDelivery,
  }),
  response: document,
});

export const grantRevisionCall = defineCall(grantRevisionRoute, {
  access: "admin",
  summary: "Gives the customer one revision more",
  params: idParams,
  body: z.strictObject({ version: seenVersion }),
  response: document,
});
