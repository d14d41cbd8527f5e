import { isRedisUser, withLogin } from "@legal/backing-access";
import type { LocalSecrets } from "./secrets.ts";
import { keyFileOf, keyVariablesOf } from "./keys/key-files.ts";
import { byUrlVariable, SERVICE_NAMES } from "@legal/deployables";

export interface Deployable {
  name: string;
  /** Distinguished from the others of its kind: `case-chat`, `case-chat-2` … */
  replica: string;
  /** Folder of its workspace. */
  dir: string;
  port: number;
}

/** How many of each are run; one where nothing is said. */
export type ReplicaCounts = Readonly<Record<string, number>>;

/** Ports of further replicas begin so far behind those of the first ones. */
const FURTHER_REPLICAS = 10;
/** A replica of several is left alone by the gateway before it stops. */
const DRAIN_MS = "2500";

/**
 * Where each Node deployable listens; services take the ports after the gateway's unless SERVICE_PORTS_FROM says otherwise, further
 * replicas those after them.
 */
export const deployables = (gatewayPort: number, replicas: ReplicaCounts = {}): Deployable[] => {
  const firstServicePort = Number(process.env["SERVICE_PORTS_FROM"] ?? (gatewayPort === 8080 ? 4001 : gatewayPort + 1));
  const first = [
    ...SERVICE_NAMES.map((name, index) => ({ name, dir: `services/${name}`, port: firstServicePort + index })),
    { name: "gateway", dir: "gateway", port: gatewayPort },
  ].map((one) => ({ ...one, replica: one.name }));
  const further = first.flatMap((one) =>
    Array.from({ length: (replicas[one.name] ?? 1) - 1 }, (_, index) => ({
      ...one,
      replica: `${one.name}-${index + 2}`,
    })),
  );
  const all = [
    ...first,
    ...further.map((one, index) => ({ ...one, port: firstServicePort + FURTHER_REPLICAS + index })),
  ];
  return first.flatMap(({ name }) => all.filter((one) => one.name === name));
};

interface Surroundings {
  all: Deployable[];
  secrets: LocalSecrets;
  urls: { mongodbUrl: string; redisUrl: string; rabbitmqUrl: string };
  /** The platform's own servers, where each deployable logs in as itself. */
  isOwn: boolean;
  dataDir: string;
  webDir: string;
  publicOrigin: string;
}

const replicasOf = (all: Deployable[], name: string) => all.filter((one) => one.name === name);

/** `AUTH_URL`, `CASE_CHAT_URL` …: where the replicas of each service listen, separated by commas. */
export const serviceUrls = (all: Deployable[]): Record<string, string> =>
  byUrlVariable((name) =>
    replicasOf(all, name)
      .map(({ port }) => `http://127.0.0.1:${port}`)
      .join(","),
  );

/** Keys come as files, which a rotation changes while the process runs; a value of its own would win over its file. */
const keyFilesOf = (name: string, { dataDir, secrets }: Surroundings): Record<string, string> =>
  Object.fromEntries(
    Object.keys(keyVariablesOf(secrets.book, name)).flatMap((variable) => [
      [variable, ""],
      [`${variable}_FILE`, keyFileOf(dataDir, name, variable)],
    ]),
  );

const redisUrlOf = (name: string, { urls, isOwn, secrets }: Surroundings): Record<string, string> => {
  if (!isRedisUser(name)) return {};
  return { REDIS_URL: isOwn ? withLogin(urls.redisUrl, name, secrets.backing.redis[name]) : urls.redisUrl };
};

/** The environment of one deployable on one machine; what the operator set explicitly wins. */
export const environmentOf = ({ name, port }: Deployable, around: Surroundings): Record<string, string> => ({
  HOST: name === "gateway" ? (process.env["HOST"] ?? "127.0.0.1") : "127.0.0.1",
  PORT: String(port),
  LOG_FORMAT: process.env["LOG_FORMAT"] ?? "pretty",
  LOCAL_MODE: "true",
  // The C library would keep a heap for every thread.
  MALLOC_ARENA_MAX: "2",
  ...(replicasOf(around.all, name).length > 1 && { DRAIN_MS: process.env["DRAIN_MS"] ?? DRAIN_MS }),
  PUBLIC_ORIGIN: around.publicOrigin,
  MONGODB_URL: around.urls.mongodbUrl,
  ...redisUrlOf(name, around),
  RABBITMQ_URL: around.urls.rabbitmqUrl,
  ...keyFilesOf(name, around),
  MAIL_DIR: `${around.dataDir}/mail`,
  ...serviceUrls(around.all),
  ...(name === "auth" && {
    ADMIN_USERNAME: around.secrets.adminUsername,
    ADMIN_PASSWORD: around.secrets.adminPassword,
    DELETED_USERS_FILE: process.env["DELETED_USERS_FILE"] ?? `${around.dataDir}/deleted-users.jsonl`,
    SECOND_FACTOR_KEYS: process.env["SECOND_FACTOR_KEYS"] ?? around.secrets.secondFactorKeys,
    // Anyone who tries the platform on their own machine has no phone at hand for it.
    STAFF_2FA: process.env["STAFF_2FA"] ?? "optional",
  }),
  ...(name === "backup" && {
    BACKUP_DIR: `${around.dataDir}/backups`,
    BACKUP_KEY: process.env["BACKUP_KEY"] ?? around.secrets.backupKey,
  }),
  ...(name === "notifications" && { VAPID_KEYS: process.env["VAPID_KEYS"] ?? around.secrets.vapidKeys }),
  ...(name === "gateway" && { WEB_DIR: around.webDir }),
});
