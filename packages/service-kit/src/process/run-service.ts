import type { Logger } from "pino";
import { waitFor } from "../async/waiting.ts";
import { beginDrain } from "./lifecycle.ts";
import { createLogger } from "../observability/logger.ts";
import type { ProcessSettings } from "./process-config.ts";
import { watchKeyFiles } from "./watch-key-files.ts";
import { nothingToStop, startTracing } from "../observability/tracing/start-tracing.ts";

interface RunningService {
  /** Ends everything in order: HTTP first, then bus, sockets, databases. */
  stop(): Promise<void>;
}

interface RunOptions {
  start: () => Promise<RunningService>;
  logger?: Logger;
  /** The process's config; without it nothing is traced, SIGTERM stops at once, and no key file is watched. */
  settings?: ProcessSettings;
  /** Longest time for `stop`; after it the process ends with exit code 1. */
  stopTimeoutMs?: number;
}

const DEFAULT_STOP_TIMEOUT_MS = 15_000;

const stopInTime = async (service: RunningService, timeoutMs: number): Promise<void> => {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`not stopped after ${timeoutMs} ms`)), timeoutMs);
  await Promise.race([service.stop(), late]);
  clearTimeout(timer);
};

const NO_SETTINGS: ProcessSettings = { DRAIN_MS: 0, OTEL_TRACES_SAMPLER_ARG: 1 };

const nameOf = (logger: Logger): string => String(logger.bindings().service);

/**
 * The life of a process. SIGTERM or SIGINT: readiness turns false, `stop` runs, exit code 0; a second signal ends it at
 * once. After SIGTERM, as a rollout sends it, it first serves on for DRAIN_MS; SIGINT, as a person sends it, does not
 * wait. An unhandled error or a failed start is logged and ends it with exit code 1.
 */
export const runService = async (options: RunOptions): Promise<void> => {
  const { start, logger = createLogger("service"), settings = NO_SETTINGS } = options;
  const { stopTimeoutMs = DEFAULT_STOP_TIMEOUT_MS } = options;
  let service: RunningService | undefined;
  let ending = false;
  let stopTracing = nothingToStop;

  const end = async (exitCode: number, drainMs = 0): Promise<void> => {
    if (ending) process.exit(1);
    ending = true;
    beginDrain();
    try {
      if (service && drainMs > 0) await waitFor(drainMs);
      if (service) await stopInTime(service, stopTimeoutMs);
      await stopTracing();
      process.exit(exitCode);
    } catch (error) {
      logger.error({ err: error }, "shutdown failed");
      process.exit(1);
    }
  };
  const crash = (error: unknown): void => {
    logger.fatal({ err: error }, "unhandled error");
    void end(1);
  };
  const stopOn = (signal: NodeJS.Signals): void => {
    logger.info({ signal }, "stopping");
    void end(0, signal === "SIGTERM" ? settings.DRAIN_MS : 0);
  };

  process.on("uncaughtException", crash);
  process.on("unhandledRejection", crash);
  process.on("SIGTERM", stopOn);
  process.on("SIGINT", stopOn);
  try {
    const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: ratio } = settings;
    stopTracing = await startTracing({ service: nameOf(logger), endpoint, ratio, logger });
    service = await start();
    watchKeyFiles(settings, logger);
  } catch (error) {
    logger.fatal({ err: error }, "start failed");
    process.exit(1);
  }
};
