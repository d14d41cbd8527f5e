import mongoose from "mongoose";
import type { Logger } from "pino";
import { createLease } from "../mongo/lease.ts";
import type { Job, JobContext } from "./job.ts";

interface JobRecord {
  _id: string;
  /** The beginning of the last run that succeeded. */
  ranAt?: Date;
}

const COLLECTION = "jobs";
/** A job whose replica was killed waits so long for another one. */
export const LEASE_MS = 15_000;
/** Timers and clocks of replicas differ a little. */
const DUE_FROM_SHARE = 0.9;

type Work = (context: JobContext) => Promise<void>;

interface Attempt {
  now: () => Date;
  /** Aborts when the process ends. */
  ending: AbortSignal;
  /** Of this process. */
  isFirst: boolean;
}

/** Runs a job's work in one replica at a time, and once for all of them in each interval. */
export const createSharedRun = ({ name, everyMs }: Job, logger: Logger) => {
  const lease = createLease({ collection: COLLECTION, id: name, ms: LEASE_MS, logger });
  const records = () => mongoose.connection.collection<JobRecord>(COLLECTION);

  /** When it last ran, if that is so lately that it is not due. */
  const ranLately = async (now: Date): Promise<Date | undefined> => {
    const record = await records().findOne({ _id: name });
    const age = now.getTime() - (record?.ranAt?.getTime() ?? 0);
    return age < 0 || age >= everyMs * DUE_FROM_SHARE ? undefined : record?.ranAt;
  };
  /** Holds the lease until the work ends, and ends the work when the lease is lost. */
  const runHolding = async (work: Work, at: Date, ending: AbortSignal): Promise<void> => {
    const lost = new AbortController();
    const renew = (): void =>
      void lease.hold().then(
        (held) => held || lost.abort(),
        () => lost.abort(),
      );
    const timer = setInterval(renew, LEASE_MS / 3);
    try {
      await work({ now: at, signal: AbortSignal.any([ending, lost.signal]) });
    } finally {
      clearInterval(timer);
    }
  };

  /** The beginning of its last run, here or in another replica; undefined when another one is running it. */
  return async (work: Work, { now, ending, isFirst }: Attempt): Promise<Date | undefined> => {
    if (!(await lease.hold())) return undefined;
    // Read with the lease held: a time from before it can lie before another replica's run.
    const at = now();
    try {
      // A new release may have more to do than the one that ran it last.
      const ranAt = isFirst ? undefined : await ranLately(at);
      if (ranAt) return ranAt;
      await runHolding(work, at, ending);
      await records().updateOne({ _id: name }, { $set: { ranAt: at } });
      return at;
    } finally {
      await lease.release();
    }
  };
};
