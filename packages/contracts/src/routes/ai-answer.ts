export const aiStatusRoute = "GET /api/ai/status";
