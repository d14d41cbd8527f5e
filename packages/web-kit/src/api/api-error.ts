import type { ErrorBody, ErrorCode } from "@legal/contracts";

export interface FieldProblem {
  path: string;
  message: string;
}

/** What a failed call leaves: plain data, so that it can live in the store. */
export interface ApiError {
  /** HTTP status; 0 when no answer came. */
  status: number;
  /** `<status>: <body>`, or the status text where the body is empty. */
  message: string;
  code: ErrorCode | "NETWORK" | "UNKNOWN";
  /** The server's own words in the reader's language. */
  text: string | undefined;
  details: FieldProblem[];
  requestId: string | undefined;
  retryAfterSeconds: number | undefined;
  /** What a change conflicted with, as it is now. */
  current?: unknown;
}

const parseBody = (body: string): Partial<ErrorBody> => {
  try {
    const parsed: unknown = JSON.parse(body);
    return typeof parsed === "object" && parsed !== null ? parsed : {};
  } catch {
    return {};
  }
};

/** From the text of a failed answer. Something in between (a proxy, an old server) may have written it, so nothing is taken for granted. */
export const toApiError = (status: number, body: string, response: Response | undefined): ApiError => {
  const { code, message, details, requestId, current } = parseBody(body);
  const retryAfter = Number(response?.headers.get("retry-after") ?? Number.NaN);
  return {
    status,
    message: `${status}: ${body || response?.statusText || ""}`,
    code: code ?? (status === 0 ? "NETWORK" : "UNKNOWN"),
    text: message,
    details: Array.isArray(details) ? details : [],
    requestId,
    retryAfterSeconds: Number.isFinite(retryAfter) ? retryAfter : undefined,
    ...(current !== undefined && { current }),
  };
};

export const isApiError = (thrown: unknown): thrown is ApiError =>
  typeof thrown === "object" && thrown !== null && "status" in thrown && "code" in thrown && "details" in thrown;

export const isNotFound = (thrown: unknown): boolean => isApiError(thrown) && thrown.status === 404;
