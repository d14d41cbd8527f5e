import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { newId, renderMetrics, withRequestId } from "@legal/service-kit";
import { inTransaction } from "@legal/service-kit/mongo";
import { startTcpProxy, until, waited, type TcpProxy } from "@legal/test-kit";
import type { ConsumeMessage } from "amqplib";
import mongoose from "mongoose";
import { checkBroker, envelope, exchangeName, recordEvent, startRelay, type Envelope } from "../src/index.ts";
import { SERVICE, amountsBooked, noted, outboxSize, paid, pay, Payment, setUpBus } from "./support.ts";

const bus = setUpBus();

/** A queue of our own on the exchange; everything published to it, as it arrives. */
const listen = async (pattern = paid.name): Promise<Envelope[]> => {
  const received: Envelope[] = [];
  const channel = bus.channel();
  const exchange = exchangeName(bus.backing.namespace);
  await channel.assertExchange(exchange, "topic", { durable: true });
  const { queue } = await channel.assertQueue("", { exclusive: true, autoDelete: true });
  await channel.bindQueue(queue, exchange, pattern);
  const take = (message: ConsumeMessage | null): void => {
    if (message) received.push(envelope.parse(JSON.parse(message.content.toString())));
  };
  await channel.consume(queue, take, { noAck: true });
  return received;
};

const payMany = async (from: number, count: number): Promise<void> => {
  for (let amount = from; amount < from + count; amount += 1) await pay(amount);
};

const amountsOf = (events: Envelope[]): unknown[] =>
  events.map(({ payload }) => (payload as { amount: number }).amount);
const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

describe("recording", () => {
  it("publishes what happened, with the request that caused it, soon after the commit", async () => {
    const received = await listen();
    await bus.relay().connected();
    const payment = await withRequestId("request-42", () => pay(5));
    await until(() => received.length === 1);
    expect(received[0]).toMatchObject({ name: paid.name, payload: { payment, amount: 5 }, requestId: "request-42" });
    await until(async () => (await outboxSize()) === 0);
    const [, ms] = await waited(async () => {
      for (let count = 2; count <= 6; count += 1) {
        await pay(5);
        await until(() => received.length === count);
      }
    });
    // A relay that only looks once a second would need four seconds at least.
    expect(ms).toBeLessThan(3500);
  });

  it("publishes nothing when the transaction fails", async () => {
    const received = await listen();
    await bus.relay().connected();
    const payment = newId();
    const failing = inTransaction(async (session) => {
      await Payment.create([{ _id: payment, amount: 1 }], { session });
      await recordEvent(paid, { payment, amount: 1 }, session);
      throw new Error("no money after all");
    });
    await expect(failing).rejects.toThrow("no money after all");
    expect(await Payment.findById(payment)).toBeNull();
    expect(await outboxSize()).toBe(0);
    await pay(2);
    await until(() => received.length > 0);
    expect(amountsOf(received)).toEqual([2]);
  });

  it("refuses a payload that is not what the event says", async () => {
    const failing = inTransaction((session) => recordEvent(paid, { payment: "p", amount: "much" } as never, session));
    await expect(failing).rejects.toThrow(/amount/);
    expect(await outboxSize()).toBe(0);
  });
});

