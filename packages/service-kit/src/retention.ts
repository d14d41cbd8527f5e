import type { Logger } from "pino";
import { startHourly } from "./hourly.ts";

/** The same day so many months earlier; the last of the month where that month is shorter. */
export const monthsBefore = (now: Date, months: number): Date => {
  const limit = new Date(now);
  limit.setUTCMonth(limit.getUTCMonth() - months);
  if (limit.getUTCDate() !== now.getUTCDate()) limit.setUTCDate(0);
  return limit;
};

interface RetentionOptions {
  /** What is removed, for the log. */
  what: string;
  /** Removes what is due and says how much that was; several replicas may run it at once. */
  remove: () => Promise<number>;
  logger: Logger;
}

/** Removes what is due now and once an hour; returns how to stop it. */
export const startRetention = ({ what, remove, logger }: RetentionOptions): (() => void) =>
  startHourly({
    what,
    logger,
    run: async () => {
      const removed = await remove();
      if (removed > 0) logger.info({ what, removed }, "removed at the end of its retention");
    },
  });
