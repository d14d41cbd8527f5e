import type { Logger } from "pino";
import { beginDrain } from "./lifecycle.ts";
import { createLogger } from "./logger.ts";

interface RunningService {
  /** Ends everything in order: HTTP first, then bus, sockets, databases. */
  stop(): Promise<void>;
}

interface RunOptions {
  start: () => Promise<RunningService>;
  logger?: Logger;
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

/**
 * The life of a process. SIGTERM or SIGINT: readiness turns false, `stop` runs, exit code 0; a second signal ends it at
 * once. An unhandled error or a failed start is logged and ends it with exit code 1.
 */
export const runService = async (options: RunOptions): Promise<void> => {
  const { start, logger = createLogger("service"), stopTimeoutMs = DEFAULT_STOP_TIMEOUT_MS } = options;
  let service: RunningService | undefined;
  let ending = false;

  const end = async (exitCode: number): Promise<void> => {
    if (ending) process.exit(1);
    ending = true;
    beginDrain();
    try {
      if (service) await stopInTime(service, stopTimeoutMs);
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
    void end(0);
  };

  process.on("uncaughtException", crash);
  process.on("unhandledRejection", crash);
  process.on("SIGTERM", stopOn);
  process.on("SIGINT", stopOn);
  try {
    service = await start();
  } catch (error) {
    logger.fatal({ err: error }, "start failed");
    process.exit(1);
  }
};
