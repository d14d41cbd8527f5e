export const listAccessRoute = "GET /api/access-log";
export const listAccessCustomersRoute = "GET /api/access-log/:id/customers";
