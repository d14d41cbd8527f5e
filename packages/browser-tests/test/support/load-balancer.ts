import { setTimeout as pause } from "node:timers/promises";

const ASK_EVERY_MS = 100;

const isReady = async (address: string): Promise<boolean> => {
  try {
    const answer = await fetch(`${address}/health/ready`, { signal: AbortSignal.timeout(1000) });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
};

/** A load balancer for several gateways: requests go in turn to those that are ready. */
export const createLoadBalancer = (addresses: readonly string[], origin: string) => {
  const unready = new Set<string>();
  let turn = 0;
  const closing = new AbortController();

  /** Each on its own: one that does not answer delays no news of the others. */
  const watch = async (address: string): Promise<void> => {
    while (!closing.signal.aborted) {
      if (await isReady(address)) unready.delete(address);
      else unready.add(address);
      await pause(ASK_EVERY_MS);
    }
  };
  const watching = Promise.all(addresses.map(watch));

  const next = (): string => {
    turn += 1;
    const ready = addresses.filter((address) => !unready.has(address));
    const [address] = ready.length > 0 ? ready.slice(turn % ready.length) : addresses;
    return address ?? "";
  };
  const ask = async (method: string, path: string, given: { cookie?: string; body?: unknown } = {}) =>
    fetch(next() + path, {
      method,
      headers: {
        origin,
        ...(given.cookie !== undefined && { cookie: given.cookie }),
        ...(given.body !== undefined && { "content-type": "application/json" }),
      },
      ...(given.body !== undefined && { body: JSON.stringify(given.body) }),
    });

  return {
    ask,
    next,
    close: async () => {
      closing.abort();
      await watching;
    },
  };
};
export type LoadBalancer = ReturnType<typeof createLoadBalancer>;
