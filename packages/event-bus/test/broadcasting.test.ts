import { startTcpProxy, until, waited, type TcpProxy } from "@legal/test-kit";
import { startBroadcaster, type Broadcaster } from "../src/broadcaster.ts";
import { amountsBooked, paid, setUpBus } from "./support.ts";

const bus = setUpBus();
let proxy: TcpProxy;
let broadcaster: Broadcaster;

beforeEach(async () => {
  const { rabbitmqUrl, namespace } = bus.backing;
  proxy = await startTcpProxy(rabbitmqUrl);
  broadcaster = startBroadcaster({ rabbitUrl: proxy.url, namespace, logger: bus.logs.logger });
});
afterEach(async () => {
  await broadcaster.stop();
  await proxy.close();
});

const publish = (amount: number): void => broadcaster.publish(paid, { payment: String(amount), amount });

describe("publishing without a database", () => {
  it("reaches the consumers in order, each once", async () => {
    await bus.consumer().connected();
    for (const amount of [1, 2, 3]) publish(amount);
    await until(async () => (await amountsBooked()).length === 3);
    expect(await amountsBooked()).toEqual([1, 2, 3]);
  });

  it("waits for an unavailable broker without blocking the caller", async () => {
    await bus.consumer().connected();
    await broadcaster.connected();
    proxy.cut();
    const before = process.cpuUsage();
    for (const amount of [1, 2, 3]) publish(amount);
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(50);
    proxy.restore();
    await until(async () => (await amountsBooked()).length === 3, { timeoutMs: 25_000 });
    expect(await amountsBooked()).toEqual([1, 2, 3]);
  });

  it("forgets the oldest when too much waits", async () => {
    await bus.consumer().connected();
    await broadcaster.connected();
    proxy.cut();
    await until(() => bus.logs.text().includes("RabbitMQ is unavailable"));
    for (let amount = 0; amount < 1003; amount += 1) publish(amount);
    proxy.restore();
    await until(async () => (await amountsBooked()).length > 0, { timeoutMs: 25_000 });
    expect((await amountsBooked())[0]).toBe(3);
  });

  it("stops at once while the broker is still being reached", async () => {
    const [, ms] = await waited(() => broadcaster.stop());
    expect(ms).toBeLessThan(2000);
  });

  it("refuses a payload that is none", () => {
    expect(() => broadcaster.publish(paid, { payment: "1", amount: "much" as never })).toThrow(/amount/);
  });
});
