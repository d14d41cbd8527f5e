import { spawn } from "node:child_process";
import { once } from "node:events";
import { SERVICE_NAMES } from "@legal/deployables";
import type { Platform } from "@legal/test-kit/platform";
import { ROOT } from "./repository.ts";

const METRICS = "fetch('http://127.0.0.1:8080/metrics').then((answer) => answer.text()).then(console.log)";

interface KeyCommands {
  /** The keys that each replica holds, as it says at /metrics, behind its name. */
  keysInUse(): Promise<string[]>;
  rotate(...args: string[]): Promise<{ code: number; output: string }>;
}

const keysIn = (replica: string, metrics: string): string[] =>
  metrics
    .split("\n")
    .filter((line) => line.startsWith("keys_in_use{"))
    .map((line) => `${replica} ${line}`);

const run = async (command: string, args: readonly string[], options: { cwd: string; env?: NodeJS.ProcessEnv }) => {
  const child = spawn(command, args, options);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk: Buffer) => (output += String(chunk)));
  const [code] = (await once(child, "exit")) as [number];
  return { code, output };
};

const onThisMachine = ({ addresses, dataDir }: Platform): KeyCommands => ({
  keysInUse: async () => {
    const texts = await Promise.all(
      Object.entries(addresses).map(async ([replica, address]) =>
        keysIn(replica, await (await fetch(`${address}/metrics`)).text()),
      ),
    );
    return texts.flat();
  },
  rotate: (...args) =>
    run(process.execPath, ["scripts/keys-rotate.ts", ...args], {
      cwd: ROOT,
      env: { ...process.env, DATA_DIR: dataDir },
    }),
});

/** `sources` of the platform that compose runs, see scripts/containers/prove.sh. */
const inContainers = (sources: string): KeyCommands => {
  const options = { cwd: sources };
  return {
    keysInUse: async () => {
      const texts = await Promise.all(
        ["gateway", ...SERVICE_NAMES].map(async (name) => {
          const { output } = await run("docker", ["compose", "exec", "-T", name, "node", "-e", METRICS], options);
          return keysIn(name, output);
        }),
      );
      return texts.flat();
    },
    rotate: (...args) => {
      const command = ["secrets", "node", "/scripts/containers/rotate-keys.ts", ...args];
      return run("docker", ["compose", "run", "--rm", "--no-deps", "-T", ...command], options);
    },
  };
};

export const keyCommands = (platform: Platform): KeyCommands => {
  const sources = process.env["PLATFORM_SOURCES"];
  return sources ? inContainers(sources) : onThisMachine(platform);
};
