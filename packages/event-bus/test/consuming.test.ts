import { createHash } from "node:crypto";
import { newId, renderMetrics } from "@legal/service-kit";
import { startTcpProxy, until, waited } from "@legal/test-kit";
import mongoose from "mongoose";
import { on } from "../src/index.ts";
import { queueName } from "../src/broker/topology.ts";
import { Entry, SERVICE, amountsBooked, bookEntry, paid, setUpBus, transferred } from "./support.ts";

const bus = setUpBus();

interface Wire {
  id?: string;
  name?: string;
  amount?: unknown;
}

const wire = ({ id = newId(), name = paid.name, amount = 1 }: Wire = {}): Buffer =>
  Buffer.from(
    JSON.stringify({
      id,
      name,
      occurredAt: new Date().toISOString(),
      payload: { payment: id, amount, later: "field" },
    }),
  );

const waiting = async (): Promise<number> =>
  (await bus.channel().checkQueue(queueName(bus.backing.namespace, SERVICE))).messageCount;

const processed = (): Promise<number> => mongoose.connection.collection("processed_events").countDocuments();

describe("delivery", () => {
  it("ten times of one event has one effect", async () => {
    await bus.consumer().connected();
    const content = wire({ amount: 9 });
    for (let time = 0; time < 10; time += 1) bus.publishRaw(content);
    bus.publishRaw(wire({ amount: 1 }));
    await until(async () => (await amountsBooked()).includes(1));
    expect(await amountsBooked()).toEqual([9, 1]);
    expect(await processed()).toBe(2);
  });

  it("of an event published twice (a relay that died between confirm and cleaning up) has one effect", async () => {
    await Promise.all([bus.relay().connected(), bus.consumer().connected()]);
    const row = {
      _id: newId(),
      name: paid.name,
      occurredAt: new Date().toISOString(),
      payload: { payment: "p", amount: 4 },
      requestId: null,
    };
    const outbox = mongoose.connection.collection<typeof row>("outbox");
    await outbox.insertOne({ ...row });
    await until(async () => (await amountsBooked()).length === 1);
    await until(async () => (await outbox.countDocuments()) === 0);
    await outbox.insertOne({ ...row });
    await until(async () => (await outbox.countDocuments()) === 0);
    bus.publishRaw(wire({ amount: 5 }));
    await until(async () => (await amountsBooked()).includes(5));
    expect(await amountsBooked()).toEqual([4, 5]);
  });

  it("is handled in order, one replica at a time", async () => {
    const first = bus.consumer();
    await first.connected();
    await bus.consumer().connected();
    for (let amount = 0; amount < 40; amount += 1) bus.publishRaw(wire({ amount }));
    await until(async () => (await amountsBooked()).length === 40);
    expect(await amountsBooked()).toEqual(Array.from({ length: 40 }, (_, index) => index));
    await first.stop();
    bus.publishRaw(wire({ amount: 99 }));
    await until(async () => (await amountsBooked()).includes(99));
  });
});

describe("a handler that fails", () => {
  it("leaves nothing behind and is tried again until it works", async () => {
    let failures = 2;
    const flaky = on(paid, async (payload, { session }) => {
      await Entry.create([{ ...payload, at: 0 }], { session });
      failures -= 1;
      if (failures >= 0) throw new Error("not yet");
    });
    await bus.consumer([flaky]).connected();
    bus.publishRaw(wire({ amount: 3 }));
    await until(async () => (await amountsBooked()).length === 1);
    expect(await Entry.countDocuments()).toBe(1);
    expect(await bus.takeDeadLetter()).toBeUndefined();
  });

  it("for good: the event goes to the dead letters, and the next one is handled", async () => {
    let runs = 0;
    const picky = on(paid, async ({ payment, amount }, { session }) => {
      await Entry.create([{ payment, amount, at: 0 }], { session });
      if (amount !== 13) return;
      runs += 1;
      throw new Error("unlucky");
    });
    await bus.consumer([picky]).connected();
    const id = newId();
    bus.publishRaw(wire({ id, amount: 13 }));
    bus.publishRaw(wire({ amount: 14 }));
    const dead = await until(() => bus.takeDeadLetter());
    expect(JSON.parse(dead.content.toString())).toMatchObject({ id });
    await until(async () => (await amountsBooked()).length === 1);
    expect(runs).toBe(3);
    expect(await amountsBooked()).toEqual([14]);
    expect(bus.logs.text()).toMatch(/"level":"error"[^\n]*event moved to the dead letters/);
  });
});

