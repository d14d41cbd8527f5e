export const HOUR_MS = 3_600_000;

export interface JobContext {
  /** Aborts when the process ends, or when another replica took the job over. */
  signal: AbortSignal;
  now: Date;
}

/** Something that a service does again and again by itself. */
export interface Job {
  /** Names its lease, log lines and metrics; a stored name, kept over releases. */
  name: string;
  /** It also runs at the start of the process. */
  everyMs: number;
  /** Whether it is done once for all replicas (the usual), or in each of them, for what is the replica's own. */
  scope?: "service" | "replica";
  /** Returns how much there was to do. It may be killed at any moment and run again. */
  run: (context: JobContext) => Promise<number | void>;
}
