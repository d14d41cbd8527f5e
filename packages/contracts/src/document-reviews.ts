import { z } from "zod";
import { defineCall } from "./call.ts";
import { ANSWERS_MAX, COMMENT_MAX, DOCUMENT_STATES, FILE_FORMATS, LAWYER_NAME_MAX } from "./constants/documents.ts";
import { answerValue, block } from "./document.ts";
import { id, idParams, timestamp } from "./ids.ts";
import { pageQuery } from "./page-query.ts";
import { requiredText } from "./required-text.ts";
import {
  addDocumentCommentRoute,
  compareDocumentVersionRoute,
  downloadDocumentRoute,
  listDocumentCommentsRoute,
  listDocumentHistoryRoute,
  listDocumentVersionsRoute,
  listLawyersRoute,
  resolveDocumentCommentRoute,
  setLawyerRoute,
} from "./routes/documents.ts";

const person = z.object({ id, name: z.string().nullable(), side: z.enum(["user", "admin"]) });

const documentVersion = z.object({
  n: z.number().int(),
  state: z.enum(DOCUMENT_STATES),
  by: person.nullable(),
  at: timestamp,
  /** Of the PDF; the frozen paper's never changes. */
  sha256: z.string().nullable(),
  comment: z.string().nullable(),
  /** How many ZIPs it comes in with its exhibits; absent, from an earlier release, for one. */
  bundles: z.number().int().optional(),
});
export type DocumentVersion = z.output<typeof documentVersion>;
const versionParams = z.strictObject({ id, n: z.string().regex(/^[1-9]\d{0,4}$/, "invalid") });

export const listDocumentVersionsCall = defineCall(listDocumentVersionsRoute, {
  access: "user",
  summary: "The versions kept at each change of state, newest first; comments as in the history",
  params: idParams,
  response: z.array(documentVersion),
});

export const compareDocumentVersionCall = defineCall(compareDocumentVersionRoute, {
  access: "user",
  summary: "A version's blocks, and how each differs from another version",
  params: versionParams,
  query: z.strictObject({ with: z.coerce.number("invalid").int("invalid").min(1, "invalid").optional() }),
  response: z.object({
    n: z.number().int(),
    blocks: z.array(block),
    changes: z.array(
      z.object({
        blockId: z.string(),
        change: z.enum(["added", "removed", "changed", "moved"]),
        before: block.nullable(),
        after: block.nullable(),
      }),
    ),
  }),
});

export const downloadDocumentCall = defineCall(downloadDocumentRoute, {
  access: "user",
  summary:
    "A version as DOCX or PDF, or a ZIP with the paper and each exhibit as a file of its own: heavy exhibits come in `bundles` ZIPs, of which `part` names one, else 404. Of a version that the office has not let go to its customer, for staff alone: 409 DOCUMENT_STATE",
  params: versionParams,
  query: z.strictObject({
    format: z.enum(FILE_FORMATS, "format.unknown"),
    part: z.coerce.number("invalid").int("invalid").min(1, "invalid").optional(),
  }),
});

export const documentComment = z.object({
  id,
  /** The block that it is about; null for the whole. */
  blockId: z.string().nullable(),
  text: z.string(),
  by: person,
  at: timestamp,
  /** Whether the customer sees it too. */
  shared: z.boolean(),
  resolved: z.object({ by: person, at: timestamp }).nullable(),
});
export type DocumentComment = z.output<typeof documentComment>;

export const listDocumentCommentsCall = defineCall(listDocumentCommentsRoute, {
  access: "user",
  summary: "Comments on a document, oldest first; a customer sees the shared ones",
  params: idParams,
  response: z.array(documentComment),
});

export const addDocumentCommentCall = defineCall(addDocumentCommentRoute, {
  access: "user",
  summary:
    "Comments on a block or on the whole; a customer's are shared. The same Idempotency-Key returns the stored one",
  status: 201,
  params: idParams,
  body: z.strictObject({
    blockId: z.string().max(80, "invalid").nullable(),
    text: requiredText(COMMENT_MAX, { required: "comment.required", max: "comment.max" }),
    shared: z.boolean().optional(),
  }),
  response: documentComment,
});

export const resolveDocumentCommentCall = defineCall(resolveDocumentCommentRoute, {
  access: "admin",
  summary: "Marks a comment as done",
  params: z.strictObject({ id, commentId: id }),
  response: documentComment,
});

const historyEntry = z.object({
  id,
  at: timestamp,
  by: person.nullable(),
  role: z.enum(["customer", "staff", "lawyer"]).nullable(),
  what: z.string(),
  /** Paths of changed answers. */
  paths: z.array(z.string()).max(ANSWERS_MAX),
  /** Of them, those with another value; null where there was, or is, none. Absent, as `version` is, before this was kept. */
  changes: z
    .array(z.object({ path: z.string(), before: answerValue.nullable(), after: answerValue.nullable() }))
    .optional(),
  /** The `n` of the version that it belongs to. */
  version: z.number().int().optional(),
  comment: z.string().nullable(),
  sha256: z.string().nullable(),
});

export type DocumentHistoryEntry = z.output<typeof historyEntry>;

export const listDocumentHistoryCall = defineCall(listDocumentHistoryRoute, {
  access: "user",
  summary:
    "What happened to a document: who, in which role, what was there before and after, in which version, why, with which hash; newest first. Comments of the office on moves among staff are for staff alone",
  params: idParams,
  query: pageQuery,
  response: z.array(historyEntry),
});

const lawyer = z.object({ id, name: z.string(), registrationNumber: z.string() });

export const listLawyersCall = defineCall(listLawyersRoute, {
  access: "admin",
  summary: "Staff who are lawyers, with their registration numbers",
  response: z.array(lawyer),
});

export const setLawyerCall = defineCall(setLawyerRoute, {
  access: "admin",
  summary:
    "Names another administrator a lawyer, or takes that back with null; 403 LAWYER_NAMES_SELF for the caller's own account, 404 for one that is no administrator's",
  params: idParams,
  body: z.strictObject({
    registrationNumber: z
      .string()
      .trim()
      .regex(/^\d{4,6}$/, "registrationNumber.invalid")
      .nullable(),
    name: requiredText(LAWYER_NAME_MAX, { required: "name.required", max: "name.max" }),
  }),
  response: z.array(lawyer),
});
