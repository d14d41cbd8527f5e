import { randomBytes } from "node:crypto";
import { REDIS_OPERATOR, REDIS_USERS, type RedisUser } from "./redis-users.ts";

/** One for each user of each backing service. */
export interface BackingPasswords {
  redis: Record<RedisUser | typeof REDIS_OPERATOR, string>;
}

const completed = <Name extends string>(names: readonly Name[], known: Partial<Record<Name, string>> = {}) =>
  Object.fromEntries(names.map((name) => [name, known[name] ?? randomBytes(24).toString("base64url")])) as Record<
    Name,
    string
  >;

/** The known passwords, and new ones for users that have none yet. */
export const newPasswords = (known: Partial<BackingPasswords> = {}): BackingPasswords => ({
  redis: completed([...REDIS_USERS, REDIS_OPERATOR], known.redis),
});
