import { z } from "zod";
import { LOG_FORMATS, LOG_LEVELS } from "../observability/logger.ts";

const duration = z.coerce.number().int().min(0);

/** The variables of every process, the gateway included; spread into its loadConfig shape. */
export const processConfig = (defaults: { port: number }) => ({
  HOST: z.string().default("127.0.0.1").describe("Address to listen on; 0.0.0.0 in a container"),
  PORT: z.coerce.number().int().min(0).max(65535).default(defaults.port).describe("Port to listen on"),
  LOG_LEVEL: z.enum(LOG_LEVELS).default("info").describe("Least important level that is logged"),
  LOG_FORMAT: z.enum(LOG_FORMATS).default("auto").describe("json, pretty, or auto: pretty on a terminal"),
  DRAIN_MS: duration
    .default(0)
    .describe("After SIGTERM still serves for so long while not ready, so that routers send requests elsewhere"),
  RATE_LIMIT_SCALE: z.coerce.number().positive().default(1).describe("Multiplies every rate limit, for load tests"),
  SHUTDOWN_GRACE_MS: duration.min(1).default(10_000).describe("Longest wait for running requests at shutdown"),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe("Collector that takes traces by OTLP over HTTP; without it nothing is traced"),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1).describe("Share of traces that is kept"),
});

/** What runService needs of it. */
export interface ProcessSettings {
  DRAIN_MS: number;
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  OTEL_TRACES_SAMPLER_ARG: number;
}
