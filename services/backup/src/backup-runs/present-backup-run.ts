import type { BackupRun, Language } from "@legal/contracts";
import { errorText } from "@legal/i18n";
import type { BackupRunRecord } from "./backup-run-model.ts";

export const presentBackupRun = (run: BackupRunRecord, language: Language): BackupRun => ({
  id: run._id,
  kind: run.kind,
  target: run.target,
  status: run.status,
  startedBy: { id: run.startedBy, name: run.startedByName },
  startedAt: run.createdAt.toISOString(),
  finishedAt: run.finishedAt?.toISOString() ?? null,
  durationMs: run.finishedAt ? run.finishedAt.getTime() - run.createdAt.getTime() : null,
  rowCount: run.rowCount,
  url: run.url,
  error: run.errorCode ? { code: run.errorCode, message: errorText(run.errorCode, language) } : null,
});
