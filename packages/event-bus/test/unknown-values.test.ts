import { newId } from "@legal/service-kit";
import { until } from "@legal/test-kit";
import mongoose from "mongoose";
import { on } from "../src/index.ts";
import { Entry, graded, paid, setUpBus } from "./support.ts";

const bus = setUpBus();

describe("a value that this release does not know", () => {
  const kept = () => mongoose.connection.collection("unhandled_events");
  const publish = (payment: string, amount: unknown, grades: { from: string; to: string }): Buffer => {
    const event = { id: newId(), name: paid.name, occurredAt: new Date().toISOString() };
    const message = Buffer.from(JSON.stringify({ ...event, payload: { payment, amount, ...grades } }));
    bus.publishRaw(message);
    return message;
  };
  const bookGrade = (grades: readonly string[]) =>
    on(graded(grades), async ({ payment, amount }, { session }) => {
      const at = await Entry.countDocuments({ payment }).session(session);
      await Entry.create([{ payment, amount, at }], { session });
    });
  const before = bookGrade(["good", "poor"]);
  const next = bookGrade(["good", "poor", "fair"]);
  const amountsOf = async (payment: string): Promise<unknown[]> =>
    (await Entry.find({ payment }).sort({ at: 1 }).lean()).map(({ amount }) => amount);

  it("keeps the event for the one that does, and what follows it of the same key", async () => {
    const old = bus.consumer([before]);
    await old.connected();
    publish("a", 1, { from: "good", to: "fair" });
    publish("a", 2, { from: "fair", to: "good" });
    publish("a", 3, { from: "good", to: "poor" });
    publish("b", 4, { from: "good", to: "poor" });
    await until(async () => (await kept().countDocuments()) === 3);
    await until(async () => (await amountsOf("b")).length === 1);
    expect(await amountsOf("a")).toEqual([]);
    await old.stop();
    publish("a", 5, { from: "poor", to: "good" });

    await bus.consumer([next]).connected();
    await until(async () => (await amountsOf("a")).length === 4);
    expect(await amountsOf("a")).toEqual([1, 2, 3, 5]);
    expect(await kept().countDocuments()).toBe(0);
    expect(await bus.takeDeadLetter()).toBeUndefined();
    expect(bus.logs.text()).not.toContain('"level":"error"');
  });

  it("leaves it where it is, and what follows it, when this release starts again", async () => {
    const first = bus.consumer([before]);
    await first.connected();
    publish("a", 1, { from: "good", to: "fair" });
    publish("a", 2, { from: "good", to: "poor" });
    await until(async () => (await kept().countDocuments()) === 2);
    await first.stop();
    publish("a", 3, { from: "poor", to: "good" });

    const second = bus.consumer([before]);
    await second.connected();
    await until(async () => (await kept().countDocuments()) === 3);
    expect(await amountsOf("a")).toEqual([]);
    expect(await kept().countDocuments({ failed: true })).toBe(0);
    await second.stop();

    await bus.consumer([next]).connected();
    await until(async () => (await amountsOf("a")).length === 3);
    expect(await amountsOf("a")).toEqual([1, 2, 3]);
  });

  it("holds nothing up where another release has handled the event, when it comes again", async () => {
    const later = bus.consumer([next]);
    await later.connected();
    const message = publish("a", 1, { from: "good", to: "fair" });
    await until(async () => (await amountsOf("a")).length === 1);
    await later.stop();

    await bus.consumer([before]).connected();
    bus.publishRaw(message);
    publish("a", 2, { from: "good", to: "poor" });
    await until(async () => (await amountsOf("a")).length + (await kept().countDocuments()) > 1);
    expect(await amountsOf("a")).toEqual([1, 2]);
    expect(await kept().countDocuments()).toBe(0);
  });

  it("stays where it is, when one before it of its key is kept while it is handled", async () => {
    const earlier = newId();
    const old = bus.consumer([before]);
    await old.connected();
    publish("a", 2, { from: "good", to: "fair" });
    await until(async () => (await kept().countDocuments()) === 1);
    await old.stop();

    const interrupted = on(graded(["good", "poor", "fair"]), async () => {
      // Another replica keeps it at this moment.
      await kept().updateOne(
        { _id: earlier as never },
        {
          $setOnInsert: {
            name: paid.name,
            occurredAt: new Date().toISOString(),
            payload: { payment: "a", amount: 1, from: "good", to: "rare" },
            partitionKey: "a",
            keptAt: new Date(),
          },
        },
        { upsert: true },
      );
      throw new Error("the database went away");
    });
    const later = bus.consumer([interrupted]);
    await later.connected();
    expect(await kept().countDocuments({ failed: { $ne: true } })).toBe(2);
    await later.stop();

    await bus.consumer([bookGrade(["good", "poor", "fair", "rare"])]).connected();
    expect(await amountsOf("a")).toEqual([1, 2]);
    expect(await kept().countDocuments()).toBe(0);
  });

  it("is no reason to keep what has another fault as well", async () => {
    await bus.consumer([before]).connected();
    publish("a", "much", { from: "good", to: "fair" });
    await until(() => bus.takeDeadLetter());
    expect(await kept().countDocuments()).toBe(0);
  });
});
