import { checkBroker } from "@legal/event-bus";
import { checkRedis, createHttpApp, createRateLimit, type Identity, type Logger } from "@legal/service-kit";
import { checkMongo } from "@legal/service-kit/mongo";
import type { WorkerPool } from "@legal/service-kit/workers";
import type { Redis } from "ioredis";
import { auditLogRoutes } from "./audit-log/audit-log-routes.ts";
import { cannedReplyRoutes } from "./canned-replies/canned-reply-routes.ts";
import { createCaseLimits } from "./cases/assert-may-open.ts";
import { caseExportRoutes } from "./cases/case-export-routes.ts";
import { customerCaseRoutes } from "./cases/customer-case-routes.ts";
import { calendarDeadlineRoutes } from "./cases/deadlines/calendar-deadlines/calendar-deadline-routes.ts";
import { deadlineRoutes } from "./cases/deadlines/deadline-routes.ts";
import { holidayRoutes } from "./cases/deadlines/holidays/holiday-routes.ts";
import { documentFactsRoutes } from "./cases/document-facts/document-facts-routes.ts";
import { noticeFactsRoutes } from "./cases/notice-facts/notice-facts-routes.ts";
import { staffDigestRoutes } from "./cases/staff-digest/staff-digest-routes.ts";
import { messageFactsRoutes } from "./messages/message-facts-routes.ts";
import { roomFactsRoutes } from "./rooms/room-facts-routes.ts";
import { chatRoomRoutes } from "./cases/chat-room-routes.ts";
import { consultationRoutes } from "./consultations/consultation-routes.ts";
import { dangerFactsRoutes } from "./danger-notices/danger-facts-routes.ts";
import { dangerNoticeRoutes } from "./danger-notices/danger-notice-routes.ts";
import { fileRoutes } from "./files/file-routes.ts";
import type { inspectDocx } from "./files/inspect-docx.ts";
import { createUploadStore } from "./files/store-upload.ts";
import { createUploadQuota } from "./files/upload-quota.ts";
import { createVirusScanner } from "./files/virus-scanner.ts";
import { UPLOAD_TIME_LIMITS, type UploadTimeLimits } from "./files/enforce-upload-limits.ts";
import { createMessageRateLimit } from "./messages/message-rate-limit.ts";
import { messageRoutes } from "./messages/message-routes.ts";
import { allStored } from "./messages/message-writer.ts";
import { answerMessageEvents } from "./realtime/message-events.ts";
import { noteRoutes } from "./notes/note-routes.ts";
import { createPresence } from "./presence/presence.ts";
import { answerPresenceEvents } from "./presence/presence-events.ts";
import { startRealtimePublisher } from "./realtime/realtime-publisher.ts";
import { createReplicaChannel } from "./realtime/replica-channel.ts";
import { createSocketServer } from "./realtime/socket-server.ts";

export interface AppDeps {
  identity: Identity;
  redis: Redis;
  logger: Logger;
  /** Names the platform on a Redis that others use too. */
  platform: string;
  /** RATE_LIMIT_SCALE */
  scale: number;
  publicOrigin?: string | undefined;
  workers: WorkerPool;
  uploadTimeLimits?: UploadTimeLimits;
  /** What one member may upload in a day. */
  uploadBytesPerDay?: number;
  /** Where clamd listens; without it nothing is scanned. */
  clamdUrl?: string | undefined;
  clamdTimeoutMs?: number;
  /** How long a colleague is shown whose replica died. */
  presenceSeconds?: number | undefined;
}

const PRESENCE_SECONDS = 30;
const UPLOAD_BYTES_PER_DAY = 200 * 1024 * 1024;
const CLAMD_TIMEOUT_MS = 20_000;
/** Names of one customer's cases, ticks in their lists and services of papers: each is shown to all staff at once. */
const OWN_CHANGES = { points: 300, windowSeconds: 3600 };
const INSPECT_DOCX = new URL("./files/inspect-docx.ts", import.meta.url);
/** Ready answers are up to 5,000 characters in four languages. */
const JSON_LIMIT = "128kb";

/** The HTTP app and the sockets of one replica; neither listens yet. */
export const createApp = ({
  identity,
  redis,
  logger,
  platform,
  scale,
  publicOrigin,
  workers,
  uploadTimeLimits = UPLOAD_TIME_LIMITS,
  uploadBytesPerDay = UPLOAD_BYTES_PER_DAY,
  clamdUrl,
  clamdTimeoutMs = CLAMD_TIMEOUT_MS,
  presenceSeconds = PRESENCE_SECONDS,
}: AppDeps) => {
  const replicas = createReplicaChannel(redis, platform, logger);
  const messageRateLimit = createMessageRateLimit(redis, scale);
  const ownChangeLimit = createRateLimit({ redis, name: "case-chat:own-change", ...OWN_CHANGES, scale });
  const uploadLimit = createRateLimit({ redis, name: "case-chat:upload", points: 30, windowSeconds: 3600, scale });
  const storeUpload = createUploadStore({
    quota: createUploadQuota({ redis, bytesPerDay: uploadBytesPerDay, scale }),
    inspectDocx: workers.job<typeof inspectDocx>(INSPECT_DOCX, "inspectDocx"),
    scan: clamdUrl === undefined ? undefined : createVirusScanner(clamdUrl, clamdTimeoutMs),
  });
  const serve: Parameters<typeof createSocketServer>[0]["serve"] = (socket) => {
    answerMessageEvents(socket, { rateLimit: messageRateLimit, logger });
    answerPresenceEvents(socket, presence, logger);
  };
  const { io, attach } = createSocketServer({ identity, replicas, publicOrigin, scale, serve });
  const stopPublishing = startRealtimePublisher(io, logger);
  const presence = createPresence({ io, redis, lifetimeMs: presenceSeconds * 1000, logger });
  const http = createHttpApp({
    name: "case-chat",
    logger,
    identity,
    checks: { mongodb: checkMongo },
    optionalChecks: { redis: checkRedis(redis), rabbitmq: checkBroker },
    streamedPaths: ["/api/upload"],
    jsonLimit: JSON_LIMIT,
    routers: [
      consultationRoutes,
      chatRoomRoutes(createCaseLimits(scale)),
      customerCaseRoutes(ownChangeLimit),
      deadlineRoutes(ownChangeLimit),
      holidayRoutes,
      messageRoutes,
      noteRoutes,
      cannedReplyRoutes,
      dangerNoticeRoutes,
      auditLogRoutes,
      roomFactsRoutes,
      messageFactsRoutes,
      noticeFactsRoutes,
      calendarDeadlineRoutes,
      staffDigestRoutes,
      dangerFactsRoutes,
      documentFactsRoutes,
      caseExportRoutes,
      fileRoutes({ uploadLimit, uploadTimeLimits, storeUpload }),
    ],
  });
  const close = async (): Promise<void> => {
    stopPublishing();
    presence.stop();
    await io.close();
    await allStored();
    replicas.close();
  };
  return { http, io, attach, close };
};
