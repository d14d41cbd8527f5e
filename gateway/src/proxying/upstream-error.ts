import { AppError } from "@legal/service-kit";

const UNREACHABLE = new Set<unknown>([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ECONNTIMEOUT",
  "ETIMEDOUT",
]);

const codeOf = (error: unknown): unknown =>
  typeof error === "object" && error !== null && "code" in error ? error.code : undefined;

export const isUnreachable = (error: unknown): boolean => UNREACHABLE.has(codeOf(error));

/** What the caller sees of a failed service; its address is only logged. */
export const asUpstreamError = (error: unknown, timedOut: boolean): AppError => {
  if (timedOut) return new AppError(504, "UPSTREAM_TIMEOUT", "no answer in time", { cause: error });
  if (isUnreachable(error)) return new AppError(503, "SERVICE_UNAVAILABLE", "not reachable", { cause: error });
  return new AppError(502, "UPSTREAM_FAILED", "broke off", { cause: error });
};
