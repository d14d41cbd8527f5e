import type { ErrorCode, Language } from "@legal/contracts";

/**
 * `message` is a validation key of packages/i18n (`username.min`) or an error code, whose text the reader gets; or the
 * text itself, in the reader's language.
 */
export interface ErrorDetail {
  path: string;
  message: string | ((language: Language) => string);
}

interface ErrorExtras {
  details?: ErrorDetail[];
  retryAfterSeconds?: number;
  cause?: unknown;
  /** The present state that conflicts, as the caller may see it. */
  current?: unknown;
}

/**
 * An expected failure. The caller reads the text of `code` in their own language; `message` is for logs and tests,
 * so it never carries personal data.
 */
export class AppError extends Error {
  override readonly name = "AppError";
  readonly status: number;
  readonly code: ErrorCode;
  readonly details: ErrorDetail[] | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly current: unknown;

  constructor(status: number, code: ErrorCode, message: string = code, extras: ErrorExtras = {}) {
    super(message, extras.cause === undefined ? undefined : { cause: extras.cause });
    this.status = status;
    this.code = code;
    this.details = extras.details;
    this.retryAfterSeconds = extras.retryAfterSeconds;
    this.current = extras.current;
  }
}

/** Also for what exists but is not the caller's: both must look the same. */
export const notFound = (what: string): AppError =>
  new AppError(404, "NOT_FOUND", `${what} does not exist or is not visible to the caller`);

export const isNotFound = (error: unknown): boolean => error instanceof AppError && error.status === 404;

export const unauthenticated = (why = "no valid identity"): AppError => new AppError(401, "UNAUTHENTICATED", why);

export const forbidden = (why = "not allowed for this role"): AppError => new AppError(403, "FORBIDDEN", why);

/** Staff whose session only lets them set up their second factor. */
export const secondFactorRequired = (): AppError => new AppError(403, "SECOND_FACTOR_REQUIRED");

/** `path` names the field that must change; its detail says what the code says. */
export const conflict = (code: ErrorCode, path?: string): AppError =>
  new AppError(409, code, code, path === undefined ? {} : { details: [{ path, message: code }] });

/** More would help no reader, and a small request must not produce a large answer (amplification). */
export const MOST_DETAILS = 20;
const LONGEST_PATH = 100;

export const validationFailed = (found: ErrorDetail[]): AppError => {
  const details = found
    .slice(0, MOST_DETAILS)
    .map(({ path, message }) => ({ path: path.slice(0, LONGEST_PATH), message }));
  return new AppError(400, "VALIDATION_FAILED", `invalid: ${details.map(({ path }) => path).join(", ")}`, { details });
};

export const unavailable = (code: ErrorCode = "SERVICE_UNAVAILABLE", cause?: unknown): AppError =>
  new AppError(503, code, code, { cause });
