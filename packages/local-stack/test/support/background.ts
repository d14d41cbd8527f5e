import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const cli = fileURLToPath(new URL("../../src/cli.ts", import.meta.url));

export interface Finished {
  code: number | null;
  out: string;
  err: string;
}

export interface Running {
  child: ChildProcess;
  /** What it has written so far, both streams. */
  said(): string;
  finished: Promise<Finished>;
}

/** Runs a program as a person at a shell would, with further environment variables. */
export const background = (file: string, args: string[], env: Record<string, string> = {}): Running => {
  const child = spawn(file, args, { env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "pipe"] });
  const said = { out: "", err: "" };
  child.stdout.setEncoding("utf8").on("data", (text: string) => (said.out += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => (said.err += text));
  const finished = once(child, "exit").then(([code]) => ({ code: code as number | null, ...said }));
  return { child, said: () => said.out + said.err, finished };
};

export const stackCommand = (args: string[], env: Record<string, string> = {}) =>
  background(process.execPath, ["--disable-warning=ExperimentalWarning", cli, ...args], env);
