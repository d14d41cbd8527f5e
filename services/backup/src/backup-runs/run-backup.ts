import type { BackupKind } from "@legal/contracts";
import { seoulDateOf } from "@legal/i18n";
import { conflict, isDuplicateKey, newId, type StaffReader, type User } from "@legal/service-kit";
import { BackupRun, type BackupRunRecord } from "./backup-run-model.ts";
import { createRunWriter, type RunWriterDeps } from "./create-run-writer.ts";
import { endInterruptedRuns } from "./end-interrupted-runs.ts";
import { measureRuns } from "./measure-runs.ts";
import { startHeartbeat, type RunHeartbeat } from "./run-heartbeat.ts";
import type { StaffNames } from "./staff-names.ts";

interface RunnerDeps extends RunWriterDeps {
  nameOf: StaffNames;
}

export interface BackupRunner {
  /** Throws BACKUP_RUNNING while another run goes on. `ended` resolves with the run, or rejects with why it failed. */
  start: (
    kind: BackupKind,
    admin: User,
    reader: StaffReader,
  ) => Promise<{ run: BackupRunRecord; ended: Promise<BackupRunRecord> }>;
  /** Interrupts what runs and waits until nothing of it is left. */
  stop: () => Promise<void>;
}

const record = async (fields: Omit<BackupRunRecord, "rowCount" | "url" | "errorCode" | "finishedAt">) => {
  try {
    return (await BackupRun.create(fields)).toObject();
  } catch (error) {
    throw isDuplicateKey(error) ? conflict("BACKUP_RUNNING") : error;
  }
};

export const createBackupRunner = ({ nameOf, ...deps }: RunnerDeps): BackupRunner => {
  const { tables, destinations, logger } = deps;
  const [destination] = destinations;
  const running = new Map<RunHeartbeat, Promise<unknown>>();
  const carryOut = createRunWriter(deps);
  measureRuns();

  return {
    start: async (kind, admin, reader) => {
      await endInterruptedRuns(destinations, logger);
      const now = new Date();
      const run = await record({
        _id: newId(),
        kind,
        target: destination.target,
        status: "running",
        startedBy: admin.id,
        startedByName: await nameOf(admin),
        fileName: `${tables[kind].name(admin.language)}_${seoulDateOf(now).replaceAll("-", "")}.xlsx`,
        aliveAt: now,
        createdAt: now,
      });
      const heartbeat = startHeartbeat(run._id, logger);
      const ended = carryOut(run, admin, { reader, heartbeat }).finally(() => {
        heartbeat.stop();
        running.delete(heartbeat);
      });
      running.set(heartbeat, ended);
      ended.catch(() => undefined);
      return { run, ended };
    },
    stop: async () => {
      for (const heartbeat of running.keys()) heartbeat.interrupt();
      await Promise.allSettled(running.values());
    },
  };
};
