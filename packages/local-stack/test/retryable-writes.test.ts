import { randomUUID } from "node:crypto";
import { type MongoServer, startMongoServer } from "./support/mongo-server.ts";
import { Long, UUID } from "./support/mongo.ts";
import { RawClient } from "./support/wire.ts";

let server: MongoServer;
let client: RawClient;

beforeAll(async () => {
  server = await startMongoServer();
  client = await RawClient.open(server.port);
});
afterAll(async () => {
  client.close();
  await server.stop();
});

const sessionId = () => ({ id: new UUID(randomUUID()) });
const increment = (lsid: object, number: number) => ({
  update: "counters",
  updates: [{ q: { key: 1 }, u: { $inc: { n: 1 } }, upsert: true }],
  lsid,
  txnNumber: Long.fromNumber(number),
  $db: "retryable",
});
const counted = async () =>
  (await client.ask({ find: "counters", filter: { key: 1 }, $db: "retryable" })).cursor.firstBatch[0].n as number;

it("a repeated write is done once and answered the same", async () => {
  const lsid = sessionId();
  const first = await client.ask(increment(lsid, 1));
  const again = await client.ask(increment(lsid, 1));
  expect(first).toMatchObject({ ok: 1, n: 1 });
  expect(again).toEqual(first);
  expect(await counted()).toBe(1);
});

it("the next number and another session are writes of their own", async () => {
  const before = await counted();
  const [mine, yours] = [sessionId(), sessionId()];
  await client.ask(increment(mine, 1));
  await client.ask(increment(mine, 2));
  await client.ask(increment(yours, 1));
  expect(await counted()).toBe(before + 3);
});

it("a number lower than the session's last one is refused", async () => {
  const lsid = sessionId();
  await client.ask(increment(lsid, 5));
  expect(await client.ask(increment(lsid, 4))).toMatchObject({ ok: 0, code: 225, codeName: "TransactionTooOld" });
});

it("findAndModify is repeated to the letter", async () => {
  const lsid = sessionId();
  const command = {
    findAndModify: "sequences",
    query: { name: "x" },
    update: { $inc: { n: 1 } },
    upsert: true,
    new: true,
    lsid,
    txnNumber: Long.fromNumber(1),
    $db: "retryable",
  };
  const first = await client.ask(command);
  expect(first.value).toMatchObject({ n: 1 });
  expect(await client.ask(command)).toEqual(first);
});
