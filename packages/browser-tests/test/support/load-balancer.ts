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
  let ready = [...addresses];
  let turn = 0;
  const closing = new AbortController();

  const watch = async (): Promise<void> => {
    while (!closing.signal.aborted) {
      const states = await Promise.all(addresses.map(isReady));
      ready = addresses.filter((_address, index) => states[index]);
      await pause(ASK_EVERY_MS);
    }
  };
  const watching = watch();

  const next = (): string => {
    turn += 1;
    return ready[turn % Math.max(1, ready.length)] ?? addresses[0] ?? "";
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
