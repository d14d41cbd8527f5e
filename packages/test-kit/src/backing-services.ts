import { randomBytes } from "node:crypto";
import { REDIS_USERS, redisRules, type RedisUser, withLogin } from "@legal/backing-access";
import { connect } from "amqplib";
import { Redis } from "ioredis";
import mongoose from "mongoose";

export interface BackingServices {
  mongodbUrl: string;
  /** A database of this test file alone. */
  database: string;
  /** Further databases, for tests that run several services. */
  databaseOf: (service: string) => string;
  /** Every key gets a prefix of this test file alone. */
  redisUrl: string;
  /** The same with no more than that deployable may do there. */
  redisUrlOf: (user: RedisUser) => string;
  rabbitmqUrl: string;
  /** Prefix of exchange and queue names of this test file alone. */
  namespace: string;
}

interface BackingOptions {
  /** Services whose queues this file makes; they are deleted at its end. */
  consumers?: readonly string[];
}

const required = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the test through Jest with test-kit's global setup`);
  return value;
};

const dropDatabases = async (mongodbUrl: string, names: Iterable<string>): Promise<void> => {
  const connection = await mongoose.createConnection(mongodbUrl).asPromise();
  for (const name of names) await connection.useDb(name).dropDatabase();
  await connection.close();
};

const deleteKeys = async (redisUrl: string, prefix: string): Promise<void> => {
  const redis = new Redis(redisUrl);
  for await (const keys of redis.scanStream({ match: `${prefix}*`, count: 1000 }))
    if ((keys as string[]).length > 0) await redis.unlink(keys as string[]);
  redis.disconnect();
};

const deleteQueues = async (rabbitmqUrl: string, namespace: string, services: readonly string[]): Promise<void> => {
  const broker = await connect(rabbitmqUrl);
  const channel = await broker.createChannel();
  for (const service of services) {
    await channel.deleteQueue(`${namespace}.${service}.events`);
    await channel.deleteQueue(`${namespace}.${service}.events.dead`);
  }
  await channel.deleteExchange(`${namespace}.legal.events`);
  await broker.close();
};

/** The users of docker-compose.yml and `npm start`, for the keys of this file alone. */
const redisLogins = (redisUrl: string, namespace: string) => {
  const password = randomBytes(16).toString("hex");
  const nameOf = (user: RedisUser): string => `${namespace}-${user}`;
  return {
    urlOf: (user: RedisUser): string => withLogin(redisUrl, nameOf(user), password),
    // They are left behind: whom Redis forgets it cuts off, and clients would come back without end.
    make: async (): Promise<void> => {
      const redis = new Redis(redisUrl);
      const names = { keyPrefix: `${namespace}:`, database: namespace };
      for (const user of REDIS_USERS)
        await redis.acl("SETUSER", nameOf(user), ...redisRules(user, names), `>${password}`);
      redis.disconnect();
    },
  };
};

const withKeyPrefix = (redisUrl: string, prefix: string): string => {
  const url = new URL(redisUrl);
  url.searchParams.set("keyPrefix", prefix);
  return url.href;
};

/** Call it at the top of a test file: real servers, and names in them that no other file uses; all removed at its end. */
export const useBackingServices = ({ consumers = [] }: BackingOptions = {}): BackingServices => {
  const mongodbUrl = required("MONGODB_URL");
  const plainRedisUrl = required("REDIS_URL");
  const rabbitmqUrl = required("RABBITMQ_URL");
  const namespace = `t${randomBytes(5).toString("hex")}`;
  const databases = new Set([namespace]);
  const logins = redisLogins(plainRedisUrl, namespace);

  beforeAll(logins.make);

  afterAll(async () => {
    await dropDatabases(mongodbUrl, databases);
    await deleteKeys(plainRedisUrl, `${namespace}:`);
    await deleteQueues(rabbitmqUrl, namespace, consumers);
  });

  return {
    mongodbUrl,
    database: namespace,
    databaseOf: (service) => {
      const name = `${namespace}_${service}`;
      databases.add(name);
      return name;
    },
    redisUrl: withKeyPrefix(plainRedisUrl, `${namespace}:`),
    redisUrlOf: (user) => withKeyPrefix(logins.urlOf(user), `${namespace}:`),
    rabbitmqUrl,
    namespace,
  };
};
