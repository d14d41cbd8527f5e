import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { siteVisited } from "@legal/contracts";
import { envelope, exchangeName } from "@legal/event-bus";
import { startBroadcaster, type Broadcaster } from "@legal/event-bus/broadcaster";
import { seoulDateOf } from "@legal/i18n";
import { keyRingField, visitorHash } from "@legal/service-kit";
import { startTcpProxy, until, type TcpProxy } from "@legal/test-kit";
import { connect, type ChannelModel } from "amqplib";
import { gatewayUnderTest } from "./support.ts";
import { writeBuild } from "./support-web-build.ts";

const ringOf = (...fills: string[]) =>
  keyRingField.parse(fills.map((fill) => Buffer.alloc(32, fill).toString("base64")).join(","))();
let ring = ringOf("before");
const world = gatewayUnderTest();
const reported: unknown[] = [];
let folder: string;
let redis: TcpProxy;
let broker: ChannelModel;
let broadcaster: Broadcaster;
let gateways: Awaited<ReturnType<typeof world.start>>[];
/** Of another gateway: two visitors a day behind one address. */
const SCALED = 2;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "web-"));
  await writeBuild(join(folder, "web"));
  const { rabbitmqUrl: rabbitUrl, namespace, redisUrlOf } = world.backing;
  redis = await startTcpProxy(redisUrlOf("gateway"));
  broadcaster = startBroadcaster({ rabbitUrl, namespace, logger: world.logs.logger });
  await broadcaster.connected();
  broker = await connect(rabbitUrl);
  const channel = await broker.createChannel();
  const { queue } = await channel.assertQueue("", { exclusive: true });
  await channel.bindQueue(queue, exchangeName(namespace), siteVisited.name);
  await channel.consume(
    queue,
    (message) => message && reported.push(envelope.parse(JSON.parse(String(message.content))).payload),
    { noAck: true },
  );
  const visits = { publish: broadcaster.publish, hash: visitorHash(() => ring) };
  const settings = { WEB_DIR: join(folder, "web"), TRUSTED_PROXY_HOPS: 1 };
  const scaled = { ...settings, RATE_LIMIT_SCALE: 2 / 1000 };
  gateways = await Promise.all([settings, settings, scaled].map((one) => world.start(one, redis.url, visits)));
});
afterAll(async () => {
  await broadcaster.stop();
  await broker.close();
  await redis.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => reported.splice(0));

let lastHost = 0;
const newHost = () => `203.0.113.${(lastHost += 1)}`;
/** As it comes the first time, without a name. */
const browser = (address = newHost()) => ({
  "x-forwarded-for": address,
  "user-agent": "Firefox",
  "sec-fetch-dest": "document",
});
const open = async (headers: Record<string, string>, path = "/", gateway = 0) => {
  const answer = await gateways[gateway]?.fetch(path, { headers });
  await answer?.text();
  return answer;
};
const look = async (headers: Record<string, string>, path = "/", gateway = 0) =>
  (await open(headers, path, gateway))?.status;
/** The same browser after its first page, which counts. */
const named = async (headers: Record<string, string>) => {
  const [line = ""] = (await open(headers))?.headers.getSetCookie() ?? [];
  return { ...headers, cookie: line.split(";", 1)[0] ?? "" };
};
/**
 * Waits until so many visits have been published, then lets two more pass, so that one too many would have come by
 * then.
 */
const reportedExactly = async (expected: number): Promise<void> => {
  await until(() => reported.length >= expected);
  for (const markers of [1, 2]) {
    await look(browser());
    await until(() => reported.length >= expected + markers);
  }
  expect(reported).toHaveLength(expected + 2);
};

describe("a visit", () => {
  it("is published once per visitor and day in Seoul, at whichever replica, with nothing about the visitor", async () => {
    const visitor = await named(browser());
    for (const [path, gateway] of [
      ["/", 0],
      ["/service/complaint", 1],
      ["/terms", 0],
    ] as const)
      expect(await look(visitor, path, gateway)).toBe(200);
    await reportedExactly(1);
    expect(reported[0]).toEqual({ visitDate: seoulDateOf(new Date()) });
  });

  it("is another one for another browser behind the same address, however alike, and the same at another address", async () => {
    const address = newHost();
    const phone = await named(browser(address));
    await look(browser(address));
    await look(browser(address));
    await look({ ...phone, "x-forwarded-for": newHost() });
    await reportedExactly(3);
  });

  it("is not published again while the key that visitors are told apart by is replaced", async () => {
    const visitor = await named(browser());
    await until(() => reported.length === 1);
    ring = ringOf("next", "before");
    await look(visitor);
    await reportedExactly(1);
  });

  it("is one per session, wherever its member is", async () => {
    const { cookie } = await world.signIn();
    await look({ ...browser(), cookie });
    await look({ ...browser(newHost()), cookie });
    await reportedExactly(1);
  });

  it("is not what programs ask for, what is loaded ahead, files, calls, or pages that do not exist", async () => {
    const { "sec-fetch-dest": _dest, ...program } = browser();
    await look(program);
    await look({ ...browser(), "sec-purpose": "prefetch" });
    await look({ ...browser(), "sec-fetch-dest": "script" }, "/config.json");
    await look(browser(), "/api/auth/me");
    expect(await look(browser(), "/no-such-page")).toBe(404);
    await reportedExactly(0);
  });

  it("of a program that keeps no name is counted as often behind one address as the scale of all limits says, and fills no Redis", async () => {
    const address = newHost();
    await world.signIn();
    const marks = async () =>
      (await world.redis()?.keys("*visit:*"))?.filter((key) => !key.includes("limit:")).length ?? 0;
    const before = await marks();
    // One too many could pass for one of the visits that are waited for afterwards.
    for (let count = 0; count < 20; count += 1) expect(await look(browser(address), "/", SCALED)).toBe(200);
    await reportedExactly(2);
    expect((await marks()) - before).toBe(4);
  });

  it("costs the page nothing when Redis is down", async () => {
    redis.cut();
    expect(await look(browser())).toBe(200);
    redis.restore();
    await until(async () => {
      await look(browser());
      return reported.length > 0;
    });
  });
});
