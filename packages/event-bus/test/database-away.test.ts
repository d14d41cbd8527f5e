import { isDependencyDown, newId } from "@legal/service-kit";
import { startTcpProxy, until, type TcpProxy } from "@legal/test-kit";
import mongoose from "mongoose";
import { on } from "../src/index.ts";
import { amountsBooked, bookEntry, outboxSize, paid, pay, setUpBus } from "./support.ts";

let proxy: TcpProxy;
const bus = setUpBus(async (url) => {
  proxy = await startTcpProxy(url);
  return proxy.url;
});
afterAll(() => proxy.close());

const wire = (amount: number): Buffer =>
  Buffer.from(
    JSON.stringify({
      id: newId(),
      name: paid.name,
      occurredAt: new Date().toISOString(),
      payload: { payment: "p", amount },
    }),
  );

describe("a consumer whose database goes away", () => {
  it("holds its events as long as it takes and moves none to the dead letters", async () => {
    await bus.consumer().connected();
    proxy.cut();
    bus.publishRaw(wire(1));
    bus.publishRaw(wire(2));
    // More failures than a failing handler would be granted.
    await until(() => bus.logs.text().match(/event handler failed, trying again/g)?.length === 4, {
      timeoutMs: 15_000,
    });
    expect(await bus.takeDeadLetter()).toBeUndefined();
    proxy.restore();
    await until(async () => (await amountsBooked()).length === 2);
    expect(await amountsBooked()).toEqual([1, 2]);
  });
});

describe("a consumer whose database has no room left", () => {
  it("holds its events until there is room, however often they fail", async () => {
    let failures = 0;
    const book = on(paid, async (payload, context) => {
      if (failures < 6) {
        failures += 1;
        throw new mongoose.mongo.MongoServerError({ code: 14031, message: "could not extend file: no space left" });
      }
      await bookEntry.accept(payload).handle(context);
    });
    await bus.consumer([book]).connected();
    bus.publishRaw(wire(1));
    await until(async () => (await amountsBooked()).length === 1, { timeoutMs: 30_000 });
    expect(await bus.takeDeadLetter()).toBeUndefined();
  });
});

describe("a relay whose database goes away", () => {
  it("goes on when it is back", async () => {
    await Promise.all([bus.relay().connected(), bus.consumer().connected()]);
    await pay(1);
    await until(async () => (await amountsBooked()).length === 1);
    proxy.cut();
    const failure: unknown = await pay(2).catch((error: unknown) => error);
    expect(isDependencyDown(failure)).toBe(true);
    proxy.restore();
    await until(async () => (await pay(3)).length > 0);
    await until(async () => (await amountsBooked()).includes(3));
    await until(async () => (await outboxSize()) === 0);
  });
});
