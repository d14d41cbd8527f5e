import { checkBroker } from "@legal/event-bus";
import { checkRedis, createBrowserLimit, createHttpApp } from "@legal/service-kit";
import { checkMongo } from "@legal/service-kit/mongo";
import type { Identity, Logger } from "@legal/service-kit";
import type { Express } from "express";
import type { Redis } from "ioredis";
import { pageViewRoutes } from "./page-views/page-view-routes.ts";
import { siteVisitRoutes } from "./site-visits/site-visit-routes.ts";

interface AppDeps {
  settings: { RATE_LIMIT_SCALE: number; PAGE_VIEWS_PER_HOUR: number; PAGE_VIEWS_PER_HOUR_AND_IP: number };
  logger: Logger;
  identity: Identity;
  redis: Redis;
}

export const createApp = ({ settings, logger, identity, redis }: AppDeps): Express => {
  const limit = createBrowserLimit({
    redis,
    name: "analytics:page-view",
    points: settings.PAGE_VIEWS_PER_HOUR,
    pointsOfAddress: settings.PAGE_VIEWS_PER_HOUR_AND_IP,
    windowSeconds: 3600,
    scale: settings.RATE_LIMIT_SCALE,
  });
  return createHttpApp({
    name: "analytics",
    logger,
    identity,
    checks: { mongodb: checkMongo },
    // Without Redis the limit counts per process.
    optionalChecks: { redis: checkRedis(redis), rabbitmq: checkBroker },
    routers: [pageViewRoutes({ limit }), siteVisitRoutes],
  });
};
