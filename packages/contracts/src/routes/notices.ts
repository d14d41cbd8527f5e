export const listNoticesRoute = "GET /api/notifications";
export const countNoticesRoute = "GET /api/notifications/counts";
export const readNoticeRoute = "POST /api/notifications/:id/read";
export const readAllNoticesRoute = "POST /api/notifications/read";
export const getNoticePreferencesRoute = "GET /api/notifications/preferences";
export const changeNoticePreferencesRoute = "PATCH /api/notifications/preferences";
export const showUnsubscribeRoute = "GET /api/notifications/unsubscribe/:token";
export const unsubscribeRoute = "POST /api/notifications/unsubscribe/:token";
/** What a mail program posts by RFC 8058, where the page of the same address is shown to people. */
export const unsubscribeInOneClickRoute = "POST /unsubscribe/:token";
