export const getCalendarFeedRoute = "GET /api/notifications/calendar-feed";
export const renewCalendarFeedRoute = "POST /api/notifications/calendar-feed";
export const endCalendarFeedRoute = "DELETE /api/notifications/calendar-feed";
/** `<token>.ics`; who has the address reads the feed. */
export const readCalendarFeedRoute = "GET /calendar/:file";
