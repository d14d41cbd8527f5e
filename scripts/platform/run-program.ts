import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { startTimeOf } from "@legal/local-stack";
import { startBacking } from "./backing.ts";
import { dataDir, ROOT } from "./data-dir.ts";
import { deployables, environmentOf, type Deployable } from "./deployables.ts";
import { writeKeyFiles } from "./keys/key-files.ts";
import { localSecrets } from "./secrets.ts";

interface Surroundings {
  urls: { mongodbUrl: string; redisUrl: string; rabbitmqUrl: string };
  isOwn: boolean;
  address: string;
  port: number;
  /** Of each replica that runs. */
  addresses?: Record<string, string>;
}

interface RunFile extends Surroundings {
  addresses: Record<string, string>;
  /** With the time it began, the pid names one process for ever: a machine that lost its power leaves the file behind. */
  launcher: number;
  launchedAt: string;
}

interface Program {
  service: string;
  file: string;
  args: readonly string[];
  env?: Record<string, string>;
}

/** The platform that runs on this data folder, if one does. */
export const runningPlatform = (): RunFile | undefined => {
  const file = join(dataDir, "run.json");
  if (!existsSync(file)) return undefined;
  const found = JSON.parse(readFileSync(file, "utf8")) as RunFile;
  return startTimeOf(found.launcher) === found.launchedAt ? found : undefined;
};

const secretsOf = (all: Deployable[]) =>
  localSecrets(
    dataDir,
    all.map(({ name }) => name),
  );

/** With the ports of those that run, which their launcher was given. */
const deployablesOf = ({ port, addresses = {} }: Surroundings): Deployable[] =>
  deployables(port).map((one) => {
    const address = addresses[one.replica];
    return address ? { ...one, port: Number(new URL(address).port) } : one;
  });

const runWith = (platform: Surroundings, { service, file, args, env = {} }: Program): number => {
  const { urls, isOwn, address } = platform;
  const all = deployablesOf(platform);
  const one = all.find(({ name }) => name === service);
  if (!one) throw new Error(`no deployable named ${service}`);
  const secrets = secretsOf(all);
  writeKeyFiles(dataDir, secrets.book);
  const surroundings = { all, secrets, urls, isOwn, dataDir, webDir: "", publicOrigin: address };
  const { status } = spawnSync(process.execPath, [file, ...args], {
    cwd: join(ROOT, one.dir),
    stdio: "inherit",
    env: { ...process.env, ...environmentOf(one, surroundings), ...env },
  });
  return status ?? 1;
};

/** Runs a program of a service on the running platform's data, or, where none runs, with its backing services alone. */
export const runProgram = async (program: Program): Promise<number> => {
  const running = runningPlatform();
  if (running) return runWith(running, program);
  const passwords = secretsOf(deployables(8080)).backing;
  const backing = await startBacking({ dataDir, passwords, say: (line) => console.log(line) });
  try {
    return runWith({ ...backing, address: "http://localhost:8080", port: 8080 }, program);
  } finally {
    await backing.stop();
  }
};
