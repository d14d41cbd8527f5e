import type { Logger } from "pino";
import { waitAtMost } from "../async/waiting.ts";
import { counter, gauge, histogram } from "../observability/metrics.ts";
import { LEASE_MS, createSharedRun } from "./shared-run.ts";
import type { Job, JobContext } from "./job.ts";

export interface Jobs {
  /** Runs a job now instead of at its time. */
  wake: (name: string) => void;
  /** Resolves when what is running has ended, or does not end soon. */
  stop: () => Promise<void>;
}

interface JobsOptions {
  jobs: readonly Job[];
  logger: Logger;
  /** The clock that decides what is due. */
  now?: () => Date;
  /** How often the clock is looked at, at least. */
  lookEveryMs?: number;
}

const LOOK_EVERY_MS = 30_000;
const EARLY_SHARE = 0.1;
/** Below the time that a process has to end. */
const STOP_LIMIT_MS = 10_000;

const runs = counter("job_runs_total", "Runs of a job", ["job", "outcome"]);
const lastSuccess = gauge("job_last_success_timestamp_seconds", "When a job last succeeded, 0 before", ["job"]);
const interval = gauge("job_interval_seconds", "How often a job runs", ["job"]);
const duration = histogram("job_duration_seconds", "How long a job runs", ["job"], [0.01, 0.1, 1, 10, 60, 600]);

const startJob = (job: Job, { logger, now = () => new Date(), lookEveryMs = LOOK_EVERY_MS }: JobsOptions): Jobs => {
  const { name, everyMs, scope = "service" } = job;
  const lookMs = Math.min(everyMs, lookEveryMs);
  const ending = new AbortController();
  const runShared = scope === "service" ? createSharedRun(job, logger) : undefined;
  let dueAt = 0;
  let isFirst = true;
  let running: Promise<void> | undefined;

  const work = async (context: JobContext): Promise<void> => {
    const end = duration.startTimer({ job: name });
    const count = await job.run(context);
    end();
    runs.inc({ job: name, outcome: "done" });
    lastSuccess.set({ job: name }, Date.now() / 1000);
    if (typeof count === "number" && count > 0) logger.info({ job: name, count }, "job done");
  };
  const attempt = async (): Promise<void> => {
    const startedAt = now();
    try {
      if (!runShared) return await work({ signal: ending.signal, now: startedAt });
      const ranAt = await runShared(work, { now, ending: ending.signal, isFirst });
      if (ranAt) {
        isFirst = false;
        if (ranAt < startedAt) lastSuccess.set({ job: name }, ranAt.getTime() / 1000);
      } else if (isFirst) dueAt = startedAt.getTime() + Math.min(everyMs, LEASE_MS);
    } catch (error) {
      if (ending.signal.aborted) return;
      runs.inc({ job: name, outcome: "failed" });
      logger.warn({ err: error, job: name }, "job failed; its next run tries again");
    }
  };
  // A timer may fire a little before the clock says so, and the next look is a whole `lookMs` later.
  const isDue = (): boolean => now().getTime() >= dueAt - lookMs * EARLY_SHARE && !ending.signal.aborted;
  const run = async (): Promise<void> => {
    while (isDue()) {
      dueAt = now().getTime() + everyMs;
      await attempt();
    }
    running = undefined;
  };
  const look = (): void => {
    if (isDue()) running ??= run();
  };

  interval.set({ job: name }, everyMs / 1000);
  lastSuccess.set({ job: name }, 0);
  const timer = setInterval(look, lookMs);
  look();
  return {
    wake: () => {
      dueAt = 0;
      look();
    },
    stop: async () => {
      ending.abort();
      clearInterval(timer);
      await waitAtMost(running ?? Promise.resolve(), STOP_LIMIT_MS);
    },
  };
};

/** Runs the jobs of a service: each at once and then in its interval, never twice at the same time. */
export const startJobs = (options: JobsOptions): Jobs => {
  const started = new Map(options.jobs.map((job) => [job.name, startJob(job, options)]));
  return {
    wake: (name) => started.get(name)?.wake(name),
    stop: async () => {
      await Promise.all([...started.values()].map((job) => job.stop()));
    },
  };
};
