export const getCaseNoticeFactsRoute = "GET /internal/case-notice-facts/:id";
export const listDatedCasesRoute = "GET /internal/dated-cases";
