import { checkBroker } from "@legal/event-bus";
import { createBrowserLimit, checkRedis, createHttpApp, type Identity, type Logger } from "@legal/service-kit";
import { checkMongo } from "@legal/service-kit/mongo";
import { pendingMailRoutes } from "@legal/service-kit/mail";
import type { Express } from "express";
import type { Redis } from "ioredis";
import { inquiryRoutes } from "./inquiries/inquiry-routes.ts";
import { mailFacts } from "./mail-facts.ts";

interface AppDeps {
  settings: { RATE_LIMIT_SCALE: number; INQUIRIES_PER_HOUR: number; INQUIRIES_PER_HOUR_AND_IP: number };
  logger: Logger;
  identity: Identity;
  redis: Redis;
}

export const createApp = ({ settings, logger, identity, redis }: AppDeps): Express => {
  const { RATE_LIMIT_SCALE: scale, INQUIRIES_PER_HOUR: points, INQUIRIES_PER_HOUR_AND_IP: pointsOfAddress } = settings;
  const limit = createBrowserLimit({
    redis,
    name: "inquiry:sent",
    points,
    pointsOfAddress,
    windowSeconds: 3600,
    scale,
  });
  return createHttpApp({
    name: "inquiry",
    logger,
    identity,
    checks: { mongodb: checkMongo },
    // Without Redis the limit counts per process.
    optionalChecks: { redis: checkRedis(redis), rabbitmq: checkBroker },
    // 5,000 characters in any script, as JSON may spell them.
    jsonLimit: "64kb",
    routers: [inquiryRoutes({ limit }), pendingMailRoutes({ mails: mailFacts, kindless: "new-inquiry" })],
  });
};
