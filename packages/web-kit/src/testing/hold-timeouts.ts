import { ANSWER_WITHIN_MS } from "../api/request.ts";

/** Calls that wait for their answer for a limited time give up when the returned function is called, and not by themselves. */
export const holdTimeouts = (): (() => void) => {
  const { setTimeout } = globalThis;
  const held: (() => void)[] = [];
  const hold = (run: () => void, ms?: number) => {
    if (ms !== ANSWER_WITHIN_MS) return setTimeout(run, ms);
    held.push(run);
    return setTimeout(() => undefined);
  };
  // Not by a mock of Jest, which Testing Library would take for a clock that it has to move.
  globalThis.setTimeout = hold as typeof setTimeout;
  return () => {
    globalThis.setTimeout = setTimeout;
    for (const giveUp of held) giveUp();
  };
};
