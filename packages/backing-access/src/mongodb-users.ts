// By its path: make-secrets.ts runs where nothing is installed.
import { SERVICE_NAMES, SERVICES, type ServiceName } from "../../deployables/src/index.ts";

export type MongodbUser = ServiceName;
export const MONGODB_USERS = SERVICE_NAMES;

const DATABASES = SERVICE_NAMES.map((name) => SERVICES[name].database);

/** For people, and for making the others: everything, by a password that no deployable has. */
export const MONGODB_OPERATOR = "operator";

/** For the hour of a restore, which fills empty databases: no deployable has its password. */
export const MONGODB_RESTORE = "restore";

/** Each service has its own database; a full export reads all. */
const rolesOf = (user: MongodbUser) => [
  { role: "readWrite", db: SERVICES[user].database },
  ...(user === "backup"
    ? DATABASES.filter((db) => db !== SERVICES[user].database).map((db) => ({ role: "read", db }))
    : []),
];

/** Where it fails it empties what it has filled. */
const restoreRoles = DATABASES.flatMap((db) => ["readWrite", "dbAdmin"].map((role) => ({ role, db })));

/** The users as `createUser` takes them, the operator first. */
export const mongodbUsers = (
  passwords: Readonly<Record<MongodbUser | typeof MONGODB_OPERATOR | typeof MONGODB_RESTORE, string>>,
) => [
  { user: MONGODB_OPERATOR, pwd: passwords[MONGODB_OPERATOR], roles: [{ role: "root", db: "admin" }] },
  { user: MONGODB_RESTORE, pwd: passwords[MONGODB_RESTORE], roles: restoreRoles },
  ...MONGODB_USERS.map((user) => ({ user, pwd: passwords[user], roles: rolesOf(user) })),
];
