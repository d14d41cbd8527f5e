import { once } from "node:events";
import type { RequestListener } from "node:http";
import { siteVisited } from "@legal/contracts";
import { startBroadcaster } from "@legal/event-bus/broadcaster";
import { connectRedis, createLogger, runService, serve, createSigner, visitorHash } from "@legal/service-kit";
import { createGateway } from "./app.ts";
import { placeholdersIn } from "./business/placeholders.ts";
import { config } from "./config.ts";
import { connectionLimit } from "./server/connection-limit.ts";
import { createStrictServer } from "./server/strict-server.ts";

const logger = createLogger("gateway", config.LOG_LEVEL);

const serveInternal = (app: RequestListener, port: number) => serve(app, { host: config.HOST, port, logger });

// A day's first visits must not be lost to a consumer that starts later.
const deliverTo = { analytics: [siteVisited] };

const startVisits = () => {
  const { RABBITMQ_URL: rabbitUrl, EVENT_NAMESPACE: namespace, VISITOR_HASH_KEYS } = config;
  if (rabbitUrl === undefined) return undefined;
  const { publish, stop } = startBroadcaster({ rabbitUrl, namespace, deliverTo, logger });
  return { hash: visitorHash(VISITOR_HASH_KEYS), publish, stop };
};

const warnOfPlaceholders = () => {
  const variables = placeholdersIn(config);
  if (variables.length > 0)
    logger.warn({ variables }, "the site shows placeholders for the operator's business: set these for customers");
};

const start = async () => {
  warnOfPlaceholders();
  const redis = connectRedis({ url: config.REDIS_URL, logger });
  const sign = createSigner({ issuer: "gateway", privateKey: config.SERVICE_PRIVATE_KEY });
  const visits = startVisits();
  const gateway = createGateway({ settings: config, logger, redis, sign, visits });
  const maxConnections = connectionLimit(config.MAX_CONNECTIONS);
  const maxPerAddress = config.TRUSTED_PROXY_HOPS === 0 ? config.MAX_CONNECTIONS_PER_ADDRESS : undefined;
  const { server, close } = createStrictServer(gateway.handle, { maxConnections, maxPerAddress });
  server.on("upgrade", gateway.upgrade);
  await gateway.prepared();
  server.listen(config.PORT, config.HOST);
  await once(server, "listening");
  const metrics =
    config.METRICS_PORT === undefined ? undefined : await serveInternal(gateway.internalApp, config.METRICS_PORT);
  logger.info({ port: config.PORT, publicOrigin: config.PUBLIC_ORIGIN, maxConnections }, "listening");
  return {
    stop: async () => {
      await close(config.SHUTDOWN_GRACE_MS);
      await metrics?.close(0);
      gateway.stop();
      await visits?.stop();
      redis.disconnect();
    },
  };
};

await runService({ start, logger, settings: config });
