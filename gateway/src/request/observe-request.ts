import type { IncomingMessage, ServerResponse } from "node:http";
import { histogram, openSpan, type Logger } from "@legal/service-kit";
import type { RequestContext } from "./request-context.ts";

const BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * Measures and traces a request until its answer has left. Services log each request; here that is for debugging only.
 * `route` is a pattern, never an address.
 */
export type ObserveRequest = (
  req: IncomingMessage,
  res: ServerResponse,
  route: string,
  context: RequestContext,
) => void;

export const createRequestObserver = (logger: Logger): ObserveRequest => {
  const timing = histogram(
    "http_request_duration_seconds",
    "Time to answer by route",
    ["method", "route", "status"],
    BUCKETS_SECONDS,
  );
  return (req, res, route, context) => {
    const startedAt = performance.now();
    const method = req.method ?? "";
    const span = openSpan({
      name: `${method} ${route}`,
      kind: "server",
      attributes: { "http.request.method": method, "http.route": route, "request.id": context.requestId },
    });
    context.traceparent = span?.traceparent;
    res.once("close", () => {
      const labels = { method, route, status: res.statusCode };
      timing.observe(labels, (performance.now() - startedAt) / 1000);
      span?.end({ attributes: { "http.response.status_code": labels.status }, failed: labels.status >= 500 });
      logger.debug({ ...labels, requestId: context.requestId }, "request");
    });
  };
};
