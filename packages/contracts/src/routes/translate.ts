export const translateRoute = "POST /api/translate";
