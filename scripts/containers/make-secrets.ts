// Runs once before the containers of docker-compose.yml. Keys and passwords are made when absent and kept in
// /secrets/all, which no other container mounts; each container gets a folder of its own with what it needs, one file
// per variable. The administrator's password is in auth's.
import { rmSync } from "node:fs";
import {
  MONGODB_RESTORE,
  mongodbUsers,
  rabbitmqDefinitions,
  redisAclFile,
  withLogin,
} from "../../packages/backing-access/src/index.ts";
import { queueArguments } from "../../packages/event-bus/src/broker/queue-arguments.ts";
import { SERVICE_NAMES } from "../../packages/deployables/src/index.ts";
import { localSecrets } from "../platform/secrets.ts";
import { OWNERS, writeContainerKeys, writeSecrets } from "./write-key-files.ts";

const ROOT = "/secrets";
const DEPLOYABLES = ["gateway", ...SERVICE_NAMES];

const secrets = localSecrets(`${ROOT}/all`, DEPLOYABLES);
const { mongodb, redis, rabbitmq } = secrets.backing;
const MONGODB = "mongodb://mongo:27017/?replicaSet=rs0";

const given = (passwords: Partial<Record<string, string>>, name: string, variable: string, address: string) => {
  const password = passwords[name];
  return password === undefined ? {} : { [variable]: withLogin(address, name, password) };
};

const ownFiles = (name: string): Record<string, string> => ({
  ...given(mongodb, name, "MONGODB_URL", MONGODB),
  ...given(redis, name, "REDIS_URL", "redis://redis:6379"),
  ...given(rabbitmq, name, "RABBITMQ_URL", "amqp://rabbitmq:5672"),
  ...(name === "auth" && {
    ADMIN_PASSWORD: secrets.adminPassword,
    SECOND_FACTOR_KEYS: secrets.secondFactorKeys,
  }),
  ...(name === "notifications" && { VAPID_KEYS: secrets.vapidKeys }),
  ...(name === "backup" && { BACKUP_KEY: secrets.backupKey }),
});

writeContainerKeys(ROOT, secrets.book, DEPLOYABLES);
for (const name of DEPLOYABLES) writeSecrets(`${ROOT}/${name}`, OWNERS.deployable, ownFiles(name));
writeSecrets(`${ROOT}/mongo`, OWNERS.store, {
  "users.json": JSON.stringify(mongodbUsers(mongodb)),
  // What members of a replica set know one another by; without it MongoDB asks no one for a login.
  keyfile: secrets.mongodbKeyfile,
  // For docs/backup.md's command alone: what runs all day cannot write into others' databases.
  RESTORE_URL: withLogin(MONGODB, MONGODB_RESTORE, mongodb[MONGODB_RESTORE]),
});
writeSecrets(`${ROOT}/redis`, OWNERS.store, { "users.acl": redisAclFile(redis) });
writeSecrets(`${ROOT}/rabbitmq`, OWNERS.store, { "definitions.json": rabbitmqDefinitions(rabbitmq, queueArguments) });

// Releases before kept what all containers read beside it.
for (const issuer of DEPLOYABLES) rmSync(`${ROOT}/all/${issuer}.pem`, { force: true });
for (const file of ["trusted-keys.json", "admin-password", "backup-key"])
  rmSync(`${ROOT}/all/${file}`, { force: true });

process.stdout.write("The admin's password: docker compose exec auth cat /run/secrets/ADMIN_PASSWORD\n");
