import { staffRead } from "../audit-log.ts";
import { defineEvent } from "../event.ts";

export const backupDataRead = defineEvent(
  "backup.customer-data-read.v1",
  "Staff exported or downloaded customers' data",
  staffRead,
  ({ key }) => key,
);
