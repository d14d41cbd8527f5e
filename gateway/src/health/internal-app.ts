import express, { type Express } from "express";
import { healthRoutes } from "./health-routes.ts";
import { metricsRoutes } from "./metrics-routes.ts";

const always = () => true;

/** What METRICS_PORT answers, which only scrapers and probes reach. */
export const createInternalApp = (look: Parameters<typeof healthRoutes>[0]): Express => {
  const app = express();
  app.disable("x-powered-by");
  app.use(healthRoutes(look, always), metricsRoutes(always));
  return app;
};
