import type { CallRoute, ResponseOf } from "@legal/contracts/client";
import { request, type ApiError, type CallArgs, type Sent } from "@legal/web-kit";

type Answer = { data?: unknown; error?: ApiError | undefined };
type Send = (call: CallArgs) => Answer | PromiseLike<Answer>;

let last: Promise<unknown> = Promise.resolve();

/** Sends changes one after the other: each answer is the whole, and an older one must not come behind a newer one. */
export const inTurn = async <R extends CallRoute>(
  route: R,
  parts: Sent<R>,
  send: Send,
): Promise<{ data: ResponseOf<R> } | { error: ApiError }> => {
  const turn = last.then(() => send(request(route, parts)));
  last = turn.catch(() => undefined);
  const { data, error } = await turn;
  return error ? { error } : { data: data as ResponseOf<R> };
};
