import { join } from "node:path";
import { redisAclFile, REDIS_OPERATOR, withLogin, type BackingPasswords } from "@legal/backing-access";
import { startStack } from "@legal/local-stack";

export interface Backing {
  urls: { mongodbUrl: string; redisUrl: string; rabbitmqUrl: string };
  /** Its own servers, where each deployable logs in as itself. */
  isOwn: boolean;
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
  return { urls: { mongodbUrl, redisUrl, rabbitmqUrl }, isOwn: false, pids: {}, stop: async () => {} };
};

interface Own {
  dataDir: string;
  passwords: BackingPasswords;
  say: (line: string) => void;
}

const startOwn = async ({ dataDir, passwords, say }: Own): Promise<Backing> => {
  const stack = await startStack({
    dataDir: join(dataDir, "stack"),
    durable: process.env["STACK_DURABLE"] !== "false",
    redisUsers: redisAclFile(passwords.redis),
    onProgress: say,
  });
  const redisUrl = withLogin(stack.urls.redisUrl, REDIS_OPERATOR, passwords.redis[REDIS_OPERATOR]);
  return { urls: { ...stack.urls, redisUrl }, isOwn: true, pids: stack.pids, stop: () => stack.stop() };
};

/** MongoDB, Redis and RabbitMQ: those named by the environment, else this machine's own local stack. */
export const startBacking = async (own: Own): Promise<Backing> => fromEnvironment() ?? (await startOwn(own));
