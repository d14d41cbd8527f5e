import { connect } from "node:net";
import { join } from "node:path";
import { spawnConfined } from "../confinement.ts";
import { logFile, makeServerDirectory, serverDirectory, writeOwned, type Instance } from "../instance.ts";
import type { ServerDefinition } from "../server-process.ts";

const lasting = ["--save", "", "--appendonly", "yes", "--appendfsync", "always"];
const throwAway = ["--save", "", "--appendonly", "no"];
const USERS_FILE = "users.acl";

export const redis = ({ dataDirectory, durable, ports, how, provisioned, redisUsers }: Instance): ServerDefinition => {
  const directory = serverDirectory(dataDirectory, "redis");
  const place = ["--port", `${ports.redis}`, "--bind", "127.0.0.1", "--dir", "/data"];
  const users = redisUsers === undefined ? [] : ["--aclfile", `/data/${USERS_FILE}`];
  const command = ["redis-server", ...place, ...(durable ? lasting : throwAway), ...users];
  return {
    name: "redis",
    directory,
    log: logFile(dataDirectory, "redis"),
    stopSignal: "SIGTERM",
    readyWithinMs: 60_000,
    stopWithinMs: 10_000,
    prepare: () => {
      makeServerDirectory(directory, how);
      if (redisUsers !== undefined) writeOwned(join(directory, USERS_FILE), redisUsers, 0o400, how);
    },
    spawn: (log) => {
      const { rootFileSystem } = provisioned;
      const entry = { rootFileSystem, dataDirectory: directory, command, signalOnParentDeath: "SIGTERM" } as const;
      return spawnConfined(how, entry, log);
    },
    isReady: () => answers(ports.redis, "PING\r\n", "+PONG"),
  };
};

/** Whether a server on a loopback port answers the given greeting with something that begins as expected. */
export const answers = (port: number, greeting: string, expected: string) =>
  new Promise<boolean>((resolve) => {
    const socket = connect({ port, host: "127.0.0.1" });
    const settle = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.setTimeout(2_000, () => settle(false));
    socket.once("error", () => settle(false));
    socket.once("close", () => settle(false));
    socket.once("data", (data: Buffer) => settle(data.toString("latin1").startsWith(expected)));
    socket.once("connect", () => socket.write(greeting, "latin1"));
  });
