import { eventually } from "../src/processes.ts";
import { refusal } from "./support/expect-error.ts";
import { type Db, type MongoServer, startMongoServer } from "./support/mongo-server.ts";

let server: MongoServer;
let db: Db;

beforeAll(async () => {
  server = await startMongoServer({ gateway: { MONGO_GATEWAY_TTL_INTERVAL_MS: "300" } });
  db = (await server.connect()).db("indexes");
});
afterAll(() => server.stop());

it("the same index twice is one index, a conflicting one is refused", async () => {
  const one = db.collection("one");
  await one.createIndex({ a: 1 }, { unique: true });
  await one.createIndex({ a: 1 }, { unique: true });
  expect(await one.indexes()).toMatchObject([{ name: "_id_" }, { name: "a_1", unique: true }]);
  expect(await refusal(one.createIndex({ a: 1 }, { unique: false, name: "a_1" }))).toMatchObject({ code: 86 });
});

it("20 collections get their indexes at the same time", async () => {
  await Promise.all(
    Array.from({ length: 20 }, async (_, n) => {
      const collection = db.collection(`parallel-${n}`);
      await Promise.all([collection.createIndex({ a: 1 }, { unique: true }), collection.createIndex({ b: 1 })]);
      expect(await collection.indexes()).toHaveLength(3);
    }),
  );
});

it("an index is dropped by name, all of them at once, and an unknown one is code 27", async () => {
  const dropped = db.collection("dropped");
  await dropped.createIndex({ a: 1 });
  await dropped.createIndex({ b: 1 });
  await dropped.dropIndex("a_1");
  expect(await dropped.indexes()).toHaveLength(2);
  expect(await refusal(dropped.dropIndex("nope"))).toMatchObject({ code: 27 });
  await dropped.dropIndexes();
  expect(await dropped.indexes()).toHaveLength(1);
});

it("listing the indexes of a missing collection is code 26", async () => {
  expect(await refusal(db.collection("absent").indexes())).toMatchObject({ code: 26 });
});

it("hashed, wildcard and geographic indexes work", async () => {
  const places = db.collection("places");
  await places.createIndex({ a: "hashed" });
  await places.createIndex({ "m.$**": 1 });
  await places.createIndex({ loc: "2dsphere" });
  const point = { type: "Point" as const, coordinates: [127, 37.5] };
  await places.insertOne({ a: 1, m: { x: 1 }, loc: point });
  expect(await places.countDocuments({ a: 1 })).toBe(1);
  expect(await places.countDocuments({ "m.x": 1 })).toBe(1);
  expect(await places.find({ loc: { $near: { $geometry: point, $maxDistance: 100 } } }).toArray()).toHaveLength(1);
});

it("documents past the time of a TTL index disappear, others stay", async () => {
  const sessions = db.collection("sessions");
  await sessions.createIndex({ expires: 1 }, { expireAfterSeconds: 0 });
  const now = Date.now();
  await sessions.insertMany([{ expires: new Date(now - 1_000) }, { expires: new Date(now + 600_000) }, { other: 1 }]);
  expect(await eventually(async () => (await sessions.countDocuments()) === 2, 20_000, 100)).toBe(true);
});

it("an index that mixes equality and $elemMatch ranges does not bring the server down", async () => {
  const mixed = db.collection("mixed");
  await mixed.createIndex({ a: 1, b: -1 });
  await mixed.insertMany([
    { a: 1, b: [1, 5] },
    { a: 1, b: [2] },
    { a: 2, b: [9] },
  ]);
  expect(await mixed.countDocuments({ a: 1, b: { $elemMatch: { $gt: 3 } } })).toBe(1);
});
