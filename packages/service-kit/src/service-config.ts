import { z } from "zod";
import { privateKeyField, trustedKeysField } from "./keys.ts";
import { LOG_FORMATS, LOG_LEVELS } from "./logger.ts";

const count = z.coerce.number().int().positive();

/** The variables that every service has; spread into its loadConfig shape. */
export const serviceConfig = (defaults: { port: number; database: string }) => ({
  HOST: z.string().default("127.0.0.1").describe("Address to listen on; 0.0.0.0 in a container"),
  PORT: z.coerce.number().int().min(0).max(65535).default(defaults.port).describe("Port to listen on"),
  LOG_LEVEL: z.enum(LOG_LEVELS).default("info").describe("Least important level that is logged"),
  LOG_FORMAT: z.enum(LOG_FORMATS).default("auto").describe("json, pretty, or auto: pretty on a terminal"),
  MONGODB_URL: z
    .string()
    .startsWith("mongodb")
    .describe("Server without a database name; MongoDB 8 replica set or alike"),
  MONGODB_DATABASE: z.string().min(1).default(defaults.database).describe("This service's own database"),
  REDIS_URL: z.string().startsWith("redis").describe("Redis 8"),
  RABBITMQ_URL: z.string().startsWith("amqp").describe("RabbitMQ 4"),
  EVENT_NAMESPACE: z
    .string()
    .regex(/^[\w.-]*$/)
    .default("")
    .describe("Prefix of exchange and queue names, to share one broker"),
  SERVICE_PRIVATE_KEY: privateKeyField.describe("PEM (PKCS8, RSA 2048): signs this service's own tokens"),
  TRUSTED_KEYS: trustedKeysField.describe('Whose tokens are believed: JSON [{ "kid", "issuer", "publicKey" }]'),
  RATE_LIMIT_SCALE: z.coerce.number().positive().default(1).describe("Multiplies every rate limit, for load tests"),
  SHUTDOWN_GRACE_MS: count.default(10_000).describe("Longest wait for running requests at shutdown"),
});
