import { createServer } from "node:net";
import { setTimeout as delay } from "node:timers/promises";

const isReady = async (url: string) => {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2_000) })).ok;
  } catch {
    return false;
  }
};

/** Waits until every address answers 2xx; throws naming the ones that do not. */
export const waitUntilReady = async (urls: string[], timeoutMs: number): Promise<void> => {
  const deadline = Date.now() + timeoutMs;
  let missing = urls;
  while (Date.now() < deadline) {
    const answers = await Promise.all(missing.map(isReady));
    missing = missing.filter((_, index) => !answers[index]);
    if (missing.length === 0) return;
    await delay(150);
  }
  throw new Error(`not ready after ${Math.round(timeoutMs / 1000)} s: ${missing.join(", ")}`);
};

/** Throws a line that says what to do when a port is taken. */
export const assertPortFree = (port: number, host: string, variable: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", (error: NodeJS.ErrnoException) =>
      reject(
        error.code === "EADDRINUSE"
          ? new Error(
              `port ${port} is in use: stop what listens there, or choose another one with ${variable}=<number>`,
            )
          : error,
      ),
    );
    server.listen(port, host, () => server.close(() => resolve()));
  });
