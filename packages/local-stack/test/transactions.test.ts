import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { eventually } from "../src/processes.ts";
import { refusal } from "./support/expect-error.ts";
import { type Db, type MongoClient, type MongoServer, startMongoServer } from "./support/mongo-server.ts";
import { type Document, Long, UUID } from "./support/mongo.ts";
import { RawClient } from "./support/wire.ts";

const TRANSACTION_IDLE_MS = 800;

let server: MongoServer;
let client: MongoClient;
let db: Db;

beforeAll(async () => {
  server = await startMongoServer({ gateway: { MONGO_GATEWAY_TRANSACTION_IDLE_MS: `${TRANSACTION_IDLE_MS}` } });
  client = await server.connect();
  db = client.db("transactions");
});
afterAll(() => server.stop());

interface Counter extends Document {
  _id: string;
  v: number;
}

const counters = () => db.collection<Counter>("counters");
const notes = () => db.collection("notes");

beforeEach(async () => {
  await counters().deleteMany({});
  await notes().deleteMany({});
  await counters().insertMany([
    { _id: "a", v: 0 },
    { _id: "b", v: 0 },
  ]);
  await notes().createIndex({ key: 1 }, { unique: true, sparse: true });
});

const valueOf = async (_id: string) => (await counters().findOne({ _id }))?.v;
const openTransactions = async () => (await db.command({ serverStatus: 1 })).transactions.currentOpen as number;

it("commits across collections, unseen by others until then", async () => {
  await client.withSession((session) =>
    session.withTransaction(async () => {
      await counters().updateOne({ _id: "a" }, { $inc: { v: 1 } }, { session });
      await notes().insertOne({ text: "x" }, { session });
      expect(await notes().countDocuments({}, { session })).toBe(1);
      expect(await notes().countDocuments()).toBe(0);
      expect(await valueOf("a")).toBe(0);
    }),
  );
  expect([await valueOf("a"), await notes().countDocuments()]).toEqual([1, 1]);
});

it("undoes everything when its function throws", async () => {
  const attempt = client.withSession((session) =>
    session.withTransaction(async () => {
      await notes().insertOne({ text: "x" }, { session });
      throw new Error("changed my mind");
    }),
  );
  await expect(attempt).rejects.toThrow("changed my mind");
  expect(await notes().countDocuments()).toBe(0);
});

it("fails as a whole on a duplicate key, and names the key", async () => {
  await notes().insertOne({ key: 1 });
  const attempt = client.withSession((session) =>
    session.withTransaction(async () => {
      await counters().updateOne({ _id: "a" }, { $inc: { v: 1 } }, { session });
      await notes().insertOne({ key: 1 }, { session });
    }),
  );
  expect(await refusal(attempt)).toMatchObject({ code: 11000, keyPattern: { key: 1 }, keyValue: { key: 1 } });
  expect(await valueOf("a")).toBe(0);
  expect(await openTransactions()).toBe(0);
});

it("names findOneAndUpdate's duplicate key too", async () => {
  await notes().insertMany([{ key: 1 }, { key: 2 }]);
  const attempt = client.withSession((session) =>
    session.withTransaction(() => notes().findOneAndUpdate({ key: 2 }, { $set: { key: 1 } }, { session })),
  );
  expect(await refusal(attempt)).toMatchObject({ code: 11000, keyPattern: { key: 1 }, keyValue: { key: 1 } });
});

