import { isNativeError } from "node:util/types";
import { ERROR_CODES, type ErrorCode, type Language } from "@legal/contracts";
import { errorText, validationText } from "@legal/i18n";
import { isDependencyDown } from "./dependency-down.ts";
import { AppError, unavailable, validationFailed, type ErrorDetail } from "./errors.ts";

export interface PresentedError {
  status: number;
  code: ErrorCode;
  /** In the reader's language. */
  message: string;
  details?: { path: string; message: string }[];
  retryAfterSeconds?: number;
  current?: unknown;
}

/** Body parser failures, by the `type` that it gives them. */
const BODY_ERRORS: Record<string, [number, ErrorCode]> = {
  "entity.too.large": [413, "PAYLOAD_TOO_LARGE"],
  "entity.parse.failed": [400, "MALFORMED_JSON"],
  "encoding.unsupported": [415, "UNSUPPORTED_MEDIA_TYPE"],
  "charset.unsupported": [415, "UNSUPPORTED_MEDIA_TYPE"],
  "request.aborted": [400, "UPLOAD_INTERRUPTED"],
  "request.size.invalid": [400, "UPLOAD_INTERRUPTED"],
};

const field = (error: Error, name: string): unknown => (error as unknown as Record<string, unknown>)[name];

const fromBodyParser = (error: Error): AppError | undefined => {
  const known = BODY_ERRORS[String(field(error, "type"))];
  return known && new AppError(known[0], known[1], error.message);
};

/** Anything thrown as an expected failure; an unexpected one is a 500 that keeps its cause for the log. */
export const toAppError = (error: unknown): AppError => {
  if (error instanceof AppError) return error;
  if (isDependencyDown(error)) return unavailable("SERVICE_UNAVAILABLE", error);
  if (isNativeError(error)) {
    const refused = fromBodyParser(error);
    if (refused) return refused;
    if (error.name === "URIError" || field(error, "status") === 400) return validationFailed([]);
  }
  return new AppError(500, "INTERNAL_ERROR", "INTERNAL_ERROR", { cause: error });
};

const isCode = (text: string): text is ErrorCode => ERROR_CODES.some((code) => code === text);

const textOf = (message: ErrorDetail["message"], language: Language): string => {
  if (typeof message === "function") return message(language);
  return isCode(message) ? errorText(message, language) : validationText(message, language);
};

/** The answer to any thrown value; never a stack, a host name or a query. Sockets answer with it too. */
export const presentError = (error: unknown, language: Language): PresentedError => {
  const { status, code, details, retryAfterSeconds, current } = toAppError(error);
  return {
    status,
    code,
    message: errorText(code, language, retryAfterSeconds),
    ...(details?.length && {
      details: details.map(({ path, message }) => ({ path, message: textOf(message, language) })),
    }),
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
    ...(current !== undefined && { current }),
  };
};
