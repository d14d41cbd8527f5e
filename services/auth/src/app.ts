import { checkBroker } from "@legal/event-bus";
import { checkRedis, createHttpApp, type Identity, type Logger } from "@legal/service-kit";
import { checkMongo } from "@legal/service-kit/mongo";
import type { Express } from "express";
import { createRouters, type RouterDeps } from "./create-routers.ts";

interface AppDeps extends RouterDeps {
  logger: Logger;
  identity: Identity;
}

export const createApp = ({ logger, identity, ...deps }: AppDeps): Express =>
  createHttpApp({
    name: "auth",
    logger,
    identity,
    checks: { mongodb: checkMongo },
    // Without Redis sessions are answered from MongoDB and limits count per process.
    optionalChecks: { redis: checkRedis(deps.redis), rabbitmq: checkBroker },
    routers: createRouters(deps),
  });
