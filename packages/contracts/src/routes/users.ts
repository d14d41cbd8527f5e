export const setLanguageRoute = "PATCH /api/user/language";
export const updateMeRoute = "PATCH /api/users/me";
export const setPhoneRoute = "PATCH /api/users/me/phone";
export const getUserRoute = "GET /api/users/:id";
