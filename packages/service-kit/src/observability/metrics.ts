import { totalmem } from "node:os";
import { Counter, Gauge, Histogram, collectDefaultMetrics, register } from "prom-client";

let defaultsCollected = false;

/** The process's counter of that name, made at first use. */
export const counter = <L extends string>(name: string, help: string, labelNames: readonly L[] = []): Counter<L> =>
  (register.getSingleMetric(name) as Counter<L> | undefined) ?? new Counter({ name, help, labelNames });

/**
 * A gauge that is read by `collect` at each scrape; while that fails, its value is unknown (NaN, or no series where it
 * has labels). A later gauge of the same name takes its place.
 */
export const gauge = <L extends string>(
  name: string,
  help: string,
  labelNames: readonly L[] = [],
  collect?: (gauge: Gauge<L>) => Promise<void>,
): Gauge<L> => {
  register.removeSingleMetric(name);
  return new Gauge<L>({
    name,
    help,
    labelNames,
    ...(collect && {
      async collect() {
        try {
          await collect(this);
        } catch {
          this.reset();
          if (labelNames.length === 0) this.set(Number.NaN);
        }
      },
    }),
  });
};

export const histogram = <L extends string>(
  name: string,
  help: string,
  labelNames: readonly L[],
  buckets: number[],
): Histogram<L> =>
  (register.getSingleMetric(name) as Histogram<L> | undefined) ?? new Histogram({ name, help, labelNames, buckets });

/** How often the delay of the event loop is sampled; each time wakes the process, and ten milliseconds are usual. */
const EVENT_LOOP_SAMPLE_MS = 50;

/** Memory and its limit, CPU, event loop and garbage collection; starting it twice changes nothing. */
export const collectProcessMetrics = (): void => {
  if (defaultsCollected) return;
  defaultsCollected = true;
  collectDefaultMetrics({ eventLoopMonitoringPrecision: EVENT_LOOP_SAMPLE_MS });
  gauge("process_memory_limit_bytes", "Memory of the container, else of the machine").set(
    // Nothing or more than there is where no container sets one.
    Math.min(process.constrainedMemory() || Number.POSITIVE_INFINITY, totalmem()),
  );
};

/** Everything this process measures, in the Prometheus text format. */
export const renderMetrics = async (): Promise<{ contentType: string; text: string }> => ({
  contentType: register.contentType,
  text: await register.metrics(),
});
