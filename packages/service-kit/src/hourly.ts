import type { Logger } from "pino";

const HOUR_MS = 3_600_000;

interface HourlyOptions {
  /** What is done, for the log. */
  what: string;
  /** Does it; several replicas may run it at once. Told when the process ends; it may then reject. */
  run: (signal: AbortSignal) => Promise<void>;
  logger: Logger;
}

/** Does something now, without waiting for it, and once an hour; returns how to stop it. A failure is only logged. */
export const startHourly = ({ what, run, logger }: HourlyOptions): (() => void) => {
  const ending = new AbortController();
  const attempt = async (): Promise<void> => {
    try {
      await run(ending.signal);
    } catch (error) {
      if (!ending.signal.aborted) logger.warn({ err: error, what }, "not done; next hour again");
    }
  };
  void attempt();
  const timer = setInterval(() => void attempt(), HOUR_MS);
  return () => {
    ending.abort();
    clearInterval(timer);
  };
};
