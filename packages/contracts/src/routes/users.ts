export const setLanguageRoute = "PATCH /api/user/language";
export const updateMeRoute = "PATCH /api/users/me";
export const getUserRoute = "GET /api/users/:id";
