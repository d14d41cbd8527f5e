import { spawn, type SpawnOptions } from "node:child_process";

export interface RunResult {
  stdout: string;
  stderr: string;
}

export class CommandFailed extends Error {
  override name = "CommandFailed";
  readonly output: string;

  constructor(command: string, status: string, output: string) {
    super(`${command} failed (${status}): ${output.trim().split("\n").slice(-3).join(" / ")}`);
    this.output = output;
  }
}

interface RunOptions extends Pick<SpawnOptions, "env" | "cwd"> {
  input?: string;
  onLine?: (line: string) => void;
}

/** Runs a command to its end; rejects with CommandFailed, which carries everything the command said. */
export const run = (file: string, args: string[], options: RunOptions = {}) =>
  new Promise<RunResult>((resolve, reject) => {
    const { input, onLine, ...spawnOptions } = options;
    const child = spawn(file, args, { ...spawnOptions, stdio: ["pipe", "pipe", "pipe"] });
    const said = { stdout: "", stderr: "" };
    const listen = (name: "stdout" | "stderr") =>
      child[name].setEncoding("utf8").on("data", (text: string) => {
        said[name] += text;
        if (onLine) for (const line of text.split("\n")) if (line.trim()) onLine(line.trim());
      });
    listen("stdout");
    listen("stderr");
    child.stdin.on("error", () => child.stdin.destroy());
    child.stdin.end(input ?? "");
    child.once("error", (error) => reject(new CommandFailed(file, "did not start", error.message)));
    child.once("close", (code, signal) => {
      if (code === 0) resolve(said);
      else reject(new CommandFailed(file, signal ?? `exit code ${code}`, said.stderr || said.stdout));
    });
  });
