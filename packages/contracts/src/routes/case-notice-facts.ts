export const getCaseNoticeFactsRoute = "GET /internal/case-notice-facts/:id";
