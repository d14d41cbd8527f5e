import type { CallRoute, ResponseOf } from "@legal/contracts/client";
import { ANSWER_WITHIN_MS, request, type ApiError, type CallArgs, type Sent } from "@legal/web-kit";

type Answer = { data?: unknown; error?: ApiError | undefined };
export type Send = (call: CallArgs) => Answer | PromiseLike<Answer>;

/**
 * Sends a resource's changes one after the other: each answer is the whole, and an older one must not come behind a newer
 * one.
 */
export const createSerialQueue = () => {
  let last: Promise<unknown> = Promise.resolve();
  return async <R extends CallRoute>(
    route: R,
    parts: Sent<R>,
    send: Send,
  ): Promise<{ data: ResponseOf<R> } | { error: ApiError }> => {
    const answered = last.then(() => send({ ...request(route, parts), timeout: ANSWER_WITHIN_MS }));
    last = answered.catch(() => undefined);
    const { data, error } = await answered;
    return error ? { error } : { data: data as ResponseOf<R> };
  };
};
