import { z } from "zod";
import { defineCall } from "./call.ts";
import { DOCUMENT_STATES } from "./constants/documents.ts";
import { block, document, documentSummary, documentTypeId } from "./document.ts";
import { id, idParams } from "./ids.ts";
import { pageQuery } from "./page-query.ts";
import {
  countDocumentsRoute,
  createDocumentRoute,
  getDocumentRoute,
  listDocumentsRoute,
  listMyDocumentsRoute,
  previewDocumentRoute,
} from "./routes/documents.ts";

export const createDocumentCall = defineCall(createDocumentRoute, {
  access: "user",
  summary:
    "Starts a document in a case, prefilled from what is known and each value marked; for its customer and staff. One that is there and unfinished is answered again",
  status: 201,
  body: z.strictObject({ caseId: id, typeId: documentTypeId }),
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

export const previewDocumentCall = defineCall(previewDocumentRoute, {
  access: "user",
  summary: "The paper as it stands, block by block; from `approved` on, the blocks that were frozen",
  params: idParams,
  response: z.object({ version: z.number().int(), blocks: z.array(block) }),
});
