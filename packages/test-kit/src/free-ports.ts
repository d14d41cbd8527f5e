import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/** Below those that the system gives away by itself. */
const FROM = 18_000;
const TO = 28_000;
/** Gateway, services, and further replicas of each. */
const BLOCK = 40;

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer().once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });

/** Holds a port as long as this process lives; false where another process holds it. */
const reserve = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer().once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => resolve(true)).unref();
  });

/**
 * The first of a block of ports on which nothing listens. The one behind the block is held, so that no two processes
 * get the same block before their platforms listen.
 */
export const freePorts = async (): Promise<number> => {
  for (;;) {
    const first = FROM + (BLOCK + 1) * randomInt(Math.floor((TO - FROM) / (BLOCK + 1)));
    if (!(await reserve(first + BLOCK))) continue;
    const free = await Promise.all(Array.from({ length: BLOCK }, (_, index) => isFree(first + index)));
    if (free.every(Boolean)) return first;
  }
};
