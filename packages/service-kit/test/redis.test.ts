import { captureLogs, startTcpProxy, until, waited, useBackingServices, type TcpProxy } from "@legal/test-kit";
import { Router } from "express";
import type { Redis } from "ioredis";
import { checkRedis, connectRedis } from "../src/index.ts";
import { startTestApp } from "./support.ts";

const backing = useBackingServices();
const logs = captureLogs();

let proxy: TcpProxy;
let redis: Redis;
let http: Awaited<ReturnType<typeof startTestApp>>;

beforeAll(async () => {
  proxy = await startTcpProxy(backing.redisUrl);
  proxy.cut();
  redis = connectRedis({ url: proxy.url, logger: logs.logger });
  const routes = Router();
  routes.get("/value", async (_req, res) => void res.json({ value: await redis.get("key") }));
  http = await startTestApp([routes], { checks: { redis: checkRedis(redis) } });
});
afterAll(async () => {
  redis.disconnect();
  await http.close();
  await proxy.close();
});

const askTimed = async () => {
  const [{ status }, ms] = await waited(() => http.get("/value"));
  return { status, ms };
};
const isBack = () => until(async () => (await http.get("/value")).status === 200);

describe("Redis", () => {
  it("may be absent at start: requests that need it are refused at once, and it heals", async () => {
    const { status, ms } = await askTimed();
    expect(status).toBe(503);
    expect(ms).toBeLessThan(5000);
    expect((await http.get("/health/ready")).body).toMatchObject({ down: ["redis"] });
    proxy.restore();
    await isBack();
    expect((await http.get("/health/ready")).status).toBe(200);
  });

  it.each(["cut", "stall"] as const)("may go away (%s): a clear 503 soon, then it heals", async (how) => {
    proxy[how]();
    const { status, ms } = await askTimed();
    expect(status).toBe(503);
    expect(ms).toBeLessThan(5000);
    proxy.restore();
    await isBack();
  });

  it("is reported once when it goes and once when it is back, however often connecting fails", async () => {
    const before = logs.text().split("Redis is unavailable").length;
    proxy.cut();
    await until(() => redis.status !== "ready");
    await until(() => logs.text().split("Redis is unavailable").length > before);
    // Several attempts to connect pass meanwhile.
    let attempts = 0;
    redis.on("reconnecting", () => (attempts += 1));
    await until(() => attempts >= 3);
    expect(logs.text().split("Redis is unavailable").length).toBe(before + 1);
    proxy.restore();
    await isBack();
  });
});
