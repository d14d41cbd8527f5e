import { AsyncLocalStorage } from "node:async_hooks";

interface RequestContext {
  requestId: string;
}

const storage = new AsyncLocalStorage<RequestContext>();

/** Runs `work` so that logs, recorded events and internal calls made inside it carry the request id. */
export const withRequestId = <T>(requestId: string, work: () => T): T => storage.run({ requestId }, work);

export const currentRequestId = (): string | undefined => storage.getStore()?.requestId;
