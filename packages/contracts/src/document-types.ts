import { z } from "zod";
import { defineCall } from "./call.ts";
import { documentTypeId } from "./document.ts";
import { getDocumentTypeRoute, listDocumentTypesRoute } from "./routes/documents.ts";

const documentType = z.object({
  id: z.string(),
  version: z.number().int(),
  mode: z.enum(["A", "B", "C"]),
  /** In the caller's language. */
  name: z.string(),
  services: z.array(z.string()),
});

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
  params: z.strictObject({ id: documentTypeId }),
  response: documentType.extend({
    sections: z.array(
      z.object({ id: z.string(), conditional: z.boolean(), questions: z.array(z.union([questionList, question])) }),
    ),
  }),
});
