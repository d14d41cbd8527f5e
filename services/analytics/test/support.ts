import { connectRedis, createIdentity, visitorHash, type User } from "@legal/service-kit";
import { connectMongo, disconnectMongo } from "@legal/service-kit/mongo";
import { captureLogs, startHttp, testKeys, testUser, until, useBackingServices, type TestHttp } from "@legal/test-kit";
import { createApp } from "../src/app.ts";

const AUDIENCE = "analytics";

interface AnalyticsOptions {
  replicas?: number;
  perHour?: number;
}

/** Real replicas of the service in this process, all gone afterwards. */
export const analyticsUnderTest = ({ replicas: count = 1, perHour = 200 }: AnalyticsOptions = {}) => {
  const logs = captureLogs();
  const replicas: TestHttp[] = [];
  const closing: (() => Promise<void> | void)[] = [];
  afterAll(async () => {
    for (const close of closing.toReversed()) await close();
  });
  const services = useBackingServices({ consumers: [AUDIENCE] });

  beforeAll(async () => {
    const { logger } = logs;
    await connectMongo({ url: services.mongodbUrl, database: services.database, logger });
    closing.push(disconnectMongo);
    const identity = createIdentity({ audience: AUDIENCE, trustedKeys: testKeys().trustedKeys });
    const hash = visitorHash(testKeys().ring);
    for (let index = 0; index < count; index += 1) {
      const redis = connectRedis({ url: services.redisUrlOf("analytics"), logger });
      await until(() => redis.status === "ready");
      closing.push(() => redis.disconnect());
      const settings = { RATE_LIMIT_SCALE: 1, PAGE_VIEWS_PER_HOUR: perHour };
      const http = await startHttp(createApp({ settings, logger, identity, redis, hash }), { audience: AUDIENCE });
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

export const member = (): User => testUser();
export const admin = (): User => testUser({ role: "admin" });

let lastHost = 0;
/** Headers of a browser on a network of its own. */
export const newVisitor = (): Record<string, string> => {
  lastHost += 1;
  const host = `198.51.${Math.floor(lastHost / 250)}.${(lastHost % 250) + 1}`;
  return { "x-client-ip": host, "user-agent": "Mozilla/5.0 (test)" };
};
