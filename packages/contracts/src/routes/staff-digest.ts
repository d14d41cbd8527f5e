export const getStaffDigestRoute = "GET /internal/staff-digest";
