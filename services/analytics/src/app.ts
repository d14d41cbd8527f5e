import { checkBroker } from "@legal/event-bus";
import { checkRedis, createHttpApp, createRateLimit, type VisitorHash } from "@legal/service-kit";
import { checkMongo } from "@legal/service-kit/mongo";
import type { Identity, Logger } from "@legal/service-kit";
import type { Express } from "express";
import type { Redis } from "ioredis";
import { pageViewRoutes } from "./page-views/page-view-routes.ts";
import { siteVisitRoutes } from "./site-visits/site-visit-routes.ts";

interface AppDeps {
  settings: { RATE_LIMIT_SCALE: number; PAGE_VIEWS_PER_HOUR: number };
  logger: Logger;
  identity: Identity;
  redis: Redis;
  hash: VisitorHash;
}

export const createApp = ({ settings, logger, identity, redis, hash }: AppDeps): Express => {
  const { RATE_LIMIT_SCALE: scale, PAGE_VIEWS_PER_HOUR: points } = settings;
  const limit = createRateLimit({ redis, name: "analytics:page-view", points, windowSeconds: 3600, scale });
  return createHttpApp({
    name: "analytics",
    logger,
    identity,
    checks: { mongodb: checkMongo },
    // Without Redis the limit counts per process.
    optionalChecks: { redis: checkRedis(redis), rabbitmq: checkBroker },
    routers: [pageViewRoutes({ limit, hash }), siteVisitRoutes],
  });
};
