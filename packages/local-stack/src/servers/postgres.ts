import { execFileSync } from "node:child_process";
import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { Client } from "pg";
import { spawnConfined } from "../confinement.ts";
import { logFile, makeServerDirectory, serverDirectory, type Instance } from "../instance.ts";
import type { ServerDefinition } from "../server-process.ts";
import { postgresArguments } from "../provisioning/postgres-settings.ts";
import { socketHost } from "./socket-host.ts";

const SOCKET_LOCK = ".s.PGSQL.5432.lock";

export const postgres = ({ dataDirectory, durable, how, provisioned }: Instance): ServerDefinition => {
  const directory = serverDirectory(dataDirectory, "postgres");
  const socketDirectory = serverDirectory(dataDirectory, "sock");
  return {
    name: "postgres",
    directory,
    log: logFile(dataDirectory, "postgres"),
    // A fast shutdown: sessions are ended, everything is written.
    stopSignal: "SIGINT",
    readyWithinMs: 120_000,
    stopWithinMs: 30_000,
    prepare: () => {
      makeServerDirectory(socketDirectory, how);
      if (!existsSync(directory)) copyTemplate(provisioned.template, directory);
      // Nothing of this instance is alive now, so both are stale; their pid may meanwhile be another process's.
      for (const lock of [join(directory, "postmaster.pid"), join(socketDirectory, SOCKET_LOCK)])
        rmSync(lock, { force: true });
    },
    spawn: (log) => {
      const rootFileSystem = provisioned.postgresRootFileSystem;
      const command = ["postgres", "-D", "/data", ...postgresArguments({ durable })];
      const entry = { rootFileSystem, dataDirectory: directory, socketDirectory, command } as const;
      return spawnConfined(how, { ...entry, signalOnParentDeath: "SIGINT" }, log);
    },
    isReady: () => acceptsQueries(socketDirectory),
  };
};

/** Copied beside its final place first, so that an interrupted copy is never taken for data. */
const copyTemplate = (template: string, directory: string) => {
  const partial = `${directory}.partial`;
  rmSync(partial, { recursive: true, force: true });
  execFileSync("cp", ["-a", "--reflink=auto", template, partial]);
  execFileSync("mv", [partial, directory]);
};

const acceptsQueries = async (socketDirectory: string) => {
  const socket = socketHost(socketDirectory);
  const client = new Client({
    host: socket.host,
    user: "postgres",
    database: "postgres",
    connectionTimeoutMillis: 5_000,
  });
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.query("SELECT 1");
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
    socket.close();
  }
};
