/** Values without schemas, so that browser code can use them without carrying zod: `@legal/contracts/constants`. */

export { isVisible } from "./plain-text.ts";
export { safeNext } from "./safe-next.ts";

/** In the order the selector shows them; Korean is the default and the fallback. */
export const LANGUAGES = ["ko", "en", "ja", "zh"] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = "ko";

/** How somebody proved who they are (`amr`, RFC 8176 where it has a name): password, one-time code, recovery code, Google. */
export const AUTH_METHODS = ["pwd", "otp", "recovery", "google"] as const;
export type AuthMethod = (typeof AUTH_METHODS)[number];

export const ROLES = ["user", "admin"] as const;
export type Role = (typeof ROLES)[number];

export const USERNAME_MIN = 3;
export const USERNAME_MAX = 20;
export const USERNAME_PATTERN = /^[A-Za-z0-9_]+$/;
export const PASSWORD_MIN = 8;
/** Longer input only costs hashing time. */
export const PASSWORD_MAX = 128;
export const DISPLAY_NAME_MAX = 50;

export const PACKAGE_TYPES = ["standard", "deluxe"] as const;
export type PackageType = (typeof PACKAGE_TYPES)[number];

/** In the order a case usually runs through them; staff may set any. */
export const CASE_STATUSES = ["준비중", "작성중", "발송완료", "법원접수", "종료", "거래취소"] as const;
export type CaseStatus = (typeof CASE_STATUSES)[number];

/** Staff's tabs: everything, what threatens, then one per status. */
export const CASE_TABS = ["all", "urgent", ...CASE_STATUSES] as const;
export type CaseTab = (typeof CASE_TABS)[number];

/** What staff look for across tabs: open cases without a date, with a question, or in which nothing was said lately. */
export const CASE_FILTERS = ["noDeadline", "unanswered", "silent"] as const;
export type CaseFilter = (typeof CASE_FILTERS)[number];
export const SILENT_AFTER_DAYS = 7;
/** Cases whose status one call may change. */
export const BULK_CHANGES_MAX = 100;
export const ACTIVITY_KINDS = ["purchase", "status", "deadline", "assignee"] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

/** A room of this service type is a talk with the office, not a case. */
export const ADMIN_SUPPORT = "admin-support";

export const MESSAGE_MAX_LENGTH = 5000;
/** What a message says when it carries only a file. */
export const FILE_ONLY_CONTENT = "파일을 전송했습니다.";
export const FILE_EXTENSIONS = ["pdf", "doc", "docx", "jpg", "jpeg", "png", "txt"] as const;
/** What makes a file unsafe to open outside a protected view. */
export const FILE_RISKS = [
  "old-word",
  "macros",
  "script",
  "starts-program",
  "embedded-file",
  "remote-content",
] as const;
export type FileRisk = (typeof FILE_RISKS)[number];
export const FILE_MAX_BYTES = 20 * 1024 * 1024;

/** Sender of messages that no person wrote: the automatic acknowledgement. */
export const AI_SENDER_ID = "00000000-0000-7000-8000-000000000001";
/** Longest situation a recommendation is asked for. */
export const AI_SITUATION_MAX_LENGTH = 5000;
/** Longest question to the assistant. */
export const AI_MESSAGE_MAX_LENGTH = 4000;
/** Messages of one talk with the assistant; after them a new one begins. */
export const AI_MESSAGES_MAX = 100;
export const AI_RECOMMENDATIONS_MAX = 5;
/** From this many messages on, the consult panel shows the prices. */
export const AI_PRICING_FROM_MESSAGES = 6;
/** Talks of a visitor that are shown, moved or deleted at once. */
export const AI_VISITOR_CONVERSATIONS_MAX = 100;
/** Of a visitor's first question, so much tells whether it is one's own. */
export const AI_FIRST_WORDS_LENGTH = 80;
export const AI_MODES = ["offline", "provider"] as const;
export type AiMode = (typeof AI_MODES)[number];
export const AI_TURN_STATUSES = ["writing", "complete", "stopped", "failed"] as const;
export type AiTurnStatus = (typeof AI_TURN_STATUSES)[number];

export const SOCKET_PATH = "/socket.io";

/** New, answered, done; staff may set any. */
export const INQUIRY_STATUSES = ["pending", "contacted", "resolved"] as const;
export type InquiryStatus = (typeof INQUIRY_STATUSES)[number];
export const INQUIRY_NAME_MAX = 100;
export const INQUIRY_MESSAGE_MAX = 5000;

/** What a ready text for customers may leave open, written `{customer}`. */
export const TEMPLATE_VARIABLES = ["customer", "service", "package", "status", "deadline", "office", "staff"] as const;
export type TemplateVariable = (typeof TEMPLATE_VARIABLES)[number];
export const isTemplateVariable = (name: string): name is TemplateVariable =>
  (TEMPLATE_VARIABLES as readonly string[]).includes(name);

/** What staff do with customers' data that the access log keeps. */
export const ACCESS_KINDS = [
  "cases-listed",
  "case-opened",
  "messages-read",
  "notes-read",
  "file-downloaded",
  "ai-conversations-viewed",
  "ai-conversation-downloaded",
  "inquiries-viewed",
  "user-viewed",
  "export-made",
] as const;
export type AccessKind = (typeof ACCESS_KINDS)[number];

export const NOTE_MAX_LENGTH = 5000;
export const CANNED_TITLE_MAX = 80;
/** So many ready answers an office can still look through. */
export const CANNED_REPLIES_MAX = 500;
