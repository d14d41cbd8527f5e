import type { Request } from "express";

/** The pattern, never the URL: a path may hold a session's hash, a query a search for a person. */
export const routeOf = (req: Request): string => {
  const route: unknown = req.route;
  if (typeof route !== "object" || route === null || !("path" in route)) return "unmatched";
  return `${req.baseUrl}${String(route.path)}`;
};
