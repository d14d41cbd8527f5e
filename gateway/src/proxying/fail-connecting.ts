import type { ClientRequest } from "node:http";

/**
 * The wait is counted in steps: a process that gets no CPU for a second finds its timers expired before it learns
 * that the connection was made long ago, and would refuse what it could have passed on.
 */
const STEPS = 10;

/** Ends a request that has no connection after `timeoutMs`; one over a kept connection is left alone. */
export const failConnecting = (request: ClientRequest, timeoutMs: number): void => {
  const { socket } = request;
  if (!socket?.connecting) return;
  let steps = 0;
  const step = (): void => {
    steps += 1;
    if (steps < STEPS) return;
    stop();
    request.destroy(Object.assign(new Error("no connection in time"), { code: "ECONNTIMEOUT" }));
  };
  const clock = setInterval(step, timeoutMs / STEPS);
  const stop = () => clearInterval(clock);
  socket.once("connect", stop).once("close", stop);
};
