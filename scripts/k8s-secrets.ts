// npm run --silent k8s:secrets | kubectl apply -f -
// The Secrets of the dev overlay: keys and passwords made once and kept in .data/k8s, addresses from the environment.
// Each deployable gets a user of its own in every address that names none; what makes those users in MongoDB, Redis and
// RabbitMQ is written beside the keys, to .data/k8s/backing.
import { mongodbUsers, rabbitmqDefinitions, redisAclFile, withLogin } from "@legal/backing-access";
import { declaredSecrets } from "@legal/kubernetes";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { queueArguments } from "../packages/event-bus/src/broker/queue-arguments.ts";
import { stringify } from "yaml";
import { keyVariablesOf } from "./platform/keys/key-files.ts";
import { localSecrets } from "./platform/secrets.ts";

const NAMESPACE = "legal-platform-dev";
const GIVEN = { MONGODB_URL: "mongodb", REDIS_URL: "redis", RABBITMQ_URL: "rabbitmq" } as const;

const missing = Object.keys(GIVEN).filter((name) => !process.env[name]);
if (missing.length > 0) {
  console.error(`set ${missing.join(", ")} to addresses that pods can reach`);
  process.exit(1);
}

const declared = declaredSecrets();
const directory = process.env["DATA_DIR"] ?? join(".data", "k8s");
const secrets = localSecrets(directory, Object.keys(declared));
const { mongodb, redis, rabbitmq } = secrets.backing;

const backing = join(directory, "backing");
mkdirSync(backing, { recursive: true, mode: 0o700 });
const write = (name: string, text: string) => writeFileSync(join(backing, name), text, { mode: 0o600 });
write("mongodb-users.json", JSON.stringify(mongodbUsers(mongodb), null, 2));
write("redis-users.acl", redisAclFile(redis));
write("rabbitmq-definitions.json", rabbitmqDefinitions(rabbitmq, queueArguments));

const isBacking = (variable: string): variable is keyof typeof GIVEN => variable in GIVEN;

const addressOf = (deployable: string, variable: keyof typeof GIVEN): string => {
  const address = process.env[variable] ?? "";
  const passwords: Partial<Record<string, string>> = secrets.backing[GIVEN[variable]];
  const password = passwords[deployable];
  return password === undefined || address.includes("@") ? address : withLogin(address, deployable, password);
};

const valueOf = (deployable: string, variable: string): string => {
  const key = keyVariablesOf(secrets.book, deployable)[variable];
  if (key !== undefined) return key;
  if (variable === "ADMIN_PASSWORD") return secrets.adminPassword;
  if (variable === "VAPID_KEYS") return secrets.vapidKeys;
  if (variable === "BACKUP_KEY") return secrets.backupKey;
  if (variable === "SECOND_FACTOR_KEYS") return secrets.secondFactorKeys;
  return isBacking(variable) ? addressOf(deployable, variable) : (process.env[variable] ?? "");
};

const secretOf = ([name, variables]: [string, readonly string[]]) => ({
  apiVersion: "v1",
  kind: "Secret",
  metadata: { name, namespace: NAMESPACE },
  type: "Opaque",
  stringData: Object.fromEntries(variables.map((variable) => [variable, valueOf(name, variable)])),
});

console.log(
  Object.entries(declared)
    .map((entry) => stringify(secretOf(entry)))
    .join("---\n"),
);
