import { checkBroker } from "@legal/event-bus";
import { createHttpApp, type Identity, type Logger } from "@legal/service-kit";
import { checkMongo } from "@legal/service-kit/mongo";
import type { Express } from "express";

interface AppDeps {
  logger: Logger;
  identity: Identity;
}

export const createApp = ({ logger, identity }: AppDeps): Express =>
  createHttpApp({
    name: "notifications",
    logger,
    identity,
    checks: { mongodb: checkMongo },
    optionalChecks: { rabbitmq: checkBroker },
    routers: [],
  });
