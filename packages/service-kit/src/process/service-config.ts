import { z } from "zod";
import { privateKeyField, trustedKeysField } from "../identity/keys.ts";
import { processConfig } from "./process-config.ts";

/** The variables that every service has; spread into its loadConfig shape. */
export const serviceConfig = (defaults: { port: number; database: string }) => ({
  ...processConfig(defaults),
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
  TRUSTED_KEYS: trustedKeysField.describe(
    'Whose tokens are believed: JSON [{ "issuer", "publicKey" }], any number of each issuer',
  ),
});
