import { AsyncLocalStorage } from "node:async_hooks";

interface RequestContext {
  requestId: string;
  /** W3C trace context of the running span; absent while nothing is traced. */
  traceparent?: string | undefined;
}

const storage = new AsyncLocalStorage<RequestContext>();

/** Runs `work` so that logs, recorded events and internal calls made inside it carry the request id. */
export const withRequestId = <T>(requestId: string, work: () => T): T =>
  storage.run({ ...storage.getStore(), requestId }, work);

export const currentRequestId = (): string | undefined => storage.getStore()?.requestId;

/** Runs `work` so that spans, recorded events and internal calls made inside it belong to that span. */
export const withTraceparent = <T>(traceparent: string, work: () => T): T =>
  storage.run({ requestId: "", ...storage.getStore(), traceparent }, work);

export const currentTraceparent = (): string | undefined => storage.getStore()?.traceparent;
