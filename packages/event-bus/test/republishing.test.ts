import { randomUUID } from "node:crypto";
import { defineEvent } from "@legal/contracts";
import { inTransaction } from "@legal/service-kit/mongo";
import { documentsExamined, until } from "@legal/test-kit";
import mongoose from "mongoose";
import { z } from "zod";
import { forgetAccountEvents, recordEvent } from "../src/index.ts";
import { queueName } from "../src/broker/topology.ts";
import { republish } from "../src/outbox/republish.ts";
import { SERVICE, amountsBooked, noted, outboxSize, pay, setUpBus } from "./support.ts";

const bus = setUpBus();
const kept = () => mongoose.connection.collection<{ events: { payload: object }[] }>("published_events");
const keptPayloads = async (): Promise<object[]> =>
  (await kept().find().toArray()).flatMap(({ events }) => events.map(({ payload }) => payload));

const named = defineEvent(
  "test.named.v1",
  "An account has a name",
  z.object({ id: z.string(), name: z.string() }),
  ({ id }) => id,
);

const published = (): Promise<unknown> => until(async () => (await outboxSize()) === 0);
const everything = () => ({ since: new Date(0), until: new Date() });

describe("publishing again", () => {
  it("brings back, once and in order, what was lost with the consumer's queue", async () => {
    const before = bus.consumer();
    await Promise.all([bus.relay().connected(), before.connected()]);
    await pay(0);
    await until(async () => (await amountsBooked()).length === 1);
    await before.stop();
    for (const amount of [1, 2, 3]) await pay(amount);
    await published();
    await bus.channel().deleteQueue(queueName(bus.backing.namespace, SERVICE));

    await bus.consumer().connected();
    await pay(4);
    await until(async () => (await amountsBooked()).length === 2);
    expect(await amountsBooked()).toEqual([0, 4]);

    expect(await republish(everything())).toBe(5);
    await until(async () => (await amountsBooked()).length === 5);
    expect(await amountsBooked()).toEqual([0, 4, 1, 2, 3]);
    await published();

    expect(await republish(everything())).toBe(5);
    await published();
    await pay(5);
    await until(async () => (await amountsBooked()).includes(5));
    expect(await amountsBooked()).toEqual([0, 4, 1, 2, 3, 5]);
    expect(await keptPayloads()).toHaveLength(6);
  });

  it("takes what was published in the given time, of the given name", async () => {
    await bus.relay().connected();
    await pay(1);
    await published();
    const since = new Date();
    await pay(2);
    await published();
    expect(await republish({ since, until: new Date() })).toBe(1);
    expect(await republish({ since: new Date(0), until: since })).toBe(1);
    expect(await republish({ ...everything(), name: "test.noted.v1" })).toBe(0);
  });

  it("keeps more than one document of the database can hold", async () => {
    const [rows, text] = [450, "x".repeat(40_000)];
    await inTransaction(async (session) => {
      for (let row = 0; row < rows; row += 1) await recordEvent(noted, { text }, session);
    });
    await bus.relay().connected();
    await published();
    expect(await keptPayloads()).toHaveLength(rows);
  });

  it("puts back nothing of an account that is deleted while it runs", async () => {
    const relay = bus.relay();
    await relay.connected();
    const gone = randomUUID();
    // Moved one by one, so that there are many to put back.
    for (let n = 0; n < 12; n += 1) {
      await inTransaction((session) =>
        recordEvent(named, { id: n === 11 ? gone : randomUUID(), name: "Kim" }, session),
      );
      await published();
    }
    await relay.stop();
    const republishing = republish(everything());
    await until(async () => (await outboxSize()) > 0);
    await inTransaction((session) => forgetAccountEvents(gone, session));
    await republishing;
    const rows = await mongoose.connection.collection("outbox").find().toArray();
    expect(rows.length).toBeGreaterThanOrEqual(11);
    expect(JSON.stringify([rows, await keptPayloads()])).not.toContain(gone);
  });

  it("finds what waits of a deleted account by an index", async () => {
    await inTransaction(async (session) => {
      for (let n = 0; n < 500; n += 1) await recordEvent(named, { id: `account-${n}`, name: "Kim" }, session);
    });
    const plan = await documentsExamined("outbox", { "payload.id": "account-7" });
    expect(plan).toEqual({ examined: 1, returned: 1 });
  });

  it("leaves nothing of a deleted account to be published, and the rest", async () => {
    const seen = defineEvent("test.seen.v1", "Somebody came", z.object({ userId: z.string() }), ({ userId }) => userId);
    const [gone, other] = [randomUUID(), randomUUID()];
    const recordBoth = (id: string): Promise<void> =>
      inTransaction(async (session) => {
        await recordEvent(named, { id, name: "Kim" }, session);
        await recordEvent(seen, { userId: id }, session);
      });
    const relay = bus.relay();
    await relay.connected();
    await recordBoth(gone);
    await recordBoth(other);
    await published();
    await relay.stop();
    // Not published yet: the name may go, what still has to take effect may not.
    await recordBoth(gone);
    const unhandled = mongoose.connection.collection("unhandled_events");
    await unhandled.insertMany([gone, other].map((id) => ({ name: "test.later.v1", payload: { id, name: "Kim" } })));
    await inTransaction((session) => forgetAccountEvents(gone, session));
    expect(await unhandled.find().toArray()).toMatchObject([{ payload: { id: other } }]);
    expect(await keptPayloads()).toEqual([{ id: other, name: "Kim" }, { userId: other }]);
    expect(await outboxSize()).toBe(1);
  });
});
