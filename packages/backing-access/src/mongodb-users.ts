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

/** A full export reads every database, a restore writes them. */
const rolesOf = (user: MongodbUser) =>
  user === "backup"
    ? ["readWriteAnyDatabase", "dbAdminAnyDatabase"].map((role) => ({ role, db: "admin" }))
    : [{ role: "readWrite", db: DATABASES[user] }];

/** The users as `createUser` takes them, the operator first. */
export const mongodbUsers = (passwords: Readonly<Record<MongodbUser | typeof MONGODB_OPERATOR, string>>) => [
  { user: MONGODB_OPERATOR, pwd: passwords[MONGODB_OPERATOR], roles: [{ role: "root", db: "admin" }] },
  ...MONGODB_USERS.map((user) => ({ user, pwd: passwords[user], roles: rolesOf(user) })),
];
