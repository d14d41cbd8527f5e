import { z } from "zod";
import { documentStaffRead } from "../audit-log.ts";
import { DOCUMENT_STATES } from "../constants/documents.ts";
import { defineEvent } from "../event.ts";
import { id, seoulDate } from "../ids.ts";

/** Deadlines that a delivery keeps or starts, as @legal/legal-rules names them. */
const deliveryPeriods = z.object({
  finished: z.array(z.object({ matter: z.string(), servedOn: seoulDate.nullable() })),
  started: z.array(z.object({ matter: z.string(), date: seoulDate })),
  /** Kept in other cases of the same customer. */
  elsewhere: z.array(z.object({ matter: z.string(), servedOn: seoulDate.nullable(), caseId: id })).optional(),
});

export const documentStateChanged = defineEvent(
  "documents.state-changed.v1",
  "A document of a case was started or moved to another state",
  z.object({
    documentId: id,
    caseId: id,
    userId: id,
    typeId: z.string(),
    /** Null: it was started. */
    from: z.enum(DOCUMENT_STATES).nullable(),
    to: z.enum(DOCUMENT_STATES),
    /** Of what was delivered: filed with a court or sent by post, and when. */
    delivery: z.object({ kind: z.enum(["filed", "sent"]), date: seoulDate }).nullable(),
    /** Absent where the delivery keeps and starts none. */
    periods: deliveryPeriods.optional(),
    changedBy: id,
    /** Who last took it up for the office; null where no one did. */
    reviewerId: id.nullable().optional(),
    /** Who may release it, where it waits for that. */
    lawyerIds: z.array(id).optional(),
  }),
  ({ userId }) => userId,
);

/** Not of what staff write for each other. */
export const documentCommented = defineEvent(
  "documents.commented.v1",
  "The customer or the office wrote a comment on a document that both read",
  z.object({
    documentId: id,
    caseId: id,
    userId: id,
    commentId: id,
    /** Who wrote: the customer (`user`) or the office. */
    side: z.enum(["user", "admin"]),
    commentedBy: id,
    /** Who last took the document up for the office; null where no one did. */
    reviewerId: id.nullable(),
  }),
  ({ userId }) => userId,
);

export const deliveryCorrected = defineEvent(
  "documents.delivery-corrected.v1",
  "A delivered document left on another day than was said before",
  z.object({
    documentId: id,
    caseId: id,
    userId: id,
    typeId: z.string(),
    delivery: z.object({ kind: z.enum(["filed", "sent"]), date: seoulDate }),
    /** What was said before. */
    formerDate: seoulDate,
    /** What the delivery keeps and starts, as of `delivery`. */
    periods: deliveryPeriods,
    changedBy: id,
  }),
  ({ userId }) => userId,
);

export const documentsDataRead = defineEvent(
  "documents.customer-data-read.v1",
  "Staff read or downloaded customers' documents",
  documentStaffRead,
  ({ key }) => key,
);
