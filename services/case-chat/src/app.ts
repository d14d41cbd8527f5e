import { uploadFileCall } from "@legal/contracts";
import { checkBroker } from "@legal/event-bus";
import { checkRedis, createHttpApp } from "@legal/service-kit";
import { checkMongo } from "@legal/service-kit/mongo";
import { createRouters, type RouterDeps } from "./create-routers.ts";
import { createSockets, type SocketDeps } from "./create-sockets.ts";

export type AppDeps = RouterDeps & SocketDeps;

/** Canned replies are up to 5,000 characters in four languages. */
const JSON_LIMIT = "128kb";

/** The HTTP app and the sockets of one replica; neither listens yet. */
export const createApp = (deps: AppDeps) => {
  const { identity, redis, logger } = deps;
  const http = createHttpApp({
    name: "case-chat",
    logger,
    identity,
    checks: { mongodb: checkMongo },
    optionalChecks: { redis: checkRedis(redis), rabbitmq: checkBroker },
    streamedPaths: [uploadFileCall.path],
    jsonLimit: JSON_LIMIT,
    routers: createRouters(deps),
  });
  return { http, ...createSockets(deps) };
};