describe("relaying", () => {
  it("publishes rows once that a killed relay's transaction still holds, and moves them when it ends", async () => {
    const received = await listen();
    await payMany(0, 3);
    // MongoDB ends the transaction of a client that has gone after a minute.
    const killed = await mongoose.startSession();
    killed.startTransaction();
    await mongoose.connection.collection("outbox").deleteMany({}, { session: killed });
    await bus.relay().connected();
    await until(() => bus.logs.text().includes("publishing waits"));
    await killed.abortTransaction();
    await killed.endSession();
    await until(async () => (await outboxSize()) === 0);
    await pay(3);
    await until(() => amountsOf(received).includes(3));
    expect(amountsOf(received)).toEqual(upTo(4));
    expect(await mongoose.connection.collection("published_events").countDocuments()).toBeGreaterThan(0);
  });

  it("keeps the order of recording, over windows", async () => {
    const received = await listen();
    await payMany(0, 130);
    await bus.relay().connected();
    await until(() => received.length === 130);
    expect(amountsOf(received)).toEqual(upTo(130));
    await until(async () => (await outboxSize()) === 0);
  });

  it("publishes each row once and in order when three replicas relay", async () => {
    const received = await listen();
    const relays = [bus.relay(), bus.relay(), bus.relay()];
    await Promise.all(relays.map((relay) => relay.connected()));
    await payMany(0, 60);
    await until(async () => (await outboxSize()) === 0);
    await until(() => received.length >= 60);
    expect(amountsOf(received)).toEqual(upTo(60));
  });

  it("hands its turn on when it stops", async () => {
    const received = await listen();
    const [first, second] = [bus.relay(), bus.relay()];
    await Promise.all([first.connected(), second.connected()]);
    await pay(0);
    await first.stop();
    const [, ms] = await waited(async () => {
      await pay(1);
      await until(() => received.length === 2);
    });
    // Without a word of the first one its turn would last for fifteen seconds.
    expect(ms).toBeLessThan(5000);
  });

  it("drops an event without a consumer, counts it, and logs it once", async () => {
    await bus.relay().connected();
    const text = "no consumer";
    await inTransaction((session) => recordEvent(noted, { text }, session));
    await inTransaction((session) => recordEvent(noted, { text }, session));
    await until(async () => (await outboxSize()) === 0);
    const metrics = (await renderMetrics()).text;
    expect(metrics).toContain(`event_bus_unroutable_total{event="${noted.name}"} 2`);
    expect(bus.logs.text().match(/no consumer for this event/g)).toHaveLength(1);
  });

  it("makes the queues of its known consumers before the first event, so that a late one misses nothing", async () => {
    const { rabbitmqUrl: rabbitUrl, namespace } = bus.backing;
    const deliverTo = { [SERVICE]: [paid] };
    const relay = startRelay({ rabbitUrl, namespace, logger: bus.logs.logger, deliverTo });
    await pay(7);
    await until(async () => (await outboxSize()) === 0);
    await relay.stop();
    await bus.consumer().connected();
    await until(async () => (await amountsBooked()).length === 1);
  });

  it("publishes where it has no right to make a consumer's queue", async () => {
    const { rabbitmqUrl: rabbitUrl } = bus.backing;
    // A queue of such a name is the broker's own.
    const deliverTo = { "amq.reader": [paid] };
    const relay = startRelay({ rabbitUrl, namespace: "", logger: bus.logs.logger, deliverTo });
    await relay.connected();
    await pay(7);
    await until(async () => (await outboxSize()) === 0);
    await relay.stop();
    expect(bus.logs.text()).toContain("no right to make this service's queue");
  });

  it("has the broker write each event to its disk", async () => {
    const channel = bus.channel();
    const exchange = exchangeName(bus.backing.namespace);
    await channel.assertExchange(exchange, "topic", { durable: true });
    const { queue } = await channel.assertQueue("", { exclusive: true });
    await channel.bindQueue(queue, exchange, paid.name);
    await bus.relay().connected();
    await pay(1);
    const message = await until(async () => (await channel.get(queue, { noAck: true })) || undefined);
    await channel.deleteQueue(queue);
    expect(message.properties.deliveryMode).toBe(2);
  });

  it("keeps what the broker refuses, and publishes it once there is room", async () => {
    const channel = bus.channel();
    const exchange = exchangeName(bus.backing.namespace);
    await channel.assertExchange(exchange, "topic", { durable: true });
    const full = { maxLength: 1, arguments: { "x-overflow": "reject-publish" } };
    const { queue } = await channel.assertQueue("", { exclusive: true, ...full });
    await channel.bindQueue(queue, exchange, paid.name);
    await payMany(0, 3);
    await bus.relay().connected();
    await until(() => bus.logs.text().includes("the broker refused events"));
    const taken = new Set<unknown>();
    await until(async () => {
      const message = await channel.get(queue, { noAck: true });
      if (message) taken.add(amountsOf([envelope.parse(JSON.parse(message.content.toString()))])[0]);
      return taken.size === 3;
    });
    await until(async () => (await outboxSize()) === 0);
    await channel.deleteQueue(queue);
    expect(taken).toEqual(new Set([0, 1, 2]));
  });

  it("measures how long the oldest event waits", async () => {
    const relay = bus.relay();
    await relay.connected();
    await relay.stop();
    await pay(1);
    await until(
      async () => Number(/^event_bus_outbox_lag_seconds (\S+)/m.exec((await renderMetrics()).text)?.[1]) > 0.05,
    );
  });
});

