export const findStatedRoute = "GET /internal/stated";
