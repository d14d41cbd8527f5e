export const recordPageViewRoute = "POST /api/analytics/page-views";
export const pageViewsRoute = "GET /api/analytics/page-views";
export const siteVisitsRoute = "GET /api/analytics/site-visits";
