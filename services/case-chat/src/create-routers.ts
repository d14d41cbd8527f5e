import { createRateLimit } from "@legal/service-kit";
import type { WorkerPool } from "@legal/service-kit/workers";
import type { Router } from "express";
import type { Redis } from "ioredis";
import { auditLogRoutes } from "./audit-log/audit-log-routes.ts";
import { cannedReplyRoutes } from "./canned-replies/canned-reply-routes.ts";
import { createCaseLimits } from "./cases/assert-may-open.ts";
import { caseChangeRoutes } from "./cases/case-change-routes.ts";
import { caseExportRoutes } from "./cases/case-export-routes.ts";
import { chatRoomRoutes } from "./cases/chat-room-routes.ts";
import { customerCaseRoutes } from "./cases/customer-case-routes.ts";
import { calendarDeadlineRoutes } from "./cases/deadlines/calendar-deadlines/calendar-deadline-routes.ts";
import { deadlineRoutes } from "./cases/deadlines/deadline-routes.ts";
import { holidayRoutes } from "./cases/deadlines/recompute/holiday-routes.ts";
import { documentFactsRoutes } from "./cases/document-facts/document-facts-routes.ts";
import { noticeFactsRoutes } from "./cases/notice-facts/notice-facts-routes.ts";
import { staffDigestRoutes } from "./cases/staff-digest/staff-digest-routes.ts";
import { consultationRoutes } from "./consultations/consultation-routes.ts";
import { dangerFactsRoutes } from "./danger-notices/danger-facts-routes.ts";
import { dangerNoticeRoutes } from "./danger-notices/danger-notice-routes.ts";
import { UPLOAD_TIME_LIMITS, type UploadTimeLimits } from "./files/enforce-upload-limits.ts";
import { fileRoutes } from "./files/file-routes.ts";
import type { inspectDocx } from "./files/inspect-docx.ts";
import { createUploadStore, type StoreUpload } from "./files/store-upload.ts";
import { createUploadQuota } from "./files/upload-quota.ts";
import { createVirusScanner } from "./files/virus-scanner.ts";
import { messageFactsRoutes } from "./messages/message-facts-routes.ts";
import { messageRoutes } from "./messages/message-routes.ts";
import { noteRoutes } from "./notes/note-routes.ts";
import { roomFactsRoutes } from "./rooms/room-facts-routes.ts";

export interface RouterDeps {
  redis: Redis;
  /** RATE_LIMIT_SCALE */
  scale: number;
  workers: WorkerPool;
  uploadTimeLimits?: UploadTimeLimits;
  /** What one member may upload in a day. */
  uploadBytesPerDay?: number;
  /** Where clamd listens; without it nothing is scanned. */
  clamdUrl?: string | undefined;
  clamdTimeoutMs?: number;
}

const UPLOAD_BYTES_PER_DAY = 200 * 1024 * 1024;
const CLAMD_TIMEOUT_MS = 20_000;
const UPLOADS = { points: 30, windowSeconds: 3600 };
/** Names of one customer's cases, ticks in their lists and services of papers: each is shown to all staff at once. */
const OWN_CHANGES = { points: 300, windowSeconds: 3600 };
const INSPECT_DOCX = new URL("./files/inspect-docx.ts", import.meta.url);

const uploadStoreOf = (deps: RouterDeps): StoreUpload => {
  const { redis, scale, workers, clamdUrl } = deps;
  const { uploadBytesPerDay: bytesPerDay = UPLOAD_BYTES_PER_DAY, clamdTimeoutMs = CLAMD_TIMEOUT_MS } = deps;
  return createUploadStore({
    quota: createUploadQuota({ redis, bytesPerDay, scale }),
    inspectDocx: workers.job<typeof inspectDocx>(INSPECT_DOCX, "inspectDocx"),
    scan: clamdUrl === undefined ? undefined : createVirusScanner(clamdUrl, clamdTimeoutMs),
  });
};

/** What other services ask, under `/internal`. */
const internalRouters: readonly Router[] = [
  roomFactsRoutes,
  messageFactsRoutes,
  noticeFactsRoutes,
  calendarDeadlineRoutes,
  staffDigestRoutes,
  dangerFactsRoutes,
  documentFactsRoutes,
  caseExportRoutes,
];

export const createRouters = (deps: RouterDeps): Router[] => {
  const { redis, scale, uploadTimeLimits = UPLOAD_TIME_LIMITS } = deps;
  const ownChangeLimit = createRateLimit({ redis, name: "case-chat:own-change", ...OWN_CHANGES, scale });
  const uploadLimit = createRateLimit({ redis, name: "case-chat:upload", ...UPLOADS, scale });
  return [
    consultationRoutes,
    chatRoomRoutes(createCaseLimits(scale)),
    caseChangeRoutes,
    customerCaseRoutes(ownChangeLimit),
    deadlineRoutes(ownChangeLimit),
    holidayRoutes,
    messageRoutes,
    noteRoutes,
    cannedReplyRoutes,
    dangerNoticeRoutes,
    auditLogRoutes,
    fileRoutes({ uploadLimit, uploadTimeLimits, storeUpload: uploadStoreOf(deps) }),
    ...internalRouters,
  ];
};
