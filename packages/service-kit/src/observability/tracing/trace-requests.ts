import type { RequestHandler } from "express";
import { withTraceparent } from "../request-context.ts";
import { routeOf } from "../route-of.ts";
import { openSpan } from "./spans.ts";

/** One span per request, named by its route; it continues the caller's trace. */
export const traceRequests: RequestHandler = (req, res, next) => {
  const span = openSpan({ name: req.method, kind: "server", parent: req.header("traceparent") });
  if (!span) return next();
  res.once("close", () => {
    const route = routeOf(req);
    span.end({
      name: `${req.method} ${route}`,
      attributes: {
        "http.request.method": req.method,
        "http.route": route,
        "http.response.status_code": res.statusCode,
      },
      failed: res.statusCode >= 500,
    });
  });
  withTraceparent(span.traceparent, next);
};
