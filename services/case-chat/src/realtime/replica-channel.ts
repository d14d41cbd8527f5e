import { createAdapter } from "@socket.io/redis-adapter";
import { isDependencyDown, reportRedisState, type Logger } from "@legal/service-kit";
import type { Redis } from "ioredis";

/** What a socket.io server needs to reach the sockets of the other replicas. */
export interface ReplicaChannel {
  adapter: ReturnType<typeof createAdapter>;
  close(): void;
}

type Command = (...args: never[]) => Promise<unknown>;

/** The adapter does not wait for its commands, so while Redis is down each would be an unhandled rejection. */
const ignoreFailures = (client: Redis, names: readonly (keyof Redis)[], logger: Logger): void => {
  for (const name of names) {
    const command = (client[name] as Command).bind(client);
    const quietly: Command = async (...args) => {
      try {
        return await command(...args);
      } catch (error) {
        const level = isDependencyDown(error) ? "debug" : "error";
        logger[level]({ err: error, command: name }, "other replicas not reached; their clients resync");
        return undefined;
      }
    };
    Object.assign(client, { [name]: quietly });
  }
};

const publisher = (redis: Redis, logger: Logger): Redis => {
  const client = redis.duplicate({ keyPrefix: "" });
  client.on("error", (error) => logger.debug({ err: error }, "publishing connection failed"));
  ignoreFailures(client, ["publish"], logger);
  return client;
};

/** Subscriptions wait for Redis and are renewed after each reconnection. */
const subscriber = (redis: Redis, logger: Logger): Redis => {
  const patient = { enableOfflineQueue: true, maxRetriesPerRequest: null, commandTimeout: undefined };
  const client = redis.duplicate({ keyPrefix: "", ...patient });
  reportRedisState(client, logger);
  ignoreFailures(client, ["subscribe", "psubscribe", "unsubscribe", "punsubscribe"], logger);
  return client;
};

/** `name` keeps apart platforms that share one Redis. */
export const createReplicaChannel = (redis: Redis, name: string, logger: Logger): ReplicaChannel => {
  const pub = publisher(redis, logger);
  const sub = subscriber(redis, logger);
  return {
    adapter: createAdapter(pub, sub, { key: `sockets:${name}` }),
    close: () => {
      pub.disconnect();
      sub.disconnect();
    },
  };
};
