import { userDeleted } from "@legal/contracts";
import { on } from "@legal/event-bus";
import { BackupRun } from "../backup-runs/backup-run-model.ts";

// The history keeps who by the id alone, as the audit log does. Doing it twice changes nothing.
export const onUserDeleted = on(userDeleted, ({ userId }, { session }) =>
  BackupRun.updateMany({ startedBy: userId }, { $set: { startedByName: "" } }, { session }),
);
