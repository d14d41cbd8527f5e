import { createHash } from "node:crypto";
import { newId, renderMetrics } from "@legal/service-kit";
import { until } from "@legal/test-kit";
import mongoose from "mongoose";
import { on, queueName } from "../src/index.ts";
import { Entry, SERVICE, amountsBooked, bookEntry, paid, setUpBus } from "./support.ts";

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

describe("an event or version nobody handles", () => {
  it("is ignored with a warning", async () => {
    await bus.consumer().connected();
    const name = "test.paid.v2";
    await bus
      .channel()
      .bindQueue(queueName(bus.backing.namespace, SERVICE), `${bus.backing.namespace}.legal.events`, name);
    bus.publishRaw(wire({ name }), name);
    await until(() => bus.logs.text().includes("nobody here handles this event or version"));
    await until(async () => (await waiting()) === 0);
    expect(await bus.takeDeadLetter()).toBeUndefined();
    expect(await amountsBooked()).toEqual([]);
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

  it("refuses two handlers for one event", () => {
    expect(() => bus.consumer([bookEntry, bookEntry])).toThrow("two subscriptions");
  });
});
