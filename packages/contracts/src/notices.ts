import { z } from "zod";
import { defineCall } from "./call.ts";
import { CASE_STATUSES } from "./constants/cases.ts";
import { DIGEST_SECTIONS, NOTICE_CATEGORIES, REMINDER_STEPS, UNREAD_SHOWN_MAX } from "./constants/notices.ts";
import { id, idParams, seoulDate, timestamp } from "./ids.ts";
import { pageQuery } from "./page-query.ts";
import { countNoticesRoute, listNoticesRoute, readAllNoticesRoute, readNoticeRoute } from "./routes/notices.ts";

/** Some of a digest's cases of one matter, and how many there are; `more`: there may be further ones. */
const digestPart = z.object({
  section: z.enum(DIGEST_SECTIONS),
  count: z.number().int(),
  more: z.boolean(),
  cases: z.array(
    z.object({ roomId: id, serviceType: z.string().optional(), caseNumber: z.string().optional(), at: z.string() }),
  ),
});
export type DigestPart = z.output<typeof digestPart>;

/** What a notice says, for the screen's own words; which of them are there depends on the kind. */
const noticeFacts = z.object({
  roomId: id.optional(),
  /** The customer of the room, in notices to staff; null when the account is gone. */
  customerName: z.string().nullable().optional(),
  caseNumber: z.string().optional(),
  /** What its customer calls the case. */
  caseName: z.string().optional(),
  serviceType: z.string().optional(),
  /** Who assigned, mentioned or wrote; null when the account is gone. */
  actorName: z.string().nullable().optional(),
  /** How many messages are unread, and how the first of them begins. */
  count: z.number().int().optional(),
  words: z.string().optional(),
  noteId: id.optional(),
  inquiryId: id.optional(),
  documentId: id.optional(),
  /** One of DOCUMENT_NEWS; without it the notice says whose turn it is. A later release may know more. */
  documentNews: z.string().optional(),
  status: z.enum(CASE_STATUSES).optional(),
  deadlineId: id.optional(),
  matter: z.string().nullable().optional(),
  dueDate: seoulDate.optional(),
  /** When the notice was made; negative: so many days past it. */
  daysLeft: z.number().int().optional(),
  step: z.enum(REMINDER_STEPS).optional(),
  /** Later than the schedule says, after an outage. */
  late: z.boolean().optional(),
  /** The reminder to acknowledge, in notices to staff that want it. */
  reminderId: id.optional(),
  /** Whether the date needs no further confirmation. */
  confirmed: z.boolean().optional(),
  /** Whether the customer has things left to prepare, in notices of a deadline to them. */
  awaitsCustomer: z.boolean().optional(),
  /** The same of a document that they have to fill in or approve. */
  awaitsPaper: z.boolean().optional(),
  dangerNoticeId: id.optional(),
  /** One of SECURITY_ALERTS; a later release may know more. */
  securityAlert: z.string().optional(),
  digest: z.array(digestPart).optional(),
});

export const notice = z.object({
  id,
  /** One of NOTICE_KINDS; a later release may know more. */
  kind: z.string(),
  category: z.enum(NOTICE_CATEGORIES),
  facts: noticeFacts,
  /** Where it leads within the site. */
  path: z.string(),
  readAt: timestamp.nullable(),
  createdAt: timestamp,
});
export type Notice = z.output<typeof notice>;

export const noticeCounts = z.object({
  /** Counted to UNREAD_SHOWN_MAX + 1. */
  unread: z.number().int(),
});

export const listNoticesCall = defineCall(listNoticesRoute, {
  access: "user",
  summary: "The caller's inbox of 90 days, newest first; pages through X-Next-Cursor",
  query: pageQuery.extend({ unread: z.enum(["true", "false"]).default("false") }),
  response: z.array(notice),
});

export const countNoticesCall = defineCall(countNoticesRoute, {
  access: "user",
  summary: "How many notices of the caller's inbox are unread",
  response: noticeCounts,
});

export const readNoticeCall = defineCall(readNoticeRoute, {
  access: "user",
  summary: "Marks a notice of the caller's inbox as read",
  params: idParams,
  response: notice,
});

export const readAllNoticesCall = defineCall(readAllNoticesRoute, {
  access: "user",
  summary:
    "Marks the caller's inbox as read, up to the newest notice that the caller saw; with ids or a room, those alone",
  body: z.strictObject({
    /** Its creation time; what came later stays unread. */
    upTo: timestamp,
    ids: z
      .array(id)
      .max(UNREAD_SHOWN_MAX + 1, "invalid")
      .optional(),
    /** Of pages of an earlier release. */
    roomId: id.optional(),
  }),
  response: noticeCounts,
});
