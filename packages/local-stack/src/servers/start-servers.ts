import type { Instance, ServerName } from "../instance.ts";
import type { ServerDefinition } from "../server-process.ts";
import { supervise, type Supervised } from "../supervise.ts";
import { mongoGateway } from "./mongo-gateway.ts";
import { postgres } from "./postgres.ts";
import { epmd, rabbitmq } from "./rabbitmq.ts";
import { redis } from "./redis.ts";

export type Servers = Record<ServerName | "epmd", Supervised>;

/** All or nothing: when one cannot start, the others are ended before the error is thrown on. */
export const startServers = async (instance: Instance, onProgress: (line: string) => void): Promise<Servers> => {
  const started: Supervised[] = [];
  const start = async (server: ServerDefinition) => {
    const supervised = await supervise(server, onProgress);
    started.push(supervised);
    return supervised;
  };
  const inOrder = async (first: ServerDefinition, second: ServerDefinition) =>
    [await start(first), await start(second)] as const;
  const [mongo, broker, cache] = await Promise.allSettled([
    inOrder(postgres(instance), mongoGateway(instance)),
    inOrder(epmd(instance), rabbitmq(instance)),
    start(redis(instance)),
  ]);
  if (mongo.status === "fulfilled" && broker.status === "fulfilled" && cache.status === "fulfilled") {
    const [[engine, gateway], [names, queue]] = [mongo.value, broker.value];
    return { postgres: engine, gateway, epmd: names, rabbitmq: queue, redis: cache.value };
  }
  await Promise.all(started.map((server) => server.stop(false)));
  throw [mongo, broker, cache].find((attempt) => attempt.status === "rejected")?.reason;
};
