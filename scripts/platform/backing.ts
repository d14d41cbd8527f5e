import { join } from "node:path";
import { startStack } from "@legal/local-stack";

export interface Backing {
  urls: { mongodbUrl: string; redisUrl: string; rabbitmqUrl: string };
  pids: Record<string, number>;
  stop(): Promise<void>;
}

const NAMES = ["MONGODB_URL", "REDIS_URL", "RABBITMQ_URL"] as const;

/** All three backing services by address, or none: half a set is a mistake worth a message. */
const fromEnvironment = (): Backing | undefined => {
  const missing = NAMES.filter((name) => !process.env[name]);
  if (missing.length === NAMES.length) return undefined;
  if (missing.length > 0) throw new Error(`set ${missing.join(" and ")} too, or none of ${NAMES.join(", ")}`);
  const [mongodbUrl, redisUrl, rabbitmqUrl] = NAMES.map((name) => process.env[name] ?? "") as [string, string, string];
  return { urls: { mongodbUrl, redisUrl, rabbitmqUrl }, pids: {}, stop: async () => {} };
};

/** MongoDB, Redis and RabbitMQ: those named by the environment, else this machine's own local stack. */
export const startBacking = async (dataDir: string, say: (line: string) => void): Promise<Backing> =>
  fromEnvironment() ??
  (await startStack({
    dataDir: join(dataDir, "stack"),
    durable: process.env["STACK_DURABLE"] !== "false",
    onProgress: say,
  }));
