import type { ApiError } from "@legal/web-kit";

const RETRY_MS = 2000;
const RETRY_MAX_MS = 30_000;

/** Whether the same call may succeed later. */
export const isPassing = ({ status }: ApiError): boolean =>
  status === 0 || status === 401 || status === 429 || status >= 500;

export const retryAfterMs = (failures: number): number => Math.min(RETRY_MAX_MS, RETRY_MS * 2 ** (failures - 1));
