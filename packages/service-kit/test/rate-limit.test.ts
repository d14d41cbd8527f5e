import { startTcpProxy, until, waited, useBackingServices, type TcpProxy, type TestHttp } from "@legal/test-kit";
import { Router } from "express";
import type { Redis } from "ioredis";
import { clientIpOf, connectRedis, createRateLimit, type RateLimit } from "../src/index.ts";
import { startTestApp } from "./support.ts";

const backing = useBackingServices();
const POINTS = 20;
const INSTANCES = 3;

interface Instance {
  redis: Redis;
  limit: RateLimit;
  http: TestHttp & { logs: { text: () => string; logger: Parameters<typeof connectRedis>[0]["logger"] } };
}

let proxy: TcpProxy;
let instances: Instance[] = [];

const startInstance = async (redisUrl: string): Promise<Instance> => {
  const routes = Router();
  const http = await startTestApp([routes]);
  const redis = connectRedis({ url: redisUrl, logger: http.logs.logger });
  const limit = createRateLimit({ redis, name: "test:limit", points: POINTS, windowSeconds: 60, scale: 1 });
  routes.get("/limited", async (req, res) => {
    await limit.consume(clientIpOf(req));
    res.json({});
  });
  await until(() => redis.status === "ready");
  return { redis, limit, http };
};

const ask = (count: number, ip: string) =>
  Promise.all(
    Array.from({ length: count }, (_, index) =>
      (instances[index % INSTANCES] as Instance).http.get("/limited", { headers: { "x-client-ip": ip } }),
    ),
  );

beforeAll(async () => {
  proxy = await startTcpProxy(backing.redisUrl);
  instances = await Promise.all(Array.from({ length: INSTANCES }, () => startInstance(proxy.url)));
});
afterAll(async () => {
  await Promise.all(instances.map(({ http }) => http.close()));
  for (const { redis } of instances) redis.disconnect();
  await proxy.close();
});

describe("a rate limit", () => {
  it("is exact over three replicas that count at the same time", async () => {
    const answers = await ask(90, "203.0.113.1");
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(POINTS);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.body).toMatchObject({ code: "RATE_LIMITED" });
    expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(50);
    expect(Number(refused?.headers.get("retry-after"))).toBeLessThanOrEqual(60);
    expect((await ask(1, "203.0.113.2"))[0]?.status).toBe(200);
  });

  it("gives back, checks without taking, and forgets", async () => {
    const { limit } = instances[0] as Instance;
    await limit.consume("account", POINTS);
    await expect(limit.check("account")).rejects.toMatchObject({ status: 429 });
    await limit.refund("account");
    await limit.check("account");
    await limit.consume("account");
    await expect(limit.consume("account")).rejects.toMatchObject({ code: "RATE_LIMITED" });
    await limit.reset("account");
    await limit.consume("account", POINTS);
  });

  it("scales, and keeps at least one point", async () => {
    const { redis } = instances[0] as Instance;
    const wide = createRateLimit({ redis, name: "test:wide", points: 2, windowSeconds: 60, scale: 2.5 });
    await wide.consume("key", 5);
    await expect(wide.consume("key")).rejects.toMatchObject({ status: 429 });
    const narrow = createRateLimit({ redis, name: "test:narrow", points: 2, windowSeconds: 60, scale: 0.001 });
    await narrow.consume("key");
    await expect(narrow.consume("key")).rejects.toMatchObject({ status: 429 });
  });

  it("keeps addresses out of Redis", async () => {
    const plain = (instances[0] as Instance).redis;
    const keys = await plain.keys(`${backing.namespace}:limit:*`);
    expect(keys.length).toBeGreaterThan(0);
    expect(keys.join()).not.toContain("203.0.113");
  });

  it("stays a limit while Redis is unavailable, and never a 500", async () => {
    proxy.cut();
    await until(() => instances.every(({ redis }) => redis.status !== "ready"));
    const [answers, ms] = await waited(() => ask(90, "203.0.113.9"));
    expect(ms).toBeLessThan(2000);
    // Each process limits its own requests.
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(POINTS * INSTANCES);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(90 - POINTS * INSTANCES);
  });

  it("falls back when Redis hangs without closing", async () => {
    proxy.restore();
    await until(() => instances.every(({ redis }) => redis.status === "ready"));
    proxy.stall();
    const [answers, ms] = await waited(() => ask(1, "203.0.113.10"));
    expect(answers[0]?.status).toBe(200);
    expect(ms).toBeLessThan(1500);
  });

  it("is exact again when Redis is back", async () => {
    proxy.cut();
    await until(() => instances.every(({ redis }) => redis.status !== "ready"));
    proxy.restore();
    await until(() => instances.every(({ redis }) => redis.status === "ready"));
    const answers = await ask(60, "203.0.113.11");
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(POINTS);
  });
});
