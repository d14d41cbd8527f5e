import { refusal } from "./support/expect-error.ts";
import { type Db, type MongoClient, type MongoServer, startMongoServer } from "./support/mongo-server.ts";

let server: MongoServer;
let client: MongoClient;
let db: Db;

beforeAll(async () => {
  server = await startMongoServer();
  client = await server.connect();
  db = client.db("collections");
});
afterAll(() => server.stop());

it("a collection is created, found by name, renamed, described and dropped", async () => {
  await db.createCollection("first");
  await db.createCollection("first");
  await db.collection("first").insertMany([{ a: 1 }, { a: 2 }]);
  await db.collection("first").rename("second");
  expect(await db.listCollections({}, { nameOnly: true }).toArray()).toMatchObject([
    { name: "second", type: "collection" },
  ]);
  expect(await db.command({ collStats: "second" })).toMatchObject({ count: 2 });
  expect(await db.stats()).toMatchObject({ collections: 1 });
  expect(await db.command({ validate: "second" })).toMatchObject({ valid: true });
  expect(await db.collection("second").drop()).toBe(true);
  expect(await db.listCollections().toArray()).toEqual([]);
});

it("a database is listed and dropped", async () => {
  await client.db("passing").collection("x").insertOne({ a: 1 });
  const names = async () => (await client.db().admin().listDatabases()).databases.map(({ name }) => name);
  expect(await names()).toContain("passing");
  await client.db("passing").dropDatabase();
  expect(await names()).not.toContain("passing");
});

it("a view shows what its pipeline lets through", async () => {
  await db.collection("source").insertMany([{ g: 1 }, { g: 1 }, { g: 2 }]);
  await db.createCollection("view", { viewOn: "source", pipeline: [{ $match: { g: 1 } }] });
  expect(await db.collection("view").countDocuments()).toBe(2);
});

it("a query is explained", async () => {
  await db.collection("explained").createIndex({ g: 1 });
  await db.collection("explained").insertOne({ g: 1 });
  const plan = await db.collection("explained").find({ g: 1 }).explain();
  expect(plan).toMatchObject({
    queryPlanner: { namespace: "collections.explained", winningPlan: { "Node Type": expect.any(String) } },
  });
});

it.each([
  ["capped collections", () => db.createCollection("capped", { capped: true, size: 4096 }), 115],
  ["time series", () => db.createCollection("series", { timeseries: { timeField: "t" } }), 115],
  ["change streams", () => db.collection("source").watch().next(), 115],
  ["mapReduce", () => db.command({ mapReduce: "source" }), 59],
  ["$where", () => db.collection("source").findOne({ $where: "true" }), 2],
])("what the engine cannot do is refused, not ignored: %s", async (_, attempt, code) => {
  const error = await refusal(attempt());
  expect(error.code).toBe(code);
});

it("an unknown command is answered as MongoDB answers it", async () => {
  expect(await refusal(db.command({ makeCoffee: 1 }))).toMatchObject({
    code: 59,
    codeName: "CommandNotFound",
    message: "no such command: 'makeCoffee'",
  });
});

it("a command without its collection is refused", async () => {
  expect(await refusal(db.command({ insert: 5, documents: [] }))).toMatchObject({
    code: 73,
    codeName: "InvalidNamespace",
  });
});

it("greets as a server with sessions and transactions", async () => {
  expect(await db.command({ hello: 1 })).toMatchObject({
    isWritablePrimary: true,
    msg: "isdbgrid",
    maxWireVersion: 21,
    logicalSessionTimeoutMinutes: 30,
  });
  expect(await db.command({ buildInfo: 1 })).toMatchObject({ ok: 1, version: expect.any(String) });
  expect(await db.command({ ping: 1 })).toMatchObject({ ok: 1 });
  expect(await db.command({ serverStatus: 1 })).toMatchObject({ transactions: { currentOpen: 0 } });
});
