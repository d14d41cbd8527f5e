import { z } from "zod";
import { defineCall } from "./call.ts";
import { CALENDAR_DEADLINES_MAX, CALENDAR_SCOPES } from "./constants/calendar-feed.ts";
import { id, seoulDate, timestamp } from "./ids.ts";
import {
  changeCalendarFeedRoute,
  createCalendarFeedRoute,
  getCalendarFeedRoute,
  listCalendarDeadlinesRoute,
  readCalendarFeedRoute,
  removeCalendarFeedRoute,
} from "./routes/calendar-feed.ts";

const scope = z.enum(CALENDAR_SCOPES, "invalid");
const detailed = z.boolean("invalid");

const feed = z.object({
  scope,
  /** Whether entries name procedure and service; without it they say number and day alone. */
  detailed,
  createdAt: timestamp,
  /** When a program last fetched it. */
  readAt: timestamp.nullable(),
});

/** The caller's calendar address is a secret: nothing but the answer to its creation has it. */
export const calendarFeed = z.object({ feed: feed.nullable() });
export type CalendarFeed = z.output<typeof calendarFeed>;

const createdCalendarFeed = z.object({ feed, url: z.url() });
export type CreatedCalendarFeed = z.output<typeof createdCalendarFeed>;

export const getCalendarFeedCall = defineCall(getCalendarFeedRoute, {
  access: "user",
  summary: "Whether the caller has a calendar address, and what it shows; never the address itself",
  response: calendarFeed,
});

export const createCalendarFeedCall = defineCall(createCalendarFeedRoute, {
  access: "user",
  summary: "Makes the caller's calendar address; one from before ends at once. Needs a recent login",
  status: 201,
  body: z.strictObject({ scope: scope.default("own"), detailed: detailed.default(false) }),
  response: createdCalendarFeed,
});

export const changeCalendarFeedCall = defineCall(changeCalendarFeedRoute, {
  access: "user",
  summary: "Changes what the caller's calendar shows; its address stays. Needs a recent login",
  body: z.strictObject({ scope: scope.optional(), detailed: detailed.optional() }),
  response: calendarFeed,
});

export const removeCalendarFeedCall = defineCall(removeCalendarFeedRoute, {
  access: "user",
  summary: "Ends the caller's calendar address; doing it twice changes nothing",
  status: 204,
});

export const readCalendarFeedCall = defineCall(readCalendarFeedRoute, {
  access: "anyone",
  summary: "The calendar of an address (text/calendar), with ETag; 404 for one that is not, or not any more",
  params: z.strictObject({ token: z.string().max(100) }),
});

const calendarDeadline = z.object({
  id,
  roomId: id,
  serviceType: z.string(),
  number: z.string().nullable(),
  /** What its customer calls the case. */
  name: z.string().nullable(),
  matter: z.string().nullable(),
  dueDate: seoulDate,
  confirmed: z.boolean(),
  cancelled: z.boolean(),
  version: z.number().int(),
  updatedAt: timestamp,
});
export type CalendarDeadline = z.output<typeof calendarDeadline>;
export const calendarDeadlines = z.array(calendarDeadline);

export const listCalendarDeadlinesCall = defineCall(listCalendarDeadlinesRoute, {
  access: "service",
  summary: `Open deadlines, and void ones of the last 30 days: a customer's, a staff member's or all; at most ${CALENDAR_DEADLINES_MAX}, the nearest first`,
  query: z.strictObject({ customerId: id.optional(), assigneeId: id.optional() }),
  response: calendarDeadlines,
});
