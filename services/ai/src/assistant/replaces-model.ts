import { toAppError, type Logger } from "@legal/service-kit";
import { fallbacks } from "./assistant-metrics.ts";

/** Failures of a model, or of its budget, after which the built-in assistant answers in its place. */
const REPLACED: readonly string[] = ["AI_UNAVAILABLE", "AI_TIMEOUT", "AI_ANSWER_UNUSABLE", "BUDGET_EXCEEDED"];

interface Asked {
  /** Aborted when the reader no longer waits: then there is nothing to replace. */
  signal: AbortSignal;
  logger: Logger;
}

/** Whether the built-in assistant answers in the place of a model that failed by this error; counted and logged if so. */
export const replacesModel = (error: unknown, { signal, logger }: Asked): boolean => {
  const { code } = toAppError(error);
  if (signal.aborted || !REPLACED.includes(code)) return false;
  fallbacks.inc({ reason: code });
  logger.warn({ err: error }, "answered by the built-in assistant");
  return true;
};
