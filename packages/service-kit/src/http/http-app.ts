import express, { type Express, type RequestHandler, type Router } from "express";
import type { Logger } from "pino";
import { requestLog } from "../observability/request-log.ts";
import { identify } from "../identity/caller.ts";
import { errorHandler } from "./error-handler.ts";
import { notFound } from "../errors/errors.ts";
import { healthRoutes, type HealthOptions } from "./health.ts";
import type { Identity } from "../identity/identity.ts";
import { newId } from "../ids.ts";
import { jsonBody } from "./json-body.ts";
import { collectProcessMetrics, renderMetrics } from "../observability/metrics.ts";
import { withRequestId } from "../observability/request-context.ts";
import { traceRequests } from "../observability/tracing/trace-requests.ts";

export interface HttpAppOptions extends HealthOptions {
  name: string;
  logger: Logger;
  identity: Identity;
  routers: readonly Router[];
  /** Largest JSON body, 10 kB by default. */
  jsonLimit?: string | number;
  /** Paths, exact or as patterns, whose bodies are not JSON and are read by their own route (uploads). */
  streamedPaths?: readonly (string | RegExp)[];
}

const REQUEST_ID = /^[\w-]{8,64}$/;

const requestIds: RequestHandler = (req, res, next) => {
  const header = req.header("x-request-id") ?? "";
  const requestId = REQUEST_ID.test(header) ? header : newId();
  res.set("x-request-id", requestId);
  withRequestId(requestId, next);
};

const answerHeaders: RequestHandler = (_req, res, next) => {
  res.set({ "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff" });
  next();
};

const metrics: RequestHandler = async (_req, res) => {
  const { contentType, text } = await renderMetrics();
  res.set("Content-Type", contentType).send(text);
};

/**
 * An express app with everything that a service's HTTP server needs, around its own routers: request ids, health, metrics, request
 * log, identity, JSON bodies, 404 and the error answer. It does not listen.
 */
export const createHttpApp = (options: HttpAppOptions): Express => {
  const { logger, identity, routers, jsonLimit = "10kb", streamedPaths = [] } = options;
  collectProcessMetrics();
  const app = express();
  app.disable("x-powered-by");
  app.disable("etag");
  app.enable("case sensitive routing").enable("strict routing");
  app.use(requestIds, answerHeaders);
  app.use(healthRoutes(options));
  app.get("/metrics", metrics);
  app.use(traceRequests, requestLog(logger), identify(identity), jsonBody(jsonLimit, streamedPaths));
  for (const router of routers) app.use(router);
  app.use((req) => {
    throw notFound(`${req.method} route`);
  });
  app.use(errorHandler(logger));
  return app;
};
