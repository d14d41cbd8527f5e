import type { Logger } from "pino";
import { waitAtMost } from "../../async/waiting.ts";
import { installTracer } from "./spans.ts";

interface TracingOptions {
  service: string;
  endpoint: string | undefined;
  ratio: number;
  logger: Logger;
}

const STOP_LIMIT_MS = 3000;
export const nothingToStop = async (): Promise<void> => {};

/** Traces from now on when there is an endpoint; without one the SDK is not even loaded. Returns how to end it. */
export const startTracing = async (options: TracingOptions): Promise<() => Promise<void>> => {
  const { service, endpoint, ratio, logger } = options;
  if (endpoint === undefined) return nothingToStop;
  const { createOpenTelemetryTracer } = await import("./open-telemetry.ts");
  const tracer = createOpenTelemetryTracer({ service, endpoint, ratio });
  installTracer(tracer);
  return async () => {
    installTracer(undefined);
    try {
      await waitAtMost(tracer.stop(), STOP_LIMIT_MS);
    } catch (error) {
      logger.debug({ err: error }, "last spans not sent");
    }
  };
};
