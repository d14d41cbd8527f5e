import { randomInt } from "node:crypto";
import { createServer } from "node:net";
import type { Ports } from "./instance.ts";
import { StackError } from "./stack-error.ts";

export type WantedPorts = Partial<Pick<Ports, "mongodb" | "redis" | "rabbitmq">>;

const urlNames = { mongodb: "MONGODB_URL", redis: "REDIS_URL", rabbitmq: "RABBITMQ_URL" } as const;
const isAskable = (name: keyof Ports): name is keyof WantedPorts => name in urlNames;

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen({ port, host: "127.0.0.1", exclusive: true }, () => server.close(() => resolve(true)));
  });

/**
 * Below the range from which the kernel gives outgoing connections their ports, so a port stays ours between starts, and
 * below those that tests give to gateways and services (packages/test-kit), which may take one before a server listens.
 */
const FROM = 9_000;
const TO = 18_000;

const freePort = async (taken: Set<number>) => {
  for (let attempt = 0; attempt < 200; attempt++) {
    const port = randomInt(FROM, TO);
    if (!taken.has(port) && (await isFree(port))) return port;
  }
  throw new StackError(
    `No free port between ${FROM} and ${TO} on 127.0.0.1. Stop some of the programs that listen there.`,
  );
};

/** The ports asked for, else those of the last start if still free, else free ones. */
export const choosePorts = async (wanted: WantedPorts, last: Ports | undefined): Promise<Ports> => {
  const taken = new Set<number>(Object.values(wanted));
  const choose = async (name: keyof Ports) => {
    const asked = isAskable(name) ? wanted[name] : undefined;
    if (asked !== undefined && !(await isFree(asked))) throw portInUse(name, asked);
    const kept = last?.[name];
    const port =
      asked ?? (kept !== undefined && !taken.has(kept) && (await isFree(kept)) ? kept : await freePort(taken));
    taken.add(port);
    return port;
  };
  return {
    mongodb: await choose("mongodb"),
    redis: await choose("redis"),
    rabbitmq: await choose("rabbitmq"),
    epmd: await choose("epmd"),
    distribution: await choose("distribution"),
  };
};

const portInUse = (name: keyof Ports, port: number) =>
  new StackError(
    `Port ${port} for ${name} is in use. Stop the program that listens there, choose another port, ` +
      `or set ${isAskable(name) ? urlNames[name] : "another port"} to a server you already have.`,
  );
