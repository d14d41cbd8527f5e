import type { RequestListener, Server } from "node:http";
import type { z } from "zod";
import { createInternalClient, type InternalClient } from "../http/internal-client.ts";
import { startServer } from "../http/start-server.ts";
import { createIdentity, type Identity } from "../identity/identity.ts";
import { createSigner } from "../identity/signer.ts";
import { connectMongo, disconnectMongo } from "../mongo/connect-mongo.ts";
import { createLogger, type Logger } from "../observability/logger.ts";
import { runService } from "../process/run-service.ts";
import type { serviceConfig } from "../process/service-config.ts";

/** Not every service uses Redis. */
type ServiceSettings = Omit<z.output<z.ZodObject<ReturnType<typeof serviceConfig>>>, "REDIS_URL">;

/** What every service starts with; its database is connected. */
export interface ServiceBase {
  logger: Logger;
  identity: Identity;
  /** For what attaches to the server itself, such as sockets. */
  server: Server;
  /** A client of another service. */
  clientOf: (audience: string, baseUrls: readonly URL[], timeoutMs: number) => InternalClient;
}

interface ServiceParts {
  handler: RequestListener;
  /** Ends what works beside requests, while running requests end. */
  close?: () => Promise<unknown>;
  /** Ends what both used; the database is disconnected afterwards. */
  stop?: () => Promise<void>;
}

interface MongoServiceOptions {
  name: string;
  config: ServiceSettings;
  start: (base: ServiceBase) => Promise<ServiceParts>;
}

/** The life of a service: it listens, waits for its database, serves what `start` made, and ends it in reverse. */
export const runMongoService = async ({ name, config, start }: MongoServiceOptions): Promise<void> => {
  const logger = createLogger(name, config.LOG_LEVEL);
  const signer = createSigner({ issuer: name, privateKey: config.SERVICE_PRIVATE_KEY });
  const startAll = async () => {
    const identity = createIdentity({ audience: name, trustedKeys: config.TRUSTED_KEYS });
    const server = await startServer({ host: config.HOST, port: config.PORT, logger, waitingFor: "mongodb" });
    await connectMongo({ url: config.MONGODB_URL, database: config.MONGODB_DATABASE, logger });
    const service = await start({
      logger,
      identity,
      server: server.server,
      clientOf: (audience, baseUrls, timeoutMs) => createInternalClient({ baseUrls, signer, audience, timeoutMs }),
    });
    server.setHandler(service.handler);
    return {
      stop: async () => {
        await Promise.all([service.close?.(), server.close(config.SHUTDOWN_GRACE_MS)]);
        await service.stop?.();
        await disconnectMongo();
      },
    };
  };
  await runService({ start: startAll, logger, settings: config });
};