describe("a broker that goes away", () => {
  let proxy: TcpProxy;
  beforeEach(async () => {
    proxy = await startTcpProxy(bus.backing.rabbitmqUrl);
  });
  afterEach(() => proxy.close());

  it("delays events without holding up the changes, then all arrive once and in order", async () => {
    const relay = bus.relay(proxy.url);
    const consumer = bus.consumer(undefined, proxy.url);
    await Promise.all([relay.connected(), consumer.connected()]);
    await payMany(0, 10);
    proxy.cut();
    const [, ms] = await waited(() => payMany(10, 10));
    expect(ms).toBeLessThan(3000);
    proxy.restore();
    await payMany(20, 5);
    await until(async () => (await amountsBooked()).length >= 25);
    await until(async () => (await outboxSize()) === 0);
    expect(await amountsBooked()).toEqual(upTo(25));
  });

  it("is reported by the health check until it is back", async () => {
    await bus.relay(proxy.url).connected();
    await checkBroker();
    proxy.cut();
    await until(() =>
      checkBroker().then(
        () => false,
        () => true,
      ),
    );
    proxy.restore();
    await until(async () => {
      await checkBroker();
      return true;
    });
  });

  it("is cut again and again while events flow, and each still has one effect", async () => {
    const relay = bus.relay(proxy.url);
    const consumer = bus.consumer(undefined, proxy.url);
    await Promise.all([relay.connected(), consumer.connected()]);
    for (let round = 0; round < 4; round += 1) {
      const paying = payMany(round * 15, 15);
      await until(async () => (await amountsBooked()).length > round * 5);
      proxy.cut();
      proxy.restore();
      await paying;
    }
    await until(async () => (await amountsBooked()).length >= 60, { timeoutMs: 20_000 });
    expect((await amountsBooked()).toSorted((a, b) => a - b)).toEqual(upTo(60));
  });

  it("may be absent at start", async () => {
    proxy.cut();
    const relay = bus.relay(proxy.url);
    await pay(0);
    await until(() => bus.logs.text().includes("waiting for RabbitMQ"));
    const consumer = bus.consumer();
    await consumer.connected();
    proxy.restore();
    await relay.connected();
    await until(async () => (await amountsBooked()).length === 1);
  });

  it("may lose its exchange and queues, which are made again", async () => {
    const { rabbitmqUrl: rabbitUrl, namespace } = bus.backing;
    const relay = startRelay({ rabbitUrl, namespace, logger: bus.logs.logger, deliverTo: { [SERVICE]: [paid] } });
    try {
      await Promise.all([relay.connected(), bus.consumer().connected()]);
      await bus.channel().deleteQueue(`${namespace}.${SERVICE}.events`);
      await until(() => bus.logs.text().includes("RabbitMQ is unavailable"));
      await until(async () => {
        await pay(1);
        return (await amountsBooked()).length > 0;
      });
      await until(async () => (await outboxSize()) === 0);
      await bus.channel().deleteExchange(exchangeName(namespace));
      // The next event finds the exchange gone, which costs the channel; the relay then declares everything again.
      await pay(2);
      await until(async () => (await amountsBooked()).includes(2));
    } finally {
      await relay.stop();
    }
  });
});

describe("a broker that is lost between two windows", () => {
  it("leaves everything recorded, and the process running", async () => {
    await inTransaction(async (session) => {
      for (const amount of upTo(101)) await recordEvent(paid, { payment: newId(), amount }, session);
    });
    const { mongodbUrl: url, database } = bus.backing;
    const relay = new Worker(new URL("drain-without-broker.ts", import.meta.url), { workerData: { url, database } });
    const [failure]: unknown[] = await once(relay, "message");
    expect(failure).toBe("Error: the broker is lost");
    expect(await outboxSize()).toBe(101);
  });
});
