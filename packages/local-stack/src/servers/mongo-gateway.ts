import { spawn, type ChildProcess } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { logFile, serverDirectory, type Instance } from "../instance.ts";
import { cacheDirectory } from "../provisioning/cache-directory.ts";
import type { ServerDefinition } from "../server-process.ts";

const main = fileURLToPath(new URL("../mongo-gateway/main.ts", import.meta.url));

/** `settings` are the gateway's own, by their environment names (mongo-gateway/config.ts). */
export const mongoGateway = (
  { dataDirectory, ports }: Instance,
  settings: Record<string, string> = {},
): ServerDefinition => {
  const directory = serverDirectory(dataDirectory, "gateway");
  const ready = new WeakSet<ChildProcess>();
  return {
    name: "gateway",
    directory,
    log: logFile(dataDirectory, "gateway"),
    stopSignal: "SIGTERM",
    readyWithinMs: 60_000,
    stopWithinMs: 5_000,
    prepare: () => {
      mkdirSync(directory, { recursive: true });
    },
    spawn: (log) => {
      const env = {
        // With what was compiled before, Node does not load its TypeScript compiler: 30 MB less.
        NODE_COMPILE_CACHE: join(cacheDirectory(), "compiled"),
        ...process.env,
        ...settings,
        MONGO_GATEWAY_PORT: `${ports.mongodb}`,
        MONGO_GATEWAY_POSTGRES_SOCKET: serverDirectory(dataDirectory, "sock"),
      };
      // The channel reports to us when it listens, and closes at its side when we end.
      const child = spawn(
        process.execPath,
        ["--disable-warning=ExperimentalWarning", "--max-semi-space-size=2", main],
        {
          cwd: directory,
          env,
          stdio: ["ignore", log, log, "ipc"],
          detached: true,
        },
      );
      child.once("message", () => ready.add(child));
      return child;
    },
    isReady: (child) => Promise.resolve(ready.has(child)),
  };
};
