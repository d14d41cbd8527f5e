import { spawn, type ChildProcess } from "node:child_process";
import { fileURLToPath } from "node:url";
import { AppError } from "@legal/service-kit";
import type { Answer, Outcome, OutcomeOf, Task } from "../task.ts";

export interface RendererProcesses {
  /** Rejects with 503 where too much waits, with `EndedOverTask`, or with the reason of `signal` where it aborts. */
  run<T extends Task>(task: T, options: { timeoutMs: number; signal: AbortSignal }): Promise<OutcomeOf<T>>;
  /** Refuses what still comes and ends the processes. */
  close(): void;
}

interface Options {
  processes: number;
  /** Tasks that run or wait. */
  mostTasks: number;
  /** A process without work ends after this, for its memory counts to a service that rests. */
  idleMs: number;
}

interface Waiting {
  task: Task;
  timeoutMs: number;
  signal: AbortSignal;
  settle: (result: Outcome | Error) => void;
}

const MAIN = fileURLToPath(new URL("./renderer-main.ts", import.meta.url));
const HEAP_MB = 128;
/**
 * Private memory as Linux counts it (RLIMIT_DATA): what V8 reserves at its start, 560 MiB, and 500 MiB to work with.
 * Beyond it an allocation fails and this process ends alone.
 */
const DATA_KIB = 1_060 * 1024;
const LIMITED = 'ulimit -d "$0" 2>/dev/null; exec "$@"';
const RETRY_AFTER_SECONDS = 5;

const busy = (): AppError =>
  new AppError(503, "SERVICE_BUSY", "SERVICE_BUSY", { retryAfterSeconds: RETRY_AFTER_SECONDS });

/** Out of time or memory, or what it read was made to end it: nothing that the task said itself. */
export class EndedOverTask extends Error {
  override readonly name = "EndedOverTask";
}

const startProcess = (): ChildProcess =>
  spawn(
    "/bin/sh",
    [
      "-c",
      LIMITED,
      String(DATA_KIB),
      process.execPath,
      `--max-old-space-size=${HEAP_MB}`,
      "--max-semi-space-size=4",
      "--expose-gc",
      MAIN,
    ],
    {
      // No secrets: what it reads comes from customers.
      env: { MALLOC_ARENA_MAX: "2" },
      stdio: ["ignore", "ignore", "ignore", "ipc"],
      serialization: "advanced",
    },
  );

interface Worker {
  isFree(): boolean;
  give(waiting: Waiting): void;
  /** Ends the process, and the task with 503. */
  end(): void;
}

/** One process and the task it works at. */
const createWorker = (idleMs: number, onFree: () => void): Worker => {
  let child: ChildProcess | undefined;
  let current: Waiting | undefined;
  let limit: NodeJS.Timeout | undefined;
  let idle: NodeJS.Timeout | undefined;

  const end = (): void => {
    clearTimeout(idle);
    child
      ?.removeAllListeners()
      .on("error", () => undefined)
      .kill("SIGKILL");
    child = undefined;
  };
  const settle = (result: Outcome | Error): void => {
    clearTimeout(limit);
    const ended = current;
    current = undefined;
    ended?.signal.removeEventListener("abort", abort);
    ended?.settle(result);
    idle = setTimeout(end, idleMs).unref();
    onFree();
  };
  const stop = (error: Error): void => {
    end();
    if (current) settle(error);
  };
  const abort = (): void => stop(current?.signal.reason as Error);
  const open = (): ChildProcess => {
    const started = startProcess();
    started.on("message", (answer: Answer) => settle("outcome" in answer ? answer.outcome : new Error(answer.fault)));
    started.on("error", (error) => stop(error));
    started.on("exit", () => stop(new EndedOverTask("the process ended")));
    return started;
  };
  return {
    isFree: () => current === undefined,
    give: (waiting: Waiting): void => {
      clearTimeout(idle);
      current = waiting;
      child ??= open();
      limit = setTimeout(() => stop(new EndedOverTask("out of time")), waiting.timeoutMs);
      waiting.signal.addEventListener("abort", abort);
      child.send(waiting.task, (error) => error && stop(error));
    },
    end: () => stop(busy()),
  };
};

/**
 * Papers first: a person waits for an approval, and a hundred exhibits may come with one bundle. Texts last: no byte of a
 * bundle flows meanwhile, and no one waits for them.
 */
const RANKS: Record<Task["kind"], number> = { pdf: 0, docx: 0, exhibit: 1, text: 2 };

const takeFirst = (waiting: Waiting[]): Waiting | undefined => {
  const ranks = waiting.map(({ task }) => RANKS[task.kind]);
  return waiting.splice(Math.max(ranks.indexOf(Math.min(...ranks)), 0), 1)[0];
};

/** Few processes that start with work and end when they idle; one task at a time each, the rest wait by their rank. */
export const createRendererProcesses = ({ processes, mostTasks, idleMs }: Options): RendererProcesses => {
  const waiting: Waiting[] = [];
  let accepted = 0;
  let closed = false;
  const workers: Worker[] = [];
  const next = (): void => {
    const free = workers.find((worker) => worker.isFree());
    const first = free && takeFirst(waiting);
    if (free && first) free.give(first);
  };
  for (let index = 0; index < processes; index += 1) workers.push(createWorker(idleMs, next));

  const accept = (task: Task, timeoutMs: number, signal: AbortSignal): Promise<Outcome> =>
    new Promise((resolve, reject) => {
      const settle = (result: Outcome | Error): void => {
        signal.removeEventListener("abort", leave);
        if (result instanceof Error) reject(result);
        else resolve(result);
      };
      const entry: Waiting = { task, timeoutMs, signal, settle };
      // Only from the queue: what is being worked at is ended with its process.
      const leave = (): void => {
        const at = waiting.indexOf(entry);
        if (at === -1) return;
        waiting.splice(at, 1);
        settle(signal.reason as Error);
      };
      signal.addEventListener("abort", leave);
      waiting.push(entry);
      next();
    });

  return {
    run: async <T extends Task>(task: T, { timeoutMs, signal }: { timeoutMs: number; signal: AbortSignal }) => {
      signal.throwIfAborted();
      if (closed || accepted >= mostTasks) throw busy();
      accepted += 1;
      try {
        return (await accept(task, timeoutMs, signal)) as OutcomeOf<T>;
      } finally {
        accepted -= 1;
      }
    },
    close: () => {
      closed = true;
      for (const entry of waiting.splice(0)) entry.settle(busy());
      for (const worker of workers) worker.end();
    },
  };
};
