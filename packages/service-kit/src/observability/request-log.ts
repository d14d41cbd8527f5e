import type { Request, RequestHandler, Response } from "express";
import type { Logger } from "pino";
import { histogram } from "./metrics.ts";
import { routeOf } from "./route-of.ts";

const BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const duration = () =>
  histogram("http_request_duration_seconds", "Time to answer by route", ["method", "route", "status"], BUCKETS_SECONDS);

/** One line and one measurement per request: method, route pattern, status, time. */
export const requestLog = (logger: Logger): RequestHandler => {
  const timing = duration();
  const report = (req: Request, res: Response, startedAt: number): void => {
    const seconds = (performance.now() - startedAt) / 1000;
    const labels = { method: req.method, route: routeOf(req), status: res.statusCode };
    timing.observe(labels, seconds);
    logger.info(
      { ...labels, ms: Math.round(seconds * 1000), ...(!res.writableFinished && { aborted: true }) },
      "request",
    );
  };
  return (req, res, next) => {
    const startedAt = performance.now();
    res.once("close", () => report(req, res, startedAt));
    next();
  };
};
