import type { Access } from "@legal/contracts";
import { CASE_CHANGE_ROUTES } from "@legal/contracts/routes";
import type { ServiceName } from "@legal/deployables";

export interface Route {
  /** Express-like: `:name` is one segment. */
  path: string;
  methods: readonly ("GET" | "POST" | "PATCH" | "DELETE")[];
  to: ServiceName;
  /** Who passes; the service decides for itself again. */
  access: Exclude<Access, "service">;
  /** What a request that changes something may carry; JSON unless said otherwise. */
  body?: "json" | "multipart" | "any";
  /**
   * What needs no cookie and reads none: a calendar program fetches by its address, a mail program posts RFC 8058's one
   * click from no page and names no origin. Who may is the secret in the path alone.
   */
  withoutCookies?: true;
  /** Whether the service counts by browser: it gets the browser's name. */
  limitsBrowsers?: boolean;
  /** Requests of one network, where the service keeps no count of its own. */
  perMinute?: number;
  /** Cookies that are handed on; all others stay here. */
  cookies?: readonly string[];
}

const visitor = ["ai-visitor", "__Host-ai-visitor"];
const device = ["device", "__Host-device"];
const secondStep = [...device, "login-challenge", "__Host-login-challenge"];
const googleFlow = ["google-flow", "__Host-google-flow"];

/** Of staff alone, however many there are. */
const caseChanges = Object.values(CASE_CHANGE_ROUTES).map((route): Route => ({
  path: route.slice("PATCH ".length),
  methods: ["PATCH"],
  to: "case-chat",
  access: "admin",
}));

