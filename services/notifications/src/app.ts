import { checkBroker } from "@legal/event-bus";
import { createHttpApp, type Identity, type Logger } from "@legal/service-kit";
import { checkMongo } from "@legal/service-kit/mongo";
import type { Express } from "express";
import { noticeRoutes } from "./notices/notice-routes.ts";
import { preferenceRoutes } from "./preferences/preference-routes.ts";

interface AppDeps {
  logger: Logger;
  identity: Identity;
}

/** A mail program posts a form there, which no one reads. */
const ONE_CLICK = /^\/unsubscribe\/[\w-]+$/;

export const createApp = ({ logger, identity }: AppDeps): Express =>
  createHttpApp({
    name: "notifications",
    logger,
    identity,
    checks: { mongodb: checkMongo },
    optionalChecks: { rabbitmq: checkBroker },
    streamedPaths: [ONE_CLICK],
    routers: [noticeRoutes, preferenceRoutes],
  });
