import { randomBytes } from "node:crypto";
import { MONGODB_OPERATOR, MONGODB_RESTORE, MONGODB_USERS, type MongodbUser } from "./mongodb-users.ts";
import { RABBITMQ_OPERATOR, RABBITMQ_USERS, type RabbitmqUser } from "./rabbitmq-users.ts";
import { REDIS_OPERATOR, REDIS_USERS, type RedisUser } from "./redis-users.ts";

/** One for each user of each backing service. */
export interface BackingPasswords {
  mongodb: Record<MongodbUser | typeof MONGODB_OPERATOR | typeof MONGODB_RESTORE, string>;
  redis: Record<RedisUser | typeof REDIS_OPERATOR, string>;
  rabbitmq: Record<RabbitmqUser | typeof RABBITMQ_OPERATOR, string>;
}

const completed = <Name extends string>(names: readonly Name[], known: Partial<Record<Name, string>> = {}) =>
  ({
    ...known,
    ...Object.fromEntries(names.map((name) => [name, known[name] ?? randomBytes(24).toString("base64url")])),
  }) as Record<Name, string>;

/** The known passwords, a later release's too, and new ones for users that have none yet. */
export const newPasswords = (known: Partial<BackingPasswords> = {}): BackingPasswords => ({
  mongodb: completed([...MONGODB_USERS, MONGODB_OPERATOR, MONGODB_RESTORE], known.mongodb),
  redis: completed([...REDIS_USERS, REDIS_OPERATOR], known.redis),
  rabbitmq: completed([...RABBITMQ_USERS, RABBITMQ_OPERATOR], known.rabbitmq),
});
