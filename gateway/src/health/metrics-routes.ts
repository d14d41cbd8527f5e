import { createRouter, notFound, renderMetrics } from "@legal/service-kit";
import type { Request, Router } from "express";

/** `mayKnow`: who gets the metrics; for everybody else there are none. */
export const metricsRoutes = (mayKnow: (req: Request) => boolean): Router => {
  const routes = createRouter();
  routes.get("/metrics", async (req, res) => {
    if (!mayKnow(req)) throw notFound("page");
    const { contentType, text } = await renderMetrics();
    res.set("Content-Type", contentType).send(text);
  });
  return routes;
};
