import { z } from "zod";
import { defineCall } from "./call.ts";
import { PACKAGE_TYPES } from "./constants/cases.ts";
import { ATTACHED_FILES_MAX } from "./constants/documents.ts";
import { id, idParams, seoulDate } from "./ids.ts";
import {
  attachCaseFilesRoute,
  getCaseDocumentFactsRoute,
  getStaffMemberRoute,
  keepDocumentTurnRoute,
  listExtraHolidaysRoute,
  readCaseFileRoute,
} from "./routes/case-document-facts.ts";

/** What documents must know of a case before it starts a paper in it, and what it fills in from the account. */
export const caseDocumentFacts = z.object({
  roomId: id,
  userId: id,
  isCase: z.boolean(),
  isOpen: z.boolean(),
  serviceType: z.string(),
  packageType: z.enum(PACKAGE_TYPES).nullable(),
  number: z.string().nullable(),
  assigneeId: id.nullable(),
  /** Services that open deadlines of the case are counted from; absent in answers of earlier releases. */
  served: z
    .array(z.object({ matter: z.string(), mode: z.string(), date: seoulDate, noticeDate: seoulDate.optional() }))
    .optional(),
  /** Null while the account's event is still under way. */
  customer: z
    .object({ name: z.string().nullable(), displayName: z.string(), email: z.string(), phone: z.string().nullable() })
    .nullable(),
});
export type CaseDocumentFacts = z.output<typeof caseDocumentFacts>;

export const getCaseDocumentFactsCall = defineCall(getCaseDocumentFactsRoute, {
  access: "service",
  summary: "A case as documents need it, with its customer's account, or 404",
  params: idParams,
  response: caseDocumentFacts,
});

const caseFile = z.object({ id, name: z.string(), type: z.string(), size: z.number().int() });
export type CaseFile = z.output<typeof caseFile>;
export const caseFiles = z.array(caseFile);

/** What is left out of the answer is no file of this case. */
export const attachCaseFilesCall = defineCall(attachCaseFilesRoute, {
  access: "service",
  summary: "Files of a case's conversation; an upload of the named person that no message carries becomes one",
  params: idParams,
  body: z.strictObject({ uploaderId: id, fileIds: z.array(id).max(ATTACHED_FILES_MAX) }),
  response: caseFiles,
});

export const readCaseFileCall = defineCall(readCaseFileRoute, {
  access: "service",
  summary: "The bytes of a file of a case's conversation, or 404",
  params: z.strictObject({ id, fileId: id }),
});

/** Of a document whose moves an earlier release of case-chat did not follow; each later move is an event. */
export const keepDocumentTurnCall = defineCall(keepDocumentTurnRoute, {
  access: "service",
  summary: "Keeps whether a document of the case waits for its customer",
  status: 204,
  params: idParams,
  body: z.strictObject({ documentId: id, isCustomers: z.boolean() }),
});

export const staffAccount = z.object({
  id,
  name: z.string(),
  /** What customers may read; absent in answers of an earlier release. */
  displayName: z.string().nullish(),
});

export const getStaffMemberCall = defineCall(getStaffMemberRoute, {
  access: "service",
  summary: "An account that is an administrator's at present, or 404",
  params: idParams,
  response: staffAccount,
});

export const extraHolidays = z.array(z.object({ date: seoulDate, name: z.string() }));

export const listExtraHolidaysCall = defineCall(listExtraHolidaysRoute, {
  access: "service",
  summary: "The temporary holidays that administrators entered, by date",
  response: extraHolidays,
});