describe("two transactions on one document", () => {
  it("end with a write conflict for the second, soon, to be tried again", async () => {
    const [first, second] = [client.startSession(), client.startSession()];
    first.startTransaction();
    second.startTransaction();
    await counters().updateOne({ _id: "a" }, { $set: { v: 10 } }, { session: first });
    await counters().findOne({ _id: "b" }, { session: second });
    const startedAt = Date.now();
    const error = await refusal(counters().updateOne({ _id: "a" }, { $set: { v: 20 } }, { session: second }));
    expect(Date.now() - startedAt).toBeLessThan(10_000);
    expect(error).toMatchObject({ code: 112, codeName: "WriteConflict" });
    expect(error.hasErrorLabel("TransientTransactionError")).toBe(true);
    await first.commitTransaction();
    await Promise.all([first.endSession(), second.endSession()]);
    expect(await valueOf("a")).toBe(10);
  });

  it("conflict also when the snapshot is merely older than the other's commit", async () => {
    const session = client.startSession();
    session.startTransaction();
    await counters().findOne({ _id: "b" }, { session });
    await counters().updateOne({ _id: "a" }, { $inc: { v: 1 } });
    expect(await refusal(counters().updateOne({ _id: "a" }, { $inc: { v: 1 } }, { session }))).toMatchObject({
      code: 112,
    });
    await session.endSession();
    expect(await valueOf("a")).toBe(1);
  });

  it("lose no increment when 20 of them are retried by the driver", async () => {
    const add = () =>
      client.withSession((session) =>
        session.withTransaction(async () => {
          const v = (await counters().findOne({ _id: "a" }, { session }))?.v ?? 0;
          await counters().updateOne({ _id: "a" }, { $set: { v: v + 1 } }, { session });
          await notes().insertOne({ by: "counter" }, { session });
        }),
      );
    await Promise.all(Array.from({ length: 20 }, add));
    expect([await valueOf("a"), await notes().countDocuments()]).toEqual([20, 20]);
  });

  it("cannot both insert one unique key", async () => {
    const [first, second] = [client.startSession(), client.startSession()];
    first.startTransaction();
    second.startTransaction();
    await notes().insertOne({ key: "same" }, { session: first });
    const error = await refusal(notes().insertOne({ key: "same" }, { session: second }));
    expect([112, 11000]).toContain(error.code);
    await first.commitTransaction();
    await Promise.all([first.endSession(), second.endSession()]);
    expect(await notes().countDocuments({ key: "same" })).toBe(1);
  });

  it("make a plain write wait, not fail", async () => {
    const session = client.startSession();
    session.startTransaction();
    await counters().findOneAndUpdate({ _id: "a" }, { $set: { v: 1 } }, { session });
    const waiting = counters().updateOne({ _id: "a" }, { $inc: { v: 10 } });
    await delay(200);
    await session.commitTransaction();
    await waiting;
    await session.endSession();
    expect(await valueOf("a")).toBe(11);
  });
});

it("reads its own writes through a cursor of many pages", async () => {
  await notes().insertMany(Array.from({ length: 3_000 }, (_, n) => ({ n })));
  await client.withSession((session) =>
    session.withTransaction(async () => {
      await notes().updateOne({ n: 0 }, { $set: { mine: true } }, { session });
      const found = await notes().find({}, { session }).sort({ n: 1 }).batchSize(500).toArray();
      expect(found).toHaveLength(3_000);
      expect(found[0]).toMatchObject({ mine: true });
    }),
  );
});

it("creates a collection it writes to", async () => {
  await client.withSession((session) =>
    session.withTransaction(() => db.collection("created-inside").insertOne({ a: 1 }, { session })),
  );
  expect(await db.collection("created-inside").countDocuments()).toBe(1);
});

it("is over after an error: what follows is code 251", async () => {
  const session = client.startSession();
  session.startTransaction();
  await refusal(counters().insertOne({ _id: "a", v: 0 }, { session }));
  const error = await refusal(counters().insertOne({ _id: "c", v: 0 }, { session }));
  expect(error).toMatchObject({ code: 251, codeName: "NoSuchTransaction" });
  expect(error.hasErrorLabel("TransientTransactionError")).toBe(true);
  await session.endSession();
  expect(await counters().countDocuments()).toBe(2);
});

it("may be committed twice, as a driver does that missed the first answer", async () => {
  const session = client.startSession();
  session.startTransaction();
  await notes().insertOne({ text: "once" }, { session });
  await session.commitTransaction();
  await session.commitTransaction();
  await session.endSession();
  expect(await notes().countDocuments()).toBe(1);
});

it("that is abandoned is rolled back, and its locks are free again", async () => {
  const session = client.startSession();
  session.startTransaction();
  await counters().updateOne({ _id: "a" }, { $set: { v: 99 } }, { session });
  expect(await openTransactions()).toBe(1);
  await counters().updateOne({ _id: "a" }, { $inc: { v: 1 } });
  expect(await valueOf("a")).toBe(1);
  expect(await refusal(session.commitTransaction())).toMatchObject({ code: 251 });
  await session.endSession();
});

it("of a client that has gone is rolled back at once", async () => {
  const gone = await RawClient.open(server.port);
  const update = {
    update: "counters",
    updates: [{ q: { _id: "a" }, u: { $set: { v: 99 } } }],
    $db: "transactions",
    lsid: { id: new UUID(randomUUID()) },
    txnNumber: Long.fromNumber(1),
    startTransaction: true,
    autocommit: false,
  };
  expect(await gone.ask(update)).toMatchObject({ ok: 1, nModified: 1 });
  expect(await openTransactions()).toBe(1);
  gone.close();
  expect(await eventually(async () => (await openTransactions()) === 0, TRANSACTION_IDLE_MS / 2)).toBe(true);
  expect(await valueOf("a")).toBe(0);
});
