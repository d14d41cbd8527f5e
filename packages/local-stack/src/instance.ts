import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { SERVER_ID, type Confinement } from "./confinement.ts";
import type { Provisioned } from "./provisioning/root-file-system.ts";
import { StackError } from "./stack-error.ts";

export interface Ports {
  mongodb: number;
  redis: number;
  rabbitmq: number;
  /** Erlang's name server and node-to-node port, both bound to loopback. */
  epmd: number;
  distribution: number;
}

export const serverNames = ["postgres", "gateway", "redis", "rabbitmq"] as const;
export type ServerName = (typeof serverNames)[number];

/** One set of servers with its own data and ports; several live side by side. */
export interface Instance {
  dataDirectory: string;
  durable: boolean;
  ports: Ports;
  how: Confinement;
  provisioned: Provisioned;
  /** Lines of Redis's ACL file. */
  redisUsers?: string | undefined;
}

/** What an instance remembers between starts. */
export interface Remembered {
  durable: boolean;
  ports: Ports;
}

const memory = (dataDirectory: string) => join(dataDirectory, "stack.json");

export const recall = (dataDirectory: string): Remembered | undefined => {
  if (!existsSync(memory(dataDirectory))) return undefined;
  try {
    return JSON.parse(readFileSync(memory(dataDirectory), "utf8")) as Remembered;
  } catch {
    throw new StackError(
      `${memory(dataDirectory)} is not readable JSON. Restore it, or remove ${dataDirectory} and its data.`,
    );
  }
};

/** Replaced as a whole: without it the folder's data are not found again. */
export const remember = (dataDirectory: string, { durable, ports }: Remembered) => {
  const text = `${JSON.stringify({ durable, ports }, null, 2)}\n`;
  writeFileSync(`${memory(dataDirectory)}.new`, text, { flush: true });
  renameSync(`${memory(dataDirectory)}.new`, memory(dataDirectory));
};

export const serverDirectory = (dataDirectory: string, name: ServerName | "epmd" | "sock") => join(dataDirectory, name);
export const logFile = (dataDirectory: string, name: string) => join(dataDirectory, "logs", `${name}.log`);

/** Makes a folder that only the servers' user can enter. */
export const makeServerDirectory = (path: string, how: Confinement) => {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  if (how === "root") chownSync(path, SERVER_ID, SERVER_ID);
};

/** Writes a file that only the servers' user can read. */
export const writeOwned = (path: string, text: string, mode: number, how: Confinement) => {
  rmSync(path, { force: true });
  writeFileSync(path, text, { mode });
  if (how === "root") chownSync(path, SERVER_ID, SERVER_ID);
};
