import { z } from "zod";
import { defineCall } from "./call.ts";
import { chatRoom } from "./chat-rooms.ts";
import { CASE_FILTERS, CASE_IDS_MAX, CASE_SORTS, CASE_TABS } from "./constants/cases.ts";
import { id, timestamp } from "./ids.ts";
import { countChatRoomsRoute, countMatchesRoute, listChatRoomsRoute } from "./routes/case-list.ts";
import { pageQuery } from "./page-query.ts";

/** Which rooms staff look for. */
export const roomSelection = z.strictObject({
  tab: z.enum(CASE_TABS).default("all"),
  search: z.string().trim().max(100, "search.max").optional(),
  /** One or several with commas between them, which must all fit. */
  filter: z
    .string()
    .transform((names) => names.split(","))
    .pipe(z.array(z.enum(CASE_FILTERS)).max(CASE_FILTERS.length))
    .optional(),
  /** Only what this staff member handles. */
  assignee: id.optional(),
});
export type RoomSelection = z.output<typeof roomSelection>;

export const listChatRoomsCall = defineCall(listChatRoomsRoute, {
  access: "admin",
  summary: "All rooms, newest first (urgent: by deadline, unanswered: longest wait first); pages through X-Next-Cursor",
  query: roomSelection.extend({
    ...pageQuery.shape,
    sort: z.enum(CASE_SORTS).optional(),
    /** Only these, with commas between them, in no order and on one page. */
    ids: z
      .string()
      .transform((ids) => ids.split(","))
      .pipe(z.array(id).max(CASE_IDS_MAX))
      .optional(),
  }),
  response: z.array(chatRoom),
});

/** `capped`: there are at least so many; counting all of them would keep the reader waiting. */
export const matchCount = z.object({ count: z.number().int(), capped: z.boolean() });
export type MatchCount = z.output<typeof matchCount>;

export const countMatchesCall = defineCall(countMatchesRoute, {
  access: "admin",
  summary: "How many rooms a tab, a search and filters find",
  query: roomSelection,
  response: matchCount,
});

export const caseCounts = z.object({
  tabs: z.record(z.enum(CASE_TABS), z.number().int()),
  /** All cases; active = open ones; completed = 종료. Cancelled cases are neither. */
  total: z.number().int(),
  active: z.number().int(),
  completed: z.number().int(),
  cancelled: z.number().int(),
  /** Customers who wait for the office, and since when the first of them does. */
  waiting: z.object({ customers: z.number().int(), since: timestamp.nullable() }).optional(),
  /** Messages of customers that the caller has not read, over the rooms that wait for an answer or no staff have read. */
  unreadMessages: z.number().int(),
  /** The most recently updated room with such a message. */
  firstUnreadRoomId: id.nullable(),
});
export type CaseCounts = z.output<typeof caseCounts>;

export const countChatRoomsCall = defineCall(countChatRoomsRoute, {
  access: "admin",
  summary: "The number of cases in each tab",
  query: z.strictObject({}),
  response: caseCounts,
});
