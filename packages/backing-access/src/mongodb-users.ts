/** Each service's own database, and nothing beside it. */
const DATABASES = {
  auth: "auth",
  "case-chat": "case_chat",
  ai: "ai",
  inquiry: "inquiry",
  analytics: "analytics",
  backup: "backup",
} as const;

export type MongodbUser = keyof typeof DATABASES;
export const MONGODB_USERS = Object.keys(DATABASES) as MongodbUser[];

/** For people, and for making the others: everything, by a password that no deployable has. */
export const MONGODB_OPERATOR = "operator";

/** For the hour of a restore, which fills empty databases: no deployable has its password. */
export const MONGODB_RESTORE = "restore";

/** A full export reads every database. */
const rolesOf = (user: MongodbUser) => [
  { role: "readWrite", db: DATABASES[user] },
  ...(user === "backup"
    ? Object.values(DATABASES)
        .filter((db) => db !== DATABASES[user])
        .map((db) => ({ role: "read", db }))
    : []),
];

/** Where it fails it empties what it has filled. */
const restoreRoles = Object.values(DATABASES).flatMap((db) => ["readWrite", "dbAdmin"].map((role) => ({ role, db })));

/** The users as `createUser` takes them, the operator first. */
export const mongodbUsers = (
  passwords: Readonly<Record<MongodbUser | typeof MONGODB_OPERATOR | typeof MONGODB_RESTORE, string>>,
) => [
  { user: MONGODB_OPERATOR, pwd: passwords[MONGODB_OPERATOR], roles: [{ role: "root", db: "admin" }] },
  { user: MONGODB_RESTORE, pwd: passwords[MONGODB_RESTORE], roles: restoreRoles },
  ...MONGODB_USERS.map((user) => ({ user, pwd: passwords[user], roles: rolesOf(user) })),
];
