import { z } from "zod";
import { defineCall } from "./call.ts";
import { id, idParams, seoulDate } from "./ids.ts";
import { getCaseNoticeFactsRoute, listOpenDeadlinesRoute } from "./routes/case-notice-facts.ts";

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
  /** One of CASE_STATUSES. A later release may know more. */
  status: z.string(),
  isOpen: z.boolean(),
  assigneeId: id.nullable(),
  deadlines: z.array(openDeadline),
  /** Whether the customer has things left to prepare. */
  awaitsCustomer: z.boolean(),
  /** Whether a document of the case waits for the customer; absent in answers of older releases. */
  awaitsPaper: z.boolean().optional(),
  unread: z.object({ user: unread, admin: unread }),
  /** Whether the customer waits for an answer; absent in answers of older releases. */
  customerWaits: z.boolean().optional(),
  /** Temporary holidays of the last two months and to come that administrators entered; absent in answers of older releases. */
  daysOff: z.array(seoulDate).optional(),
  /** Whom the note that was asked about names, no one where it is gone; absent where none was, and as `customerWaits` is. */
  mentionedIds: z.array(id).optional(),
});
export type CaseNoticeFacts = z.output<typeof caseNoticeFacts>;

export const getCaseNoticeFactsCall = defineCall(getCaseNoticeFactsRoute, {
  access: "service",
  summary:
    "A room as notices need it, with its open deadlines and what each side has not read, and whom a note on it names; or 404",
  params: idParams,
  query: z.strictObject({ noteId: id.optional() }),
  response: caseNoticeFacts,
});

export const OPEN_DEADLINES_PAGE_MAX = 500;

/** Of a case that is open; without what only its release before knows. */
export const openCaseDeadline = openDeadline
  .pick({ id: true, matter: true, dueDate: true, version: true })
  .extend({ roomId: id, userId: id });

export const openDeadlinesPage = z.object({
  deadlines: z.array(openCaseDeadline),
  daysOff: z.array(seoulDate),
  /** The next page begins after it; null on the last one. */
  next: id.nullable(),
});
export type OpenDeadlinesPage = z.output<typeof openDeadlinesPage>;

export const listOpenDeadlinesCall = defineCall(listOpenDeadlinesRoute, {
  access: "service",
  summary: "Open deadlines of open cases, by id",
  query: z.strictObject({
    after: id.optional(),
    limit: z.coerce
      .number<number>("limit.range")
      .int("limit.range")
      .min(1, "limit.range")
      .max(OPEN_DEADLINES_PAGE_MAX, "limit.range")
      .default(OPEN_DEADLINES_PAGE_MAX),
  }),
  response: openDeadlinesPage,
});
