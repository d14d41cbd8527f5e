import { spawn, type ChildProcess } from "node:child_process";
import { createInterface } from "node:readline";
import type { RedisUser } from "@legal/backing-access";
import type { BackingServices } from "./backing-services.ts";
import { testKeys, type Issuer } from "./test-keys.ts";
import { until } from "./until.ts";

export interface ServiceProcess {
  child: ChildProcess;
  url: string;
}

interface ProcessOptions {
  name: Issuer & RedisUser;
  /** The service's folder. */
  directory: string;
  backing: BackingServices;
}

/**
 * Call it at the top of a test file: what it returns starts the service as its own process on the file's backing
 * services, as it is deployed, and resolves when it is ready. What a test leaves running is killed after it.
 */
export const useServiceProcess = ({ name, directory, backing }: ProcessOptions) => {
  const running = new Set<ChildProcess>();
  afterEach(() => {
    for (const child of running) child.kill("SIGKILL");
  });

  return async (settings: Readonly<Record<string, string>> = {}): Promise<ServiceProcess> => {
    const child = spawn(process.execPath, ["src/main.ts"], {
      cwd: directory,
      stdio: ["ignore", "pipe", "inherit"],
      env: {
        PATH: process.env["PATH"],
        PORT: "0",
        LOG_FORMAT: "json",
        MONGODB_URL: backing.mongodbUrl,
        MONGODB_DATABASE: backing.database,
        REDIS_URL: backing.redisUrlOf(name),
        RABBITMQ_URL: backing.rabbitmqUrl,
        EVENT_NAMESPACE: backing.namespace,
        SERVICE_PRIVATE_KEY: testKeys().privatePemOf(name),
        TRUSTED_KEYS: testKeys().trustedKeysJson,
        ...settings,
      },
    });
    running.add(child);
    child.once("exit", () => running.delete(child));
    for await (const line of createInterface({ input: child.stdout })) {
      const { url } = JSON.parse(line) as { url?: string };
      if (!url) continue;
      child.stdout.resume();
      await until(async () => (await fetch(`${url}/health/ready`)).ok);
      return { child, url };
    }
    throw new Error("the service ended before it listened");
  };
};
