import { z } from "zod";
import { defineCall } from "./call.ts";
import { CASE_STATUSES } from "./constants/cases.ts";
import { id, idParams, seoulDate } from "./ids.ts";
import { getCaseNoticeFactsRoute } from "./routes/case-notice-facts.ts";

/** What one side has not read. */
const unread = z.object({
  count: z.number().int(),
  /** Of the newest message. */
  seq: z.number().int(),
  /** How the first of them begins, on one line; null where it is a file alone. */
  words: z.string().nullable(),
});

const openDeadline = z.object({
  id,
  matter: z.string().nullable(),
  dueDate: seoulDate,
  /** Null in a date that staff typed: it was counted from nothing. */
  statutory: z.boolean(),
  confirmed: z.boolean(),
  version: z.number().int(),
});

/** What notifications asks just before it notifies a person: whether it is still so. */
export const caseNoticeFacts = z.object({
  roomId: id,
  userId: id,
  isCase: z.boolean(),
  serviceType: z.string(),
  number: z.string().nullable(),
  name: z.string().nullable(),
  status: z.enum(CASE_STATUSES),
  isOpen: z.boolean(),
  assigneeId: id.nullable(),
  deadlines: z.array(openDeadline),
  /** Whether the customer has things left to prepare. */
  awaitsCustomer: z.boolean(),
  unread: z.object({ user: unread, admin: unread }),
});
export type CaseNoticeFacts = z.output<typeof caseNoticeFacts>;

export const getCaseNoticeFactsCall = defineCall(getCaseNoticeFactsRoute, {
  access: "service",
  summary: "A room as notices need it, with its open deadlines and what each side has not read, or 404",
  params: idParams,
  response: caseNoticeFacts,
});
