import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { testKeys, until, type BackingServices } from "@legal/test-kit";

const AUTH = join(import.meta.dirname, "..", "..", "services", "auth");

export interface AuthProcess {
  url: URL;
  pid: number;
  kill: () => Promise<void>;
}

const listeningUrl = async (child: ChildProcess): Promise<URL> => {
  const said: string[] = [];
  if (!child.stdout) throw new Error("no output to read");
  for await (const line of createInterface({ input: child.stdout })) {
    said.push(line);
    const url = /"url":"([^"]+)"/.exec(line)?.[1];
    if (url && line.includes('"listening"')) return new URL(url);
  }
  throw new Error(`auth did not start:\n${said.join("\n")}`);
};

/** The auth service as it runs on one machine: its own process, reached over HTTP only. */
export const startAuthProcess = async (
  backing: BackingServices,
  env: Record<string, string> = {},
): Promise<AuthProcess> => {
  const child = spawn(process.execPath, ["src/main.ts"], {
    cwd: AUTH,
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      PATH: process.env["PATH"] ?? "",
      PORT: "0",
      LOG_FORMAT: "json",
      MONGODB_URL: backing.mongodbUrl,
      MONGODB_DATABASE: backing.database,
      REDIS_URL: backing.redisUrlOf("auth"),
      RABBITMQ_URL: backing.rabbitmqUrl,
      EVENT_NAMESPACE: backing.namespace,
      PUBLIC_ORIGIN: "http://localhost:8080",
      SERVICE_PRIVATE_KEY: testKeys().privatePemOf("auth"),
      TRUSTED_KEYS: testKeys().trustedKeysJson,
      SESSION_MIRROR_KEYS: testKeys().ringText,
      STAFF_2FA: "optional",
      SECOND_FACTOR_KEYS: `1:${Buffer.alloc(32, 7).toString("base64")}`,
      ...env,
    },
  });
  const url = await listeningUrl(child);
  child.stdout?.resume();
  await until(async () => (await fetch(new URL("/health/ready", url))).ok);
  return {
    url,
    pid: child.pid ?? 0,
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill("SIGKILL");
      await once(child, "exit");
    },
  };
};
