import type { ErrorCode } from "@legal/contracts";
import { AppError } from "@legal/service-kit";

/** As far as an error of googleapis has it; what is in the body is not documented. */
interface GoogleAnswer {
  status: number;
  headers?: { get: (name: string) => string | null };
  data?: { error?: { errors?: { reason?: string }[] } };
}

const answerIn = (error: unknown): GoogleAnswer | undefined =>
  error instanceof Error && "response" in error ? (error.response as GoogleAnswer | undefined) : undefined;

export interface GoogleFailure {
  code: ErrorCode;
  /** Whether the same call may work in a moment. */
  passing: boolean;
  /** How long Google asks to wait, if it says so. */
  retryAfterMs: number | undefined;
}

const RATE_REASONS = ["rateLimitExceeded", "userRateLimitExceeded", "sharingRateLimitExceeded", "quotaExceeded"];

/** What a failed Google call means. No answer at all is a fault of the way there. */
export const readGoogleFailure = (error: unknown): GoogleFailure => {
  const { status = 503, headers, data } = answerIn(error) ?? {};
  const reasons = data?.error?.errors?.map(({ reason }) => reason) ?? [];
  const seconds = Number(headers?.get("retry-after") ?? Number.NaN);
  const retryAfterMs = Number.isFinite(seconds) ? seconds * 1000 : undefined;
  if (status === 429 || (status === 403 && reasons.some((reason) => RATE_REASONS.includes(reason ?? ""))))
    return { code: "BACKUP_GOOGLE_BUSY", passing: true, retryAfterMs };
  if (status >= 500) return { code: "BACKUP_GOOGLE_FAILED", passing: true, retryAfterMs };
  return { code: "BACKUP_GOOGLE_DENIED", passing: false, retryAfterMs };
};

export const googleError = ({ code }: GoogleFailure, cause: unknown): AppError =>
  new AppError(code === "BACKUP_GOOGLE_BUSY" ? 503 : 502, code, code, { cause });
