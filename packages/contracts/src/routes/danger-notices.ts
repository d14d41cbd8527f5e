export const listDangerNoticesRoute = "GET /api/danger-notices";
export const getDangerFactsRoute = "GET /internal/danger-facts/:id";
export const acknowledgeDangerNoticeRoute = "POST /api/danger-notices/:id/acknowledgement";
export const reopenDangerNoticeRoute = "DELETE /api/danger-notices/:id/acknowledgement";
