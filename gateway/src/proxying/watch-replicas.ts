import { isNativeError } from "node:util/types";

interface ReplicaWatch {
  /** True for a replica that said so last; one that is about to stop, or has just started, does not. */
  isReady: (replica: URL) => boolean;
  /** Resolves when every replica was asked once. */
  firstCheck: Promise<unknown>;
  stop: () => void;
}

/** A replica that stops serves on for longer than this (DRAIN_MS), so no request meets a closed port. */
const ASK_EVERY_MS = 1000;
const ANSWER_MS = 900;

const ask = async (replica: URL): Promise<boolean> => {
  const answer = await fetch(new URL("/health/ready", replica), { signal: AbortSignal.timeout(ANSWER_MS) });
  await answer.body?.cancel();
  return answer.ok;
};

/** Asks replicas again and again whether they are ready. One that is slow to answer stays what it was. */
export const watchReplicas = (replicas: () => readonly URL[]): ReplicaWatch => {
  const ready = new WeakSet<URL>();

  const look = async (replica: URL): Promise<void> => {
    try {
      if (await ask(replica)) ready.add(replica);
      else ready.delete(replica);
    } catch (error) {
      if (!isNativeError(error) || error.name !== "TimeoutError") ready.delete(replica);
    }
  };
  const lookAtAll = () => Promise.all(replicas().map(look));
  const timer = setInterval(() => void lookAtAll(), ASK_EVERY_MS).unref();

  return { isReady: (replica) => ready.has(replica), firstCheck: lookAtAll(), stop: () => clearInterval(timer) };
};
