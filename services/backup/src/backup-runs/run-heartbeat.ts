import { AppError, type Logger } from "@legal/service-kit";
import { BackupRun } from "./backup-run-model.ts";

const BEAT_MS = 3_000;
/** A run that shows no sign of life for so long is over: its process was killed, or cannot reach the database. */
export const RUN_LEASE_MS = 5 * BEAT_MS;

export const interrupted = (): AppError => new AppError(503, "BACKUP_INTERRUPTED");

export interface RunHeartbeat {
  /** Aborts with BACKUP_INTERRUPTED when the run is no longer this process's to finish. */
  signal: AbortSignal;
  count: (rows: number) => void;
  /** Rows counted so far. */
  rows: () => number;
  interrupt: () => void;
  stop: () => void;
}

/** Shows that a run is alive and how far it is, until `stop`. */
export const startHeartbeat = (runId: string, logger: Logger): RunHeartbeat => {
  const controller = new AbortController();
  let rows = 0;
  const interrupt = () => controller.abort(interrupted());
  const beat = async (): Promise<void> => {
    try {
      const alive = { aliveAt: new Date(), rowCount: rows };
      const { matchedCount } = await BackupRun.updateOne({ _id: runId, status: "running" }, { $set: alive });
      if (matchedCount === 0) interrupt();
    } catch (error) {
      logger.warn({ err: error }, "no sign of life of the backup could be written");
    }
  };
  const timer = setInterval(() => void beat(), BEAT_MS);
  return {
    signal: controller.signal,
    count: (more) => {
      rows += more;
    },
    rows: () => rows,
    interrupt,
    stop: () => clearInterval(timer),
  };
};
