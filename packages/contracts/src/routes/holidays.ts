export const listHolidaysRoute = "GET /api/holidays";
export const addHolidayRoute = "POST /api/holidays";
export const removeHolidayRoute = "DELETE /api/holidays/:date";
