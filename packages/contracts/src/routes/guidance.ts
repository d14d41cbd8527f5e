export const findServicesRoute = "POST /api/ai/find";
