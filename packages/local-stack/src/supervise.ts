import type { ChildProcess } from "node:child_process";
import { setTimeout as delay } from "node:timers/promises";
import { endServer, hasExited, startServer, type ServerDefinition } from "./server-process.ts";

export interface Supervised {
  readonly pid: number;
  /** Ends the server and everything it started; `gently` false kills at once, for data that is not needed. */
  stop(gently: boolean): Promise<void>;
}

const FIRST_BACKOFF_MS = 50;
const LONGEST_BACKOFF_MS = 5_000;
const STEADY_AFTER_MS = 10_000;

/** Starts a server, waits until it answers, and from then on starts it again whenever it ends. Throws StackError. */
export const supervise = async (server: ServerDefinition, onProgress: (line: string) => void): Promise<Supervised> => {
  const ending = new AbortController();
  let child: ChildProcess | undefined;
  const start = () => startServer(server, ending.signal, (spawned) => (child = spawned));
  await start();
  const watching = keepAlive(server.name, start, () => child, ending.signal, onProgress);
  return {
    get pid() {
      return child?.pid ?? 0;
    },
    async stop(gently) {
      ending.abort();
      await endServer(server, child, gently);
      await watching;
    },
  };
};

const keepAlive = async (
  name: string,
  start: () => Promise<void>,
  current: () => ChildProcess | undefined,
  ending: AbortSignal,
  onProgress: (line: string) => void,
) => {
  let backoffMs = FIRST_BACKOFF_MS;
  for (;;) {
    const startedAt = Date.now();
    const ended = await exited(current());
    if (ending.aborted) return;
    onProgress(`${name} ended unexpectedly (${ended}); starting it again`);
    if (Date.now() - startedAt > STEADY_AFTER_MS) backoffMs = FIRST_BACKOFF_MS;
    await delay(backoffMs, undefined, { signal: ending }).catch(() => undefined);
    backoffMs = Math.min(backoffMs * 2, LONGEST_BACKOFF_MS);
    const answer = start().then(
      () => `${name} answers again`,
      (error: Error) => error.message,
    );
    const said = await answer;
    if (ending.aborted) return;
    onProgress(said);
  }
};

const exited = (child: ChildProcess | undefined) =>
  new Promise<string>((resolve) => {
    if (!child || hasExited(child)) resolve(reason(child));
    else child.once("exit", () => resolve(reason(child)));
  });

const reason = (child: ChildProcess | undefined) => child?.signalCode ?? `exit code ${child?.exitCode ?? "unknown"}`;
