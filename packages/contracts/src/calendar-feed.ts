import { z } from "zod";
import { defineCall } from "./call.ts";
import { timestamp } from "./ids.ts";
import {
  endCalendarFeedRoute,
  getCalendarFeedRoute,
  readCalendarFeedRoute,
  renewCalendarFeedRoute,
} from "./routes/calendar-feed.ts";

/** `office`: every case's dates, for staff; `own`: a member's, or those of cases assigned to the staff member. */
const scope = z.enum(["own", "office"], "invalid");

export const calendarFeed = z.object({
  scope,
  /** Whether titles name the service and the customer: they lie on the servers of the calendar that reads the feed. */
  showsNames: z.boolean(),
  createdAt: timestamp,
  /** Null until a calendar has fetched it. */
  lastReadAt: timestamp.nullable(),
});
export type CalendarFeed = z.output<typeof calendarFeed>;

export const getCalendarFeedCall = defineCall(getCalendarFeedRoute, {
  access: "user",
  summary: "The caller's calendar feed, or null; its address was shown when it was made",
  response: calendarFeed.nullable(),
});

export const renewCalendarFeedCall = defineCall(renewCalendarFeedRoute, {
  access: "user",
  summary: "Makes the caller's calendar feed, or a new address for it; the one before ends. The address is shown once",
  status: 201,
  body: z.strictObject({ scope: scope.default("own"), showsNames: z.boolean("invalid").default(false) }),
  response: calendarFeed.extend({ url: z.url() }),
});

export const endCalendarFeedCall = defineCall(endCalendarFeedRoute, {
  access: "user",
  summary: "Ends the caller's calendar feed",
  status: 204,
});

export const readCalendarFeedCall = defineCall(readCalendarFeedRoute, {
  access: "anyone",
  summary: "A calendar feed (text/calendar) by its secret address; 404 for any that is not or no more one",
  params: z.strictObject({ file: z.string().max(100) }),
});
