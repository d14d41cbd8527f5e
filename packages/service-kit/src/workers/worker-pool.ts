import { Piscina } from "piscina";
import { AppError } from "../errors/errors.ts";
import { counter, gauge } from "../observability/metrics.ts";
import { createSerialQueues } from "../async/serial-queues.ts";

interface WorkerPoolOptions {
  /** Jobs that are worked at once, each in a thread of its own. */
  threads?: number;
  /** Heap of one thread; a job that needs more ends alone. */
  memoryMb?: number;
  /** Jobs that run or wait, of everyone; one more is answered with 503. */
  mostJobs?: number;
  /** Jobs of one person that run or wait, one of them at a time; one more is answered with 429. */
  mostJobsOfPerson?: number;
  /** A thread without work ends after this, for its memory counts to a service that rests. */
  idleMs?: number;
}

/** A function that a worker runs: its task and result must survive `structuredClone`. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- any function of one value
type Work = (task: any) => unknown;

type Job<W extends Work> = (task: Parameters<W>[0], person: string) => Promise<Awaited<ReturnType<W>>>;

interface JobOptions {
  /** Of waiting and working together; then the thread is ended and the caller gets 503. */
  timeoutMs?: number;
}

export interface WorkerPool {
  /**
   * `pool.job<typeof writeWord>(new URL("./write-word.ts", import.meta.url), "writeWord")` runs the function that the
   * file exports by that name. What the function throws arrives as a plain Error: expected outcomes are results.
   */
  job<W extends Work>(file: URL, name: string, options?: JobOptions): Job<W>;
  /** Refuses what still comes and ends the threads. */
  close(): Promise<void>;
}

const TIMEOUT_MS = 30_000;
/** Node's own choice let a thread that makes many small objects grow by 90 MiB before it looked for garbage. */
const YOUNG_MB = 16;
const RETRY_AFTER_SECONDS = 5;

const jobs = counter("worker_jobs_total", "Jobs of the worker pool by outcome", ["job", "outcome"]);

const busy = (cause?: unknown): AppError =>
  new AppError(503, "SERVICE_BUSY", "SERVICE_BUSY", { retryAfterSeconds: RETRY_AFTER_SECONDS, cause });

const tooMany = (): AppError =>
  new AppError(429, "RATE_LIMITED", "RATE_LIMITED", { retryAfterSeconds: RETRY_AFTER_SECONDS });

/** Out of time or out of memory, or the thread is gone: nothing the job said itself. */
const endedFromOutside = (error: unknown): boolean => {
  const { name, code } = error as { name?: unknown; code?: unknown };
  return name === "AbortError" || String(code).startsWith("ERR_WORKER");
};

/**
 * Threads for work that would hold up the event loop for more than 50 ms. They start when there is work, have a bound
 * of memory and time, and end when they idle. One pool for a process: `main.ts` makes it and closes it.
 */
export const createWorkerPool = ({
  threads = 1,
  memoryMb = 128,
  mostJobs = 32,
  mostJobsOfPerson = 3,
  idleMs = 10_000,
}: WorkerPoolOptions = {}): WorkerPool => {
  const pool = new Piscina({
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: idleMs,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: YOUNG_MB },
    recordTiming: false,
  });
  gauge("worker_threads", "Threads of the worker pool", [], async (own) => own.set(pool.threads.length));
  // A person who asks for much waits for their own jobs, and the others do not.
  const queues = createSerialQueues();
  let accepted = 0;

  const accept = async <R>(person: string, work: () => Promise<R>): Promise<R> => {
    if (accepted >= mostJobs) throw busy();
    if (queues.lengthOf(person) >= mostJobsOfPerson) throw tooMany();
    accepted += 1;
    try {
      return await queues.run(person, work);
    } finally {
      accepted -= 1;
    }
  };

  return {
    job: (file, name, { timeoutMs = TIMEOUT_MS } = {}) => {
      const work = async (task: unknown): Promise<unknown> => {
        try {
          return await pool.run(task, { filename: file.href, name, signal: AbortSignal.timeout(timeoutMs) });
        } catch (error) {
          throw endedFromOutside(error) ? busy(error) : error;
        }
      };
      return async (task, person) => {
        try {
          const result = await accept(person, () => work(task));
          jobs.inc({ job: name, outcome: "done" });
          return result as never;
        } catch (error) {
          jobs.inc({ job: name, outcome: error instanceof AppError ? error.code.toLowerCase() : "failed" });
          throw error;
        }
      };
    },
    close: () => pool.destroy(),
  };
};
