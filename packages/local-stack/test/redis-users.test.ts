import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Redis } from "ioredis";
import { startStack } from "../src/index.ts";

const USERS = `user default reset on nopass -@all +ping
user operator reset on allkeys allchannels +@all >secret
`;

let dataDir: string;
beforeAll(() => (dataDir = mkdtempSync(join(tmpdir(), "redis-users-"))));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Runs a stack on the same lasting data, and asks its Redis as that user. */
const ask = async <T>(redisUsers: string | undefined, login: object, question: (redis: Redis) => Promise<T>) => {
  const stack = await startStack({ dataDir, durable: true, ...(redisUsers !== undefined && { redisUsers }) });
  const redis = new Redis(stack.urls.redisUrl, { ...login, enableReadyCheck: false });
  try {
    return await question(redis);
  } finally {
    redis.disconnect();
    await stack.stop();
  }
};

describe("a Redis whose data are older than its users", () => {
  it("keeps them, and asks everyone for a login from the next start on", async () => {
    await ask(undefined, {}, (redis) => redis.set("session:x", "kept"));
    await ask(USERS, {}, async (redis) => {
      await expect(redis.get("session:x")).rejects.toThrow("NOPERM");
      expect(await redis.ping()).toBe("PONG");
    });
    const operator = { username: "operator", password: "secret" };
    expect(await ask(USERS, operator, (redis) => redis.get("session:x"))).toBe("kept");
  });
});
