import { z } from "zod";
import { defineCall } from "./call.ts";
import { COMMENT_MAX, DOCUMENT_STATES } from "./constants/documents.ts";
import { document, seenVersion } from "./document.ts";
import { newDelivery } from "./document-deliveries.ts";
import { idParams } from "./ids.ts";
import { optionalText, requiredText } from "./required-text.ts";
import { correctDeliveryRoute, grantRevisionRoute, moveDocumentRoute } from "./routes/documents.ts";

export const moveDocumentCall = defineCall(moveDocumentRoute, {
  access: "user",
  summary:
    "Moves a document to another state. Who may: the customer from draft and in client review, staff, a lawyer; otherwise 409 DOCUMENT_STATE. Blocking issues, missing answers and, for staff, warnings without a word stop every step forward: 409 DOCUMENT_NOT_READY with them in `details`. With another version than the stored one: 409 DOCUMENT_CHANGED with the present document in `current`. An approval of what is another paper than was released, or may not be approved as of that day: 409 DOCUMENT_OUTDATED, and it is back with the office, as in `current`. A step forward in an ended case: 409 CASE_ENDED",
  params: idParams,
  body: z.strictObject({
    version: seenVersion,
    to: z.enum(DOCUMENT_STATES, "documentState.unknown"),
    /** Why it goes back, or what the customer wants changed. */
    comment: optionalText(COMMENT_MAX, "comment.max").optional(),
    /** Warnings that staff accept, each with a reason. */
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
