import { connectRedis, createIdentity, type User } from "@legal/service-kit";
import { connectMongo, disconnectMongo } from "@legal/service-kit/mongo";
import type { OwnInquiry } from "@legal/contracts";
import { captureLogs, startHttp, testKeys, testUser, until, useBackingServices, type TestHttp } from "@legal/test-kit";
import { createApp } from "../src/app.ts";

const AUDIENCE = "inquiry";

interface InquiryOptions {
  scale?: number;
  replicas?: number;
}

/** Real replicas of the service in this process all gone afterwards. */
export const inquiriesUnderTest = ({ scale = 1, replicas: count = 1 }: InquiryOptions = {}) => {
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
    for (let index = 0; index < count; index += 1) {
      const redis = connectRedis({ url: services.redisUrlOf("inquiry"), logger });
      await until(() => redis.status === "ready");
      closing.push(() => redis.disconnect());
      const settings = { RATE_LIMIT_SCALE: scale, INQUIRIES_PER_HOUR: 10, INQUIRIES_PER_HOUR_AND_IP: 100 };
      const app = createApp({ settings, logger, identity, redis });
      const http = await startHttp(app, { audience: AUDIENCE });
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

export const member = (given: Partial<User> = {}): User => testUser(given);
export const admin = (): User => testUser({ role: "admin" });

let lastHost = 0;
/** Headers of a client on a network of its own. */
export const fromNewAddress = (): Record<string, string> => {
  lastHost += 1;
  return { "x-client-ip": `198.51.${Math.floor(lastHost / 250)}.${(lastHost % 250) + 1}` };
};

let inputs = 0;
/** The input of a form like no other. */
export const formInput = (given: Record<string, unknown> = {}) => {
  inputs += 1;
  return { name: "홍길동", email: "gildong@example.org", message: `빌려준 돈을 받고 싶습니다. (${inputs})`, ...given };
};

/** Sends an inquiry and returns the stored inquiry. */
export const write = async (http: TestHttp, given: Record<string, unknown> = {}, as?: User): Promise<OwnInquiry> => {
  const options = { headers: fromNewAddress(), ...(as && { as }) };
  const { status, body } = await http.post<OwnInquiry>("/api/inquiries", formInput(given), options);
  expect(status).toBe(201);
  return body;
};
