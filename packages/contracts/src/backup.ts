import { z } from "zod";
import { defineCall } from "./call.ts";
import { caseDeadline } from "./case-deadlines.ts";
import { chatRoom } from "./chat-rooms.ts";
import { ERROR_CODES } from "./errors.ts";
import { id, idParams, timestamp } from "./ids.ts";
import {
  backUpCasesRoute,
  backUpUsersRoute,
  downloadBackupRoute,
  exportCasesRoute,
  exportUserRoute,
  exportUsersRoute,
  listBackupRunsRoute,
} from "./routes/backup.ts";
import { user } from "./users.ts";
import { limit, pageQuery } from "./page-query.ts";

export const BACKUP_KINDS = ["users", "cases"] as const;
export type BackupKind = (typeof BACKUP_KINDS)[number];
/** A Google Sheet where the office has connected one, else an .xlsx file. */
export const BACKUP_TARGETS = ["sheet", "file"] as const;
export type BackupTarget = (typeof BACKUP_TARGETS)[number];
export const BACKUP_STATUSES = ["running", "complete", "failed", "interrupted"] as const;
export type BackupStatus = (typeof BACKUP_STATUSES)[number];

export const backupRun = z.object({
  id,
  kind: z.enum(BACKUP_KINDS),
  target: z.enum(BACKUP_TARGETS),
  status: z.enum(BACKUP_STATUSES),
  startedBy: z.object({ id, name: z.string() }),
  startedAt: timestamp,
  finishedAt: timestamp.nullable(),
  durationMs: z.number().int().nullable(),
  /** Rows written so far, or in all. */
  rowCount: z.number().int(),
  /** Where the spreadsheet is; null before it is whole, and after its time. */
  url: z.string().nullable(),
  error: z.object({ code: z.enum(ERROR_CODES), message: z.string() }).nullable(),
});
export type BackupRun = z.output<typeof backupRun>;

/** The one configured folder; any other is refused. */
const startBody = z.strictObject({ folderId: z.string().max(200, "folderId.foreign").nullish() });

export const backUpUsersCall = defineCall(backUpUsersRoute, {
  access: "admin",
  summary: "Writes all members to a spreadsheet. Answers when it is whole, or 202 with the run when that takes long",
  status: 201,
  body: startBody,
  response: backupRun,
});

export const backUpCasesCall = defineCall(backUpCasesRoute, {
  access: "admin",
  summary: "Writes all cases to a spreadsheet. Answers when it is whole, or 202 with the run when that takes long",
  status: 201,
  body: startBody,
  response: backupRun,
});

export const listBackupRunsCall = defineCall(listBackupRunsRoute, {
  access: "admin",
  summary: "Who backed up what and how it went, newest first; pages through X-Next-Cursor",
  query: pageQuery.extend({ limit: limit.default(10) }),
  response: z.array(backupRun),
});

export const downloadBackupCall = defineCall(downloadBackupRoute, {
  access: "admin",
  summary: "The .xlsx file of a complete run",
  params: idParams,
});

const exportQuery = z.strictObject({
  after: id.optional(),
  limit: z.coerce.number().int().min(1).max(1000).default(500),
});

export const exportUsersCall = defineCall(exportUsersRoute, {
  access: "service",
  summary: "All accounts by rising id, a page after the given one; a short page is the last",
  query: exportQuery,
  response: z.array(user),
});

export const exportUserCall = defineCall(exportUserRoute, {
  access: "service",
  summary: "One account, or 404",
  params: idParams,
  response: user,
});

const exportedCase = chatRoom.extend({
  /** One of CASE_STATUSES. A later release may know more. */
  caseStatus: z.string(),
  /** Absent where an older service exports. */
  deadlines: z.array(caseDeadline).optional(),
});
export type ExportedCase = z.output<typeof exportedCase>;

export const exportCasesCall = defineCall(exportCasesRoute, {
  access: "service",
  summary: "All cases by rising id, a page after the given one; a short page is the last",
  query: exportQuery,
  response: z.array(exportedCase),
});
