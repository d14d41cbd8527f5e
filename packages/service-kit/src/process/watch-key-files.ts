import { readFile } from "node:fs/promises";
import type { Logger } from "pino";
import { gauge } from "../observability/metrics.ts";
import { reloadedFieldOf } from "../config/reloaded-field.ts";

/** Files are read rather than watched: a mounted Secret is a chain of links that is swapped as a whole. */
const READ_EVERY_MS = 2000;

const fieldsOf = (config: object) =>
  Object.entries(config).flatMap(([variable, value]) => {
    const field = reloadedFieldOf(value);
    return field ? [{ variable, field }] : [];
  });

type WatchedField = ReturnType<typeof fieldsOf>[number];

/** `NAME` itself wins over `NAME_FILE`, and does not change. */
const fileOf = (variable: string): string | undefined =>
  process.env[variable]?.trim() ? undefined : process.env[`${variable}_FILE`]?.trim() || undefined;

const measure = (watched: readonly WatchedField[]) =>
  gauge("keys_in_use", "Keys that this process holds, by their ids", ["variable", "key", "use"], async (keys) => {
    keys.reset();
    for (const { variable, field } of watched)
      for (const { id, use } of field.keys()) keys.set({ variable, key: id, use }, 1);
  });

/**
 * Takes up keys whose files change, as a rotation changes them: what cannot be read or parsed is logged once, and the
 * keys from before stay. `keys_in_use` shows which keys this process has taken.
 */
export const watchKeyFiles = (config: object, logger: Logger, everyMs = READ_EVERY_MS): (() => void) => {
  const watched = fieldsOf(config);
  if (watched.length > 0) measure(watched);
  const unreadable = new Set<string>();

  const read = async ({ variable, field }: WatchedField, file: string): Promise<void> => {
    const text = await readFile(file, "utf8").catch(() => undefined);
    if (text === undefined) {
      if (!unreadable.has(variable)) logger.error({ variable }, "key file cannot be read; the keys from before stay");
      unreadable.add(variable);
      return;
    }
    unreadable.delete(variable);
    const taken = field.take(text.trimEnd());
    if (!taken) return;
    if (taken.problems.length > 0) {
      logger.error({ variable, problems: taken.problems }, "key file is not usable; the keys from before stay");
      return;
    }
    logger.info({ variable, keys: field.keys() }, "keys taken");
  };

  const timers = watched.flatMap((one) => {
    const file = fileOf(one.variable);
    return file === undefined ? [] : [setInterval(() => void read(one, file), everyMs).unref()];
  });
  return () => timers.forEach((timer) => clearInterval(timer));
};
