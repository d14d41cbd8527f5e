// What the tests of the worker pool let it run.
import { threadId } from "node:worker_threads";

/** Holds up the thread that runs it. */
export const spin = (ms: number): number => {
  const end = performance.now() + ms;
  while (performance.now() < end);
  return threadId;
};

/** When it began and ended, by one clock for all threads, after holding up its thread. */
export const takeTurn = (name: string): { name: string; from: number; to: number } => {
  const now = (): number => performance.timeOrigin + performance.now();
  const from = now();
  spin(20);
  return { name, from, to: now() };
};

export const endless = (): never => {
  for (;;);
};

export const fillMemory = (): unknown => {
  const held: number[][] = [];
  for (;;) held.push(Array.from({ length: 100_000 }, Math.random));
};

export const fail = (why: string): never => {
  throw new RangeError(why);
};
