import { z } from "zod";

/** Every code the platform answers with; packages/i18n has its text in each language. */
export const ERROR_CODES = [
  "VALIDATION_FAILED",
  "MALFORMED_JSON",
  "MALFORMED_REQUEST",
  "REQUEST_TIMEOUT",
  "UNAUTHENTICATED",
  "INVALID_CREDENTIALS",
  "FORBIDDEN",
  "CROSS_SITE_REQUEST",
  "NOT_FOUND",
  "ACCOUNT_NOT_FOUND",
  "ROOM_NOT_FOUND",
  "METHOD_NOT_ALLOWED",
  "USERNAME_TAKEN",
  "EMAIL_TAKEN",
  "CONFLICT",
  "CASE_CHANGED",
  "RESET_TOKEN_INVALID",
  "GOOGLE_UNAVAILABLE",
  "GOOGLE_SIGN_IN_FAILED",
  "GOOGLE_ACCOUNT_EXISTS",
  "GOOGLE_EMAIL_UNVERIFIED",
  "GOOGLE_NEEDS_PASSWORD",
  "PAYLOAD_TOO_LARGE",
  "FILE_TOO_LARGE",
  "FILE_TYPE_NOT_ALLOWED",
  "FILE_MISSING",
  "UPLOAD_INTERRUPTED",
  "UNSUPPORTED_MEDIA_TYPE",
  "RATE_LIMITED",
  "BUDGET_EXCEEDED",
  "AI_UNAVAILABLE",
  "AI_TIMEOUT",
  "AI_ANSWER_UNUSABLE",
  "ANSWER_IN_PROGRESS",
  "CONVERSATION_FULL",
  "TRANSLATION_UNAVAILABLE",
  "BACKUP_RUNNING",
  "BACKUP_INTERRUPTED",
  "BACKUP_GOOGLE_DENIED",
  "BACKUP_GOOGLE_BUSY",
  "BACKUP_GOOGLE_FAILED",
  "INTERNAL_ERROR",
  "UPSTREAM_FAILED",
  "SERVICE_UNAVAILABLE",
  "SERVICE_BUSY",
  "UPSTREAM_TIMEOUT",
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

export const errorBody = z.object({
  code: z.enum(ERROR_CODES),
  /** In the caller's language. */
  message: z.string(),
  details: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  requestId: z.string(),
  /** With CASE_CHANGED: what the caller wanted to change, as it is now. */
  current: z.unknown().optional(),
});
export type ErrorBody = z.output<typeof errorBody>;
