export const getCaseNoticeFactsRoute = "GET /internal/case-notice-facts/:id";
export const listOpenDeadlinesRoute = "GET /internal/open-deadlines";
