import { createRouter, notFound, renderMetrics } from "@legal/service-kit";
import type { Request, Router } from "express";

/** `maySee`: who gets the metrics; for everyone else there are none. */
export const metricsRoutes = (maySee: (req: Request) => boolean): Router => {
  const routes = createRouter();
  routes.get("/metrics", async (req, res) => {
    if (!maySee(req)) throw notFound("page");
    const { contentType, text } = await renderMetrics();
    res.set("Content-Type", contentType).send(text);
  });
  return routes;
};
