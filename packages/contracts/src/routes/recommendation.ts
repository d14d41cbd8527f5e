export const recommendRoute = "POST /api/ai/recommend";
