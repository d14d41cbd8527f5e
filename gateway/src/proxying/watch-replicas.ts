import { isNativeError } from "node:util/types";

interface ReplicaWatch {
  /** False for a replica that said so, as one that is about to stop does, or that refuses connections. */
  isReady: (replica: URL) => boolean;
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
  const notReady = new Set<URL>();

  const look = async (replica: URL): Promise<void> => {
    try {
      if (await ask(replica)) notReady.delete(replica);
      else notReady.add(replica);
    } catch (error) {
      if (!isNativeError(error) || error.name !== "TimeoutError") notReady.add(replica);
    }
  };
  const lookAtAll = (): void => replicas().forEach((replica) => void look(replica));
  const timer = setInterval(lookAtAll, ASK_EVERY_MS).unref();

  return { isReady: (replica) => !notReady.has(replica), stop: () => clearInterval(timer) };
};
