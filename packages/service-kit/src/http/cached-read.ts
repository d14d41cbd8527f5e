import type { Logger } from "../observability/logger.ts";

const FRESH_MS = 300_000;
/** While the owner is unavailable a request in this time does not ask again. */
const RETRY_MS = 10_000;

interface CachedReadOptions<T> {
  /** For the log. */
  what: string;
  read: () => Promise<T>;
  /** Until the first read has succeeded. */
  initial: T;
  logger: Logger;
}

/** What `read` gives, at most five minutes old, and older while it fails; callers at the same time share one read. */
export const createCachedRead = <T>({ what, read, initial, logger }: CachedReadOptions<T>) => {
  let value = initial;
  let freshUntil = 0;
  let reading: Promise<void> | undefined;
  const refresh = async (): Promise<void> => {
    try {
      value = await read();
      freshUntil = Date.now() + FRESH_MS;
    } catch (error) {
      freshUntil = Date.now() + RETRY_MS;
      logger.warn({ err: error }, `${what} could not be asked for`);
    } finally {
      reading = undefined;
    }
  };
  return async (): Promise<T> => {
    if (Date.now() >= freshUntil) await (reading ??= refresh());
    return value;
  };
};
