import type { ApiError } from "@legal/web-kit";

interface Answer {
  data?: unknown;
  error?: ApiError | undefined;
}

let last: Promise<unknown> = Promise.resolve();

/** Sends changes one after the other: each answer is the whole, and an older one must not come behind a newer one. */
export const inTurn = async <T>(
  send: () => Answer | PromiseLike<Answer>,
): Promise<{ data: T } | { error: ApiError }> => {
  const turn = last.then(send);
  last = turn.catch(() => undefined);
  const { data, error } = await turn;
  return error ? { error } : { data: data as T };
};
