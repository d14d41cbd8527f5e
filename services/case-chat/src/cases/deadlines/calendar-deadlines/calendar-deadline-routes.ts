import { listCalendarDeadlinesCall } from "@legal/contracts";
import { createRouter, parse, requireService } from "@legal/service-kit";
import { listCalendarDeadlines } from "./list-calendar-deadlines.ts";

/** What notifications puts into the calendars that people subscribe to. */
export const calendarDeadlineRoutes = createRouter();

calendarDeadlineRoutes.get(listCalendarDeadlinesCall.path, requireService("notifications"), async (req, res) => {
  res.json(await listCalendarDeadlines(parse(listCalendarDeadlinesCall, req).query));
});
