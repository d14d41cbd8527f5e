import { notFound, renderMetrics } from "@legal/service-kit";
import { Router, type RequestHandler } from "express";

const LOOPBACK = new Set(["127.0.0.1", "::1", "::ffff:127.0.0.1"]);

export const answerMetrics: RequestHandler = async (_req, res) => {
  const { contentType, text } = await renderMetrics();
  res.set("Content-Type", contentType).send(text);
};

/** Behind a proxy every request comes from a near address, so then only METRICS_PORT answers. */
const onThisMachineOnly =
  (trustedHops: number): RequestHandler =>
  (req, _res, next) => {
    const isLocal = trustedHops === 0 && LOOPBACK.has(req.socket.remoteAddress ?? "");
    if (!isLocal || req.headers["x-forwarded-for"] !== undefined) throw notFound("page");
    next();
  };

export const metricsRoutes = (trustedHops: number): Router => {
  const routes = Router();
  routes.get("/metrics", onThisMachineOnly(trustedHops), answerMetrics);
  return routes;
};
