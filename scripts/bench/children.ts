import { fork, type ChildProcess } from "node:child_process";
import { join } from "node:path";

/** Starts a small server of this folder as a process of its own; it reports its port as its first message. */
export const forkServer = (
  file: string,
  env: Record<string, string> = {},
): Promise<{ child: ChildProcess; pid: number; port: number }> =>
  new Promise((resolve, reject) => {
    const child = fork(join(import.meta.dirname, file), { env: { ...process.env, ...env } });
    child.once("error", reject);
    child.once("message", (port: number) => resolve({ child, pid: child.pid ?? 0, port }));
  });

/** Asks a child one question over its channel. */
export const ask = <T>(child: ChildProcess, question: string): Promise<T> =>
  new Promise((resolve) => {
    child.once("message", (answer: T) => resolve(answer));
    child.send(question);
  });
