import { jest } from "@jest/globals";
import { captureLogs, startTcpProxy, until, useBackingServices, type TcpProxy } from "@legal/test-kit";
import { Router } from "express";
import mongoose from "mongoose";
import { isDependencyDown, isDuplicateKey, newId } from "../src/index.ts";
import { checkMongo, connectMongo, disconnectMongo, inTransaction } from "../src/mongo/index.ts";
import { startTestApp } from "./support.ts";

const backing = useBackingServices();

const Account = mongoose.model(
  "Account",
  new mongoose.Schema({ _id: String, name: { type: String, unique: true }, balance: { type: Number, default: 0 } }),
);

const routes = Router();
routes.get("/accounts", async (_req, res) => void res.json(await Account.find().lean()));
routes.post("/accounts", async (_req, res) => {
  await inTransaction((session) => Account.create([{ _id: newId(), name: newId() }], { session }));
  res.status(201).json({});
});

let proxy: TcpProxy;
let http: Awaited<ReturnType<typeof startTestApp>>;
const logs = captureLogs();

beforeAll(async () => {
  proxy = await startTcpProxy(backing.mongodbUrl);
  http = await startTestApp([routes], { checks: { mongodb: checkMongo } });
});
afterAll(async () => {
  await disconnectMongo();
  await http.close();
  await proxy.close();
});

const timed = async (ask: () => Promise<{ status: number }>) => {
  const startedAt = performance.now();
  const { status } = await ask();
  return { status, ms: performance.now() - startedAt };
};

describe("MongoDB that is absent at start", () => {
  it("is waited for with a log line and without readiness, then everything is ready", async () => {
    proxy.cut();
    const connecting = connectMongo({ url: proxy.url, database: backing.database, logger: logs.logger });
    await until(() => logs.text().includes("waiting for MongoDB"));
    const waiting = await http.get("/health/ready");
    expect(waiting.status).toBe(503);
    expect(waiting.body).toMatchObject({ down: ["mongodb"] });
    expect((await http.get("/accounts")).status).toBe(503);
    proxy.restore();
    await connecting;
    await until(async () => (await http.get("/health/ready")).status === 200);
    expect((await http.get("/accounts")).body).toEqual([]);
  });

  it("has the unique indexes of every model by then", async () => {
    await Account.create({ _id: newId(), name: "one" });
    const refusal: unknown = await Account.create({ _id: newId(), name: "one" }).catch((error: unknown) => error);
    expect(isDuplicateKey(refusal, "name")).toBe(true);
    expect(isDuplicateKey(refusal, "email")).toBe(false);
  });
});

describe("transactions", () => {
  it("store all or nothing", async () => {
    const id = newId();
    const failing = inTransaction(async (session) => {
      await Account.create([{ _id: id, name: id }], { session });
      throw new Error("changed my mind");
    });
    await expect(failing).rejects.toThrow("changed my mind");
    expect(await Account.findById(id)).toBeNull();
  });

  it("lose no update when many change one document", async () => {
    const id = newId();
    await Account.create({ _id: id, name: id });
    const deposit = () =>
      inTransaction(async (session) => {
        const account = await Account.findById(id).session(session).orFail();
        account.balance += 1;
        await account.save({ session });
      });
    await Promise.all(Array.from({ length: 8 }, deposit));
    expect(await Account.findById(id)).toMatchObject({ balance: 8 });
  });
});

describe("a transaction that conflicts with others without end", () => {
  afterEach(() => void jest.restoreAllMocks());

  it("is a 503 in the end, for another try may work", async () => {
    const conflict = new mongoose.mongo.MongoServerError({ message: "WriteConflict", code: 112 });
    conflict.addErrorLabel("TransientTransactionError");
    const startedAt = Date.now();
    let tries = 0;
    const failing = inTransaction(async () => {
      tries += 1;
      if (tries === 3) jest.spyOn(Date, "now").mockReturnValue(startedAt + 3_600_000);
      return Promise.reject(conflict);
    });
    await expect(failing).rejects.toMatchObject({ status: 503, code: "SERVICE_UNAVAILABLE" });
    expect(tries).toBe(3);
  });
});

describe("a connection that breaks in the middle of a transaction", () => {
  const breakOff = () => {
    proxy.cut();
    proxy.restore();
  };
  const earnTwice = async (name: string, between: (tries: number) => void): Promise<void> => {
    let tries = 0;
    await inTransaction(async (session) => {
      tries += 1;
      await Account.create([{ _id: name, name, balance: 1 }], { session });
      between(tries);
      await Account.updateOne({ _id: name }, { $inc: { balance: 1 } }, { session });
    });
  };

  /** The pool may give out dead connections until it has noticed that they are. */
  const stored = async (id: string) => {
    await until(async () => (await http.get("/health/ready")).status === 200);
    return Account.findById(id);
  };

  it.each([1, 2])("%i times is made up for by another try, and everything is stored once", async (times) => {
    const id = newId();
    await earnTwice(id, (tries) => tries <= times && breakOff());
    expect(await stored(id)).toMatchObject({ balance: 2 });
  });

  it("again and again is reported, and nothing is stored", async () => {
    const id = newId();
    const failure: unknown = await earnTwice(id, breakOff).catch((error: unknown) => error);
    expect(isDependencyDown(failure)).toBe(true);
    expect(await stored(id)).toBeNull();
  });
});

describe("filters", () => {
  it("fail on a field that does not exist instead of matching everything", async () => {
    await expect(Account.find({ nmae: "one" } as never)).rejects.toThrow(/nmae/);
  });
});

describe("MongoDB that goes away in operation", () => {
  it.each(["cut", "stall"] as const)(
    "is a clear 503 in time (%s), and heals",
    async (how) => {
      expect((await http.post("/accounts", {})).status).toBe(201);
      proxy[how]();
      const reading = await timed(() => http.get("/accounts"));
      const writing = await timed(() => http.post("/accounts", {}));
      expect([reading.status, writing.status]).toEqual([503, 503]);
      // The driver alone would wait for half a minute.
      expect(reading.ms).toBeLessThan(10_000);
      expect(writing.ms).toBeLessThan(10_000);
      expect((await http.get("/health/ready")).body).toMatchObject({ down: ["mongodb"] });
      proxy.restore();
      await until(async () => (await http.post("/accounts", {})).status === 201);
    },
    20_000,
  );
});