/** Everything that passes to a service; what is not here does not exist. */
export const ROUTES: readonly Route[] = [
  { path: "/api/auth/me", methods: ["GET"], to: "auth", access: "user" },
  { path: "/api/user", methods: ["GET"], to: "auth", access: "user" },
  { path: "/api/auth/login", methods: ["POST"], to: "auth", access: "anyone", cookies: device },
  { path: "/api/auth/login/second-factor", methods: ["POST"], to: "auth", access: "anyone", cookies: secondStep },
  { path: "/api/auth/signup", methods: ["POST"], to: "auth", access: "anyone", cookies: device, limitsBrowsers: true },
  { path: "/api/auth/check-username", methods: ["POST"], to: "auth", access: "anyone", limitsBrowsers: true },
  { path: "/api/auth/find-username", methods: ["POST"], to: "auth", access: "anyone", limitsBrowsers: true },
  { path: "/api/auth/request-password-reset", methods: ["POST"], to: "auth", access: "anyone" },
  { path: "/api/auth/reset-password", methods: ["POST"], to: "auth", access: "anyone" },
  { path: "/api/auth/verify-email", methods: ["POST"], to: "auth", access: "anyone" },
  { path: "/api/auth/confirm-deletion", methods: ["POST"], to: "auth", access: "anyone" },
  { path: "/api/auth/providers", methods: ["GET"], to: "auth", access: "anyone" },
  { path: "/api/auth/google", methods: ["GET"], to: "auth", access: "anyone" },
  { path: "/api/auth/google", methods: ["DELETE"], to: "auth", access: "user" },
  { path: "/api/auth/google/connect", methods: ["POST"], to: "auth", access: "user" },
  {
    path: "/api/auth/google/callback",
    methods: ["GET"],
    to: "auth",
    access: "anyone",
    cookies: [...googleFlow, ...device],
  },
  { path: "/api/auth/password", methods: ["POST"], to: "auth", access: "user" },
  { path: "/api/auth/step-up", methods: ["GET", "POST"], to: "auth", access: "user" },
  { path: "/api/auth/sessions", methods: ["GET", "DELETE"], to: "auth", access: "user" },
  { path: "/api/auth/sessions/:handle", methods: ["DELETE"], to: "auth", access: "user" },
  { path: "/api/auth/second-factor", methods: ["GET", "POST", "DELETE"], to: "auth", access: "user" },
  { path: "/api/auth/second-factor/confirm", methods: ["POST"], to: "auth", access: "user" },
  { path: "/api/auth/second-factor/recovery-codes", methods: ["POST"], to: "auth", access: "user" },
  { path: "/api/login", methods: ["GET"], to: "auth", access: "anyone" },
  { path: "/api/logout", methods: ["POST"], to: "auth", access: "anyone" },
  { path: "/api/user/language", methods: ["PATCH"], to: "auth", access: "user" },
  { path: "/api/users/me", methods: ["PATCH"], to: "auth", access: "user" },
  { path: "/api/users/me/email", methods: ["PATCH"], to: "auth", access: "user" },
  { path: "/api/users/me/email/verification", methods: ["POST"], to: "auth", access: "user" },
  { path: "/api/users/me/deletion", methods: ["POST"], to: "auth", access: "user" },
  { path: "/api/users/me/deletion/link", methods: ["POST"], to: "auth", access: "user" },
  { path: "/api/users/:id", methods: ["GET"], to: "auth", access: "admin" },

  { path: "/api/chat-rooms", methods: ["GET"], to: "case-chat", access: "admin" },
  { path: "/api/chat-rooms", methods: ["POST"], to: "case-chat", access: "user" },
  { path: "/api/chat-rooms/my", methods: ["GET"], to: "case-chat", access: "user" },
  { path: "/api/chat-rooms/counts", methods: ["GET"], to: "case-chat", access: "admin" },
  { path: "/api/chat-rooms/matches", methods: ["GET"], to: "case-chat", access: "admin" },
  { path: "/api/chat-rooms/staff", methods: ["GET"], to: "case-chat", access: "admin" },
  { path: "/api/chat-rooms/statuses", methods: ["POST"], to: "case-chat", access: "admin" },
  { path: "/api/chat-rooms/admin-support", methods: ["POST"], to: "case-chat", access: "user" },
  { path: "/api/chat-rooms/consultations/my", methods: ["GET"], to: "case-chat", access: "user" },
  { path: "/api/chat-rooms/:id", methods: ["GET"], to: "case-chat", access: "user" },
  { path: "/api/chat-rooms/:id/messages", methods: ["GET"], to: "case-chat", access: "user" },
  { path: "/api/chat-rooms/:id/files", methods: ["GET"], to: "case-chat", access: "user" },
  { path: "/api/chat-rooms/:id/read", methods: ["POST"], to: "case-chat", access: "user" },
  { path: "/api/chat-rooms/:id/checklist/:item", methods: ["PATCH"], to: "case-chat", access: "user" },
  { path: "/api/chat-rooms/:id/name", methods: ["PATCH"], to: "case-chat", access: "user" },
  { path: "/api/chat-rooms/:id/activity", methods: ["GET"], to: "case-chat", access: "admin" },
  ...caseChanges,
  { path: "/api/chat-rooms/:id/deadlines", methods: ["GET", "POST"], to: "case-chat", access: "user" },
  { path: "/api/chat-rooms/:id/deadlines/:deadlineId", methods: ["PATCH"], to: "case-chat", access: "admin" },
  { path: "/api/chat-rooms/:id/deadlines/:deadlineId/calendar", methods: ["GET"], to: "case-chat", access: "user" },
  { path: "/api/chat-rooms/:id/deadlines/:deadlineId/confirm", methods: ["POST"], to: "case-chat", access: "admin" },
  { path: "/api/chat-rooms/:id/deadlines/:deadlineId/state", methods: ["PATCH"], to: "case-chat", access: "admin" },
  { path: "/api/chat-rooms/:id/notes", methods: ["GET", "POST"], to: "case-chat", access: "admin" },
  { path: "/api/chat-rooms/:id/notes/:noteId", methods: ["PATCH", "DELETE"], to: "case-chat", access: "admin" },
  { path: "/api/holidays", methods: ["GET"], to: "case-chat", access: "anyone" },
  { path: "/api/holidays", methods: ["POST"], to: "case-chat", access: "admin" },
  { path: "/api/holidays/:date", methods: ["DELETE"], to: "case-chat", access: "admin" },
  { path: "/api/canned-replies", methods: ["GET", "POST"], to: "case-chat", access: "admin" },
  { path: "/api/canned-replies/:id", methods: ["PATCH", "DELETE"], to: "case-chat", access: "admin" },
  { path: "/api/danger-notices", methods: ["GET"], to: "case-chat", access: "admin" },
  { path: "/api/danger-notices/:id/acknowledgement", methods: ["POST", "DELETE"], to: "case-chat", access: "admin" },
  { path: "/api/access-log", methods: ["GET"], to: "case-chat", access: "admin" },
  { path: "/api/access-log/:id/customers", methods: ["GET"], to: "case-chat", access: "admin" },
  { path: "/api/upload", methods: ["POST"], to: "case-chat", access: "user", body: "multipart" },
  { path: "/api/files/:id", methods: ["GET"], to: "case-chat", access: "user" },

  { path: "/api/inquiries", methods: ["GET"], to: "inquiry", access: "admin" },
  { path: "/api/inquiries", methods: ["POST"], to: "inquiry", access: "anyone", limitsBrowsers: true },
  { path: "/api/inquiries/my", methods: ["GET"], to: "inquiry", access: "user" },
  { path: "/api/inquiries/counts", methods: ["GET"], to: "inquiry", access: "admin" },
  { path: "/api/inquiries/:id/status", methods: ["PATCH"], to: "inquiry", access: "admin" },
  { path: "/api/inquiries/:id/read", methods: ["PATCH"], to: "inquiry", access: "admin" },

  { path: "/api/ai/status", methods: ["GET"], to: "ai", access: "anyone" },
  { path: "/api/ai/find", methods: ["POST"], to: "ai", access: "anyone", perMinute: 300 },
  { path: "/api/ai/recommend", methods: ["POST"], to: "ai", access: "anyone" },
  { path: "/api/ai/chat", methods: ["GET", "POST"], to: "ai", access: "anyone", cookies: visitor },
  { path: "/api/ai/chat/:id", methods: ["GET"], to: "ai", access: "anyone", cookies: visitor },
  { path: "/api/ai/chat/:id/stop", methods: ["POST"], to: "ai", access: "anyone", cookies: visitor },
  { path: "/api/ai/chat/:id/regenerate", methods: ["POST"], to: "ai", access: "anyone", cookies: visitor },
  { path: "/api/ai/visitor-conversations", methods: ["GET"], to: "ai", access: "user", cookies: visitor },
  { path: "/api/ai/visitor-conversations/claim", methods: ["POST"], to: "ai", access: "user", cookies: visitor },
  { path: "/api/ai/visitor-conversations/forget", methods: ["POST"], to: "ai", access: "user", cookies: visitor },
  { path: "/api/ai/conversations", methods: ["GET"], to: "ai", access: "user" },
  { path: "/api/ai/conversations/:userId", methods: ["GET"], to: "ai", access: "admin" },
  { path: "/api/ai/conversations/:id/download", methods: ["GET"], to: "ai", access: "user" },
  { path: "/api/ai/conversations/:id/link", methods: ["PATCH"], to: "ai", access: "user" },
  { path: "/api/ai-conversations/my", methods: ["GET"], to: "ai", access: "user" },
  { path: "/api/translate", methods: ["POST"], to: "ai", access: "user" },

  { path: "/api/analytics/page-views", methods: ["POST"], to: "analytics", access: "anyone" },
  { path: "/api/analytics/page-views", methods: ["GET"], to: "analytics", access: "admin" },
  { path: "/api/analytics/site-visits", methods: ["GET"], to: "analytics", access: "admin" },

  { path: "/api/notifications", methods: ["GET"], to: "notifications", access: "user" },
  { path: "/api/notifications/counts", methods: ["GET"], to: "notifications", access: "user" },
  { path: "/api/notifications/read", methods: ["POST"], to: "notifications", access: "user" },
  { path: "/api/notifications/:id/read", methods: ["POST"], to: "notifications", access: "user" },
  { path: "/api/notifications/rooms/:id/reminders", methods: ["GET"], to: "notifications", access: "admin" },
  { path: "/api/notifications/reminders/:id/acknowledgement", methods: ["POST"], to: "notifications", access: "admin" },
  { path: "/api/notifications/preferences", methods: ["GET", "PATCH"], to: "notifications", access: "user" },
  {
    path: "/api/notifications/calendar",
    methods: ["GET", "POST", "PATCH", "DELETE"],
    to: "notifications",
    access: "user",
  },
  {
    path: "/calendar/:token.ics",
    methods: ["GET"],
    to: "notifications",
    access: "anyone",
    withoutCookies: true,
    // Calendar services fetch the addresses of many people from few networks.
    perMinute: 600,
  },
  { path: "/api/push", methods: ["GET"], to: "notifications", access: "user" },
  { path: "/api/push/subscriptions", methods: ["POST"], to: "notifications", access: "user" },
  { path: "/api/push/subscriptions/remove", methods: ["POST"], to: "notifications", access: "user" },
  { path: "/api/push/worker.js", methods: ["GET"], to: "notifications", access: "anyone" },
  {
    path: "/api/notifications/unsubscribe/:token",
    methods: ["GET", "POST"],
    to: "notifications",
    access: "anyone",
    perMinute: 300,
  },
  {
    path: "/unsubscribe/:token",
    methods: ["POST"],
    to: "notifications",
    access: "anyone",
    body: "any",
    withoutCookies: true,
    // Providers of mail post for many people from few networks.
    perMinute: 600,
  },

  { path: "/api/document-types", methods: ["GET"], to: "documents", access: "anyone" },
  { path: "/api/document-types/:id", methods: ["GET"], to: "documents", access: "anyone" },
  { path: "/api/documents", methods: ["GET"], to: "documents", access: "admin" },
  { path: "/api/documents", methods: ["POST"], to: "documents", access: "user" },
  { path: "/api/documents/my", methods: ["GET"], to: "documents", access: "user" },
  { path: "/api/documents/counts", methods: ["GET"], to: "documents", access: "admin" },
  { path: "/api/documents/:id", methods: ["GET"], to: "documents", access: "user" },
  { path: "/api/documents/:id/answers", methods: ["PATCH"], to: "documents", access: "user" },
  { path: "/api/documents/:id/people", methods: ["GET"], to: "documents", access: "user" },
  { path: "/api/documents/:id/preview", methods: ["GET"], to: "documents", access: "user" },
  { path: "/api/documents/:id/exhibits", methods: ["PATCH"], to: "documents", access: "user" },
  { path: "/api/documents/:id/prose", methods: ["POST"], to: "documents", access: "user" },
  { path: "/api/documents/:id/prose/approvals", methods: ["POST"], to: "documents", access: "user" },
  { path: "/api/documents/:id/transitions", methods: ["POST"], to: "documents", access: "user" },
  { path: "/api/documents/:id/revisions", methods: ["POST"], to: "documents", access: "admin" },
  { path: "/api/documents/:id/delivery", methods: ["PATCH"], to: "documents", access: "admin" },
  { path: "/api/documents/:id/versions", methods: ["GET"], to: "documents", access: "user" },
  { path: "/api/documents/:id/versions/:n", methods: ["GET"], to: "documents", access: "user" },
  { path: "/api/documents/:id/versions/:n/file", methods: ["GET"], to: "documents", access: "user" },
  { path: "/api/documents/:id/comments", methods: ["GET", "POST"], to: "documents", access: "user" },
  { path: "/api/documents/:id/comments/:commentId/resolve", methods: ["POST"], to: "documents", access: "admin" },
  { path: "/api/documents/:id/history", methods: ["GET"], to: "documents", access: "user" },
  { path: "/api/lawyers", methods: ["GET"], to: "documents", access: "admin" },
  { path: "/api/lawyers/:id", methods: ["PATCH"], to: "documents", access: "admin" },

  { path: "/api/admin/backup/users", methods: ["POST"], to: "backup", access: "admin" },
  { path: "/api/admin/backup/cases", methods: ["POST"], to: "backup", access: "admin" },
  { path: "/api/admin/backup/runs", methods: ["GET"], to: "backup", access: "admin" },
  { path: "/api/admin/backup/runs/:id/file", methods: ["GET"], to: "backup", access: "admin" },

  // Long polling, for networks that let no websocket through; it posts text/plain.
  { path: "/socket.io/", methods: ["GET", "POST"], to: "case-chat", access: "user", body: "any" },
];
