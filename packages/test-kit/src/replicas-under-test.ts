import type { RequestListener } from "node:http";
import type { RedisUser } from "@legal/backing-access";
import type { ServiceName } from "@legal/deployables";
import { connectRedis, createIdentity, type Identity, type Logger } from "@legal/service-kit";
import { connectMongo, disconnectMongo } from "@legal/service-kit/mongo";
import type { Redis } from "ioredis";
import { useBackingServices } from "./backing-services.ts";
import { captureLogs } from "./capture-logs.ts";
import { startHttp, type TestHttp } from "./http-client.ts";
import { testKeys } from "./test-keys.ts";
import { until } from "./until.ts";

interface ReplicaDeps {
  logger: Logger;
  identity: Identity;
  redis: Redis;
}

interface ReplicasOptions {
  service: RedisUser & ServiceName;
  replicas: number;
  createApp: (deps: ReplicaDeps) => RequestListener;
}

/** Real replicas of a service in this process, all gone afterwards. */
export const replicasUnderTest = ({ service, replicas: count, createApp }: ReplicasOptions) => {
  const logs = captureLogs();
  const replicas: TestHttp[] = [];
  const closing: (() => Promise<void> | void)[] = [];
  afterAll(async () => {
    for (const close of closing.toReversed()) await close();
  });
  const services = useBackingServices({ consumers: [service] });

  beforeAll(async () => {
    const { logger } = logs;
    await connectMongo({ url: services.mongodbUrl, database: services.database, logger });
    closing.push(disconnectMongo);
    const identity = createIdentity({ audience: service, trustedKeys: testKeys().trustedKeys });
    for (let index = 0; index < count; index += 1) {
      const redis = connectRedis({ url: services.redisUrlOf(service), logger });
      await until(() => redis.status === "ready");
      closing.push(() => redis.disconnect());
      const http = await startHttp(createApp({ logger, identity, redis }), { audience: service });
      closing.push(http.close);
      replicas.push(http);
    }
  });

  const at = (index: number): TestHttp => {
    const replica = replicas[index];
    if (!replica) throw new Error(`no replica ${index}`);
    return replica;
  };
  return {
    logs,
    services,
    replica: at,
    get http() {
      return at(0);
    },
  };
};