describe("poison", () => {
  it.each([
    ["no JSON", Buffer.from("{oops")],
    ["no envelope", Buffer.from('{"hello":1}')],
    ["a payload of another shape", wire({ amount: "much" })],
    ["bytes", createHash("sha256").update("x").digest()],
  ])("(%s) goes straight to the dead letters and does not stop the queue", async (_name, content) => {
    await bus.consumer().connected();
    bus.publishRaw(content);
    bus.publishRaw(wire({ amount: 8 }));
    const dead = await until(() => bus.takeDeadLetter());
    expect(dead.content).toEqual(content);
    await until(async () => (await amountsBooked()).length === 1);
    expect((await renderMetrics()).text).toMatch(/event_bus_consumed_total{event="[^"]+",outcome="poison"}/);
  });
});

describe("events of different partition keys", () => {
  const transfer = (payment: string, amount: number): void =>
    bus.publishRaw(
      Buffer.from(
        JSON.stringify({
          id: newId(),
          name: transferred.name,
          occurredAt: new Date().toISOString(),
          payload: { payment, amount },
        }),
      ),
      transferred.name,
    );
  const amountsOf = async (payment: string): Promise<unknown[]> =>
    (await Entry.find({ payment }).sort({ at: 1 }).lean()).map(({ amount }) => amount);

  it("are handled at once: one that waits holds up nothing but its own key, which keeps its order", async () => {
    const gate = Promise.withResolvers<void>();
    let at = 0;
    const book = on(transferred, async ({ payment, amount }, { session }) => {
      if (payment === "held" && amount === 0) await gate.promise;
      await Entry.create([{ payment, amount, at: (at += 1) }], { session });
    });
    await bus.consumer([book]).connected();
    for (let amount = 0; amount < 5; amount += 1) for (const payment of ["held", "free"]) transfer(payment, amount);
    await until(async () => (await amountsOf("free")).length === 5);
    expect(await amountsOf("held")).toEqual([]);
    gate.resolve();
    await until(async () => (await amountsOf("held")).length === 5);
    for (const payment of ["held", "free"]) expect(await amountsOf(payment)).toEqual([0, 1, 2, 3, 4]);
  });

  it("keep their order and lose nothing when the connection breaks in the middle", async () => {
    const book = on(transferred, async ({ payment, amount }, { session }) => {
      await Entry.create([{ payment, amount, at: performance.now() }], { session });
    });
    const proxy = await startTcpProxy(bus.backing.rabbitmqUrl);
    try {
      await bus.consumer([book], proxy.url).connected();
      const keys = ["a", "b", "c", "d"];
      for (let amount = 0; amount < 50; amount += 1) for (const payment of keys) transfer(payment, amount);
      await until(async () => (await Entry.countDocuments()) > 20);
      proxy.cut();
      proxy.restore();
      await until(async () => (await Entry.countDocuments()) === 200);
      for (const payment of keys)
        expect(await amountsOf(payment)).toEqual(Array.from({ length: 50 }, (_, index) => index));
    } finally {
      await proxy.close();
    }
  });
});

describe("an event that this release does not know", () => {
  const moved = (amount: number): void => bus.publishRaw(wire({ name: transferred.name, amount }), transferred.name);
  const kept = () => mongoose.connection.collection("unhandled_events");
  const bookTransfer = on(transferred, async ({ payment, amount }, { session }) => {
    const at = await Entry.countDocuments().session(session);
    await Entry.create([{ payment, amount, at }], { session });
  });

  it("is kept for the one that does, which handles it once and before anything newer", async () => {
    const before = bus.consumer([bookEntry]);
    await before.connected();
    // The next release stands by: the queue is bound to what it knows, and the release before still consumes.
    const next = bus.consumer([bookEntry, bookTransfer]);
    await next.connected();
    for (let amount = 1; amount <= 3; amount += 1) moved(amount);
    await until(async () => (await kept().countDocuments()) === 3);
    expect((await renderMetrics()).text).toMatch(/event_bus_unhandled_events[^\n]* 3$/m);
    await next.stop();
    await before.stop();
    moved(4);

    await bus.consumer([bookEntry, bookTransfer]).connected();
    await until(async () => (await amountsBooked()).length === 4);
    expect(await amountsBooked()).toEqual([1, 2, 3, 4]);
    expect(await kept().countDocuments()).toBe(0);
    expect(await bus.takeDeadLetter()).toBeUndefined();
  });

  it("is handled before anything newer by one that stood by while they came", async () => {
    const before = bus.consumer([bookEntry]);
    await before.connected();
    await bus.consumer([bookEntry, bookTransfer]).connected();
    for (let amount = 1; amount <= 3; amount += 1) moved(amount);
    await until(async () => (await kept().countDocuments()) === 3);
    await before.stop();
    moved(4);
    await until(async () => (await amountsBooked()).length === 4, { timeoutMs: 60_000 });
    expect(await amountsBooked()).toEqual([1, 2, 3, 4]);
  });

  it("stays where it is when the one that knows it cannot handle it, and is counted", async () => {
    const before = bus.consumer([bookEntry]);
    await before.connected();
    const exchange = `${bus.backing.namespace}.legal.events`;
    await bus.channel().bindQueue(queueName(bus.backing.namespace, SERVICE), exchange, transferred.name);
    moved(13);
    await until(async () => (await kept().countDocuments()) === 1);
    await before.stop();
    const failing = on(transferred, async () => {
      throw new Error("unlucky");
    });
    await bus.consumer([bookEntry, failing]).connected();
    await until(() => kept().findOne({ failed: true }));
    bus.publishRaw(wire({ amount: 7 }));
    await until(async () => (await amountsBooked()).includes(7));
    expect(await kept().countDocuments()).toBe(1);
  });
});

describe("stopping", () => {
  it("finishes the event in hand and leaves the others to the next consumer", async () => {
    const gate = Promise.withResolvers<void>();
    let entered = 0;
    const slow = on(paid, async ({ payment, amount }, { session }) => {
      entered += 1;
      await gate.promise;
      await Entry.create([{ payment, amount, at: 0 }], { session });
    });
    const consumer = bus.consumer([slow]);
    await consumer.connected();
    for (let amount = 0; amount < 5; amount += 1) bus.publishRaw(wire({ amount }));
    await until(() => entered === 1);
    const stopped = consumer.stop();
    gate.resolve();
    await stopped;
    expect(await amountsBooked()).toEqual([0]);
    await until(async () => (await waiting()) === 4);
    await bus.consumer([bookEntry]).connected();
    await until(async () => (await amountsBooked()).length === 5);
  });

  it("does not wait for a broker that hangs", async () => {
    const proxy = await startTcpProxy(bus.backing.rabbitmqUrl);
    try {
      const [consumer, relay] = [bus.consumer([bookEntry], proxy.url), bus.relay(proxy.url)];
      await Promise.all([consumer.connected(), relay.connected()]);
      proxy.stall();
      const [, ms] = await waited(() => Promise.all([consumer.stop(), relay.stop()]));
      // Heartbeats notice such a connection after twenty seconds.
      expect(ms).toBeLessThan(10_000);
    } finally {
      await proxy.close();
    }
  });

  it("refuses two handlers for one event", () => {
    expect(() => bus.consumer([bookEntry, bookEntry])).toThrow("two subscriptions");
  });
});
