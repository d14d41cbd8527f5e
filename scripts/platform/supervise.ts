import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";

const RESTART_MIN_MS = 250;
const RESTART_MAX_MS = 5_000;
/** A process that lived this long starts its back-off again. */
const SETTLED_MS = 10_000;
const STOP_GRACE_MS = 12_000;

interface Program {
  name: string;
  command: string;
  args: string[];
  cwd: string;
  env: Record<string, string>;
}

export interface Supervised {
  name: string;
  pid(): number | undefined;
  stop(): Promise<void>;
}

type Print = (name: string, line: string) => void;

const forward = (child: ChildProcess, name: string, print: Print) => {
  for (const stream of [child.stdout, child.stderr]) {
    if (stream) createInterface({ input: stream }).on("line", (line) => print(name, line));
  }
};

const stopChild = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    const kill = setTimeout(() => child.kill("SIGKILL"), STOP_GRACE_MS);
    child.once("exit", () => {
      clearTimeout(kill);
      resolve();
    });
    // As a person ends it: no one is sent elsewhere first, since everything stops.
    child.kill("SIGINT");
  });

/** Keeps a program running: restarted with a growing pause whenever it ends, until `stop`. */
export const supervise = (program: Program, print: Print, onChange: () => void): Supervised => {
  let child: ChildProcess;
  let pause = RESTART_MIN_MS;
  let stopping = false;
  let restart: NodeJS.Timeout | undefined;

  const run = () => {
    const startedAt = Date.now();
    child = spawn(program.command, program.args, {
      cwd: program.cwd,
      env: { ...process.env, ...program.env },
      stdio: ["ignore", "pipe", "pipe"],
      // Ctrl-C reaches the launcher alone, which stops everything in order.
      detached: true,
    });
    forward(child, program.name, print);
    child.once("error", (error) => print(program.name, `cannot start: ${error.message}`));
    child.once("exit", (code, signal) => {
      if (stopping) return;
      pause = Date.now() - startedAt > SETTLED_MS ? RESTART_MIN_MS : Math.min(pause * 2, RESTART_MAX_MS);
      print(program.name, `ended (${signal ?? `exit code ${code}`}); starting it again in ${pause} ms`);
      restart = setTimeout(run, pause);
    });
    onChange();
  };

  run();
  return {
    name: program.name,
    pid: () => child.pid,
    stop: async () => {
      stopping = true;
      clearTimeout(restart);
      await stopChild(child);
    },
  };
};
