export const findRoute = "POST /api/ai/find";
