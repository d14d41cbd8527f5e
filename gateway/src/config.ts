import { byUrlVariable, type ServiceName, type ServiceVariable } from "@legal/deployables";
import {
  addressesField,
  jsonField,
  keyRingField,
  loadConfig,
  privateKeyField,
  processConfig,
} from "@legal/service-kit";
import { z } from "zod";
import { businessConfig, type BusinessSettings } from "./business/business-config.ts";
import { businessProblems } from "./business/placeholders.ts";

const count = z.coerce.number().int().positive();

const addressOf = (name: ServiceName) =>
  addressesField.describe(`Replicas of ${name}, http://host:port, separated by commas; a browser stays on one of them`);

const addresses = byUrlVariable(addressOf);

const remoteOverrides = jsonField.pipe(z.record(z.string(), z.string().min(1)));

const serverAddress = z.url({ protocol: /^http$/ }).transform((text) => new URL(text));
const frontendAddresses = jsonField.pipe(
  z.record(z.string(), serverAddress).refine((all) => "shell" in all, 'needs "shell"'),
);

const shape = {
  ...processConfig({ port: 8080 }),
  METRICS_PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65535)
    .optional()
    .describe("Port of /metrics for a scraper; without it /metrics answers this machine only"),
  PUBLIC_ORIGIN: z
    .url({ protocol: /^https?$/ })
    .transform((text) => new URL(text).origin)
    .default("http://localhost:8080")
    .describe("Where browsers find the site; requests from other origins change nothing"),
  REDIS_URL: z.string().startsWith("redis").describe("Redis 8"),
  RABBITMQ_URL: z.string().startsWith("amqp").optional().describe("RabbitMQ 4; without it visits are not counted"),
  EVENT_NAMESPACE: z
    .string()
    .regex(/^[\w.-]*$/)
    .default("")
    .describe("Prefix of exchange and queue names, to share one broker"),
  ...addresses,
  SERVICE_PRIVATE_KEY: privateKeyField.describe("PEM (PKCS8, RSA 2048): signs the identity that services believe"),
  SESSION_MIRROR_KEYS: keyRingField.describe("32 random bytes in base64, several with commas: as auth has them"),
  VISITOR_HASH_KEYS: keyRingField.describe("32 random bytes in base64, several with commas: distinguish visitors"),
  BROWSER_COOKIE_KEYS: keyRingField.describe(
    "32 random bytes in base64, several with commas: sign the cookie that distinguishes the browsers of one address in limits",
  ),
  TRUSTED_PROXY_HOPS: z.coerce
    .number()
    .int()
    .min(0)
    .max(10)
    .default(0)
    .describe("Proxies in front that append to X-Forwarded-For"),
  FRONTENDS: frontendAddresses
    .optional()
    .describe(
      'Servers of the frontends\' images: JSON { "shell": "http://shell:8080", … }; without it WEB_DIR is served',
    ),
  WEB_DIR: z.string().default("dist/web").describe("The built frontends"),
  REMOTES: remoteOverrides.default({}).describe('Other manifest URLs: JSON { "member": "https://…/mf-manifest.json" }'),
  RELEASE_POLL_MS: count.default(3_000).describe("Time between two looks for a newer release of the FRONTENDS"),
  UPSTREAM_TIMEOUT_MS: count.default(30_000).describe("Longest silence of a service"),
  CONNECT_TIMEOUT_MS: count.default(1_000).describe("Longest wait for a connection to a service"),
  BODY_TIMEOUT_MS: count.default(15_000).describe("Longest time for a JSON body to arrive"),
  SOCKETS_PER_SESSION: count.default(20).describe("Open websockets of one session"),
  MAX_CONNECTIONS: count
    .default(20_000)
    .describe("Open connections; more are refused. Lowered to what half of the process's file limit has room for"),
  MAX_CONNECTIONS_PER_ADDRESS: count
    .default(1000)
    .describe(
      "Open connections of one address or IPv6 /64; not counted behind proxies, which have limits of their own",
    ),
  ...businessConfig,
};

export const config = loadConfig(shape, businessProblems);

export type GatewaySettings = Pick<
  typeof config,
  | "PUBLIC_ORIGIN"
  | "RATE_LIMIT_SCALE"
  | ServiceVariable
  | "SESSION_MIRROR_KEYS"
  | "BROWSER_COOKIE_KEYS"
  | "TRUSTED_PROXY_HOPS"
  | "FRONTENDS"
  | "WEB_DIR"
  | "REMOTES"
  | "RELEASE_POLL_MS"
  | "UPSTREAM_TIMEOUT_MS"
  | "CONNECT_TIMEOUT_MS"
  | "BODY_TIMEOUT_MS"
  | "SOCKETS_PER_SESSION"
> &
  Partial<BusinessSettings>;
