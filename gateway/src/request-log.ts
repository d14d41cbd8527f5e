import type { IncomingMessage, ServerResponse } from "node:http";
import { histogram, type Logger } from "@legal/service-kit";

const BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Measures a request when its answer has left. Services log each request; here that is for debugging only. */
export type FollowRequest = (req: IncomingMessage, res: ServerResponse, route: string, requestId: string) => void;

export const requestLog = (logger: Logger): FollowRequest => {
  const timing = histogram(
    "http_request_duration_seconds",
    "Time to answer by route",
    ["method", "route", "status"],
    BUCKETS_SECONDS,
  );
  return (req, res, route, requestId) => {
    const startedAt = performance.now();
    res.once("close", () => {
      const labels = { method: req.method ?? "", route, status: res.statusCode };
      timing.observe(labels, (performance.now() - startedAt) / 1000);
      logger.debug({ ...labels, requestId }, "request");
    });
  };
};
