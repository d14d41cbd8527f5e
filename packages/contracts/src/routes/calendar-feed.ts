export const getCalendarFeedRoute = "GET /api/notifications/calendar";
export const createCalendarFeedRoute = "POST /api/notifications/calendar";
export const changeCalendarFeedRoute = "PATCH /api/notifications/calendar";
export const removeCalendarFeedRoute = "DELETE /api/notifications/calendar";
/** What calendar programs fetch, without a cookie. */
export const readCalendarFeedRoute = "GET /calendar/:token.ics";
export const listCalendarDeadlinesRoute = "GET /internal/calendar-deadlines";
