import { readdirSync } from "node:fs";
import { join } from "node:path";
import { eventually } from "../src/processes.ts";
import { refusal } from "./support/expect-error.ts";
import { type Db, type MongoClient, type MongoServer, startMongoServer } from "./support/mongo-server.ts";
import { Long } from "./support/mongo.ts";

const CURSOR_IDLE_MS = 10_000;

let server: MongoServer;
let client: MongoClient;
let db: Db;

beforeAll(async () => {
  server = await startMongoServer({ gateway: { MONGO_GATEWAY_CURSOR_IDLE_MS: `${CURSOR_IDLE_MS}` } });
  client = await server.connect();
  db = client.db("cursors");
  await db.collection("many").insertMany(Array.from({ length: 20_000 }, (_, i) => ({ i, g: i % 10, s: `v${i}` })));
});
afterAll(() => server.stop());

const cursorFiles = () => readdirSync(join(server.socketDirectory, "../postgres/pg_documentdb_cursor_files"));

it("reads past the first page, sorted or not, with any batch size", async () => {
  const all = await db.collection("many").find().toArray();
  expect(new Set(all.map(({ i }) => i as number)).size).toBe(20_000);
  const falling = await db.collection("many").find().sort({ i: -1 }).batchSize(777).toArray();
  expect(falling.map(({ i }) => i as number)).toEqual(Array.from({ length: 20_000 }, (_, i) => 19_999 - i));
  const part = await db.collection("many").find({ g: 3 }).sort({ i: 1 }).skip(5).limit(150).toArray();
  expect(part).toHaveLength(150);
  expect(part[0]).toMatchObject({ i: 53 });
});

it("reads a result of more than 16 MB", async () => {
  const large = db.collection("large");
  const padding = "x".repeat(100_000);
  for (const part of [0, 1])
    await large.insertMany(Array.from({ length: 100 }, (_, i) => ({ i: part * 100 + i, padding })));
  expect((await large.find().sort({ i: 1 }).toArray()).map(({ i }) => i as number)).toEqual(
    Array.from({ length: 200 }, (_, i) => i),
  );
  expect(await large.aggregate([{ $sort: { i: 1 } }]).toArray()).toHaveLength(200);
});

it("goes on with what it began to read while others write", async () => {
  let count = 0;
  for await (const _ of db.collection("many").find({ g: 1 }).sort({ i: 1 }).batchSize(50)) {
    if (count++ === 10) await db.collection("many").updateMany({ g: 1 }, { $set: { touched: true } });
  }
  expect(count).toBe(2_000);
});

it("leaves nothing behind when it is closed early", async () => {
  await Promise.all(
    Array.from({ length: 30 }, async () => {
      const cursor = db.collection("many").find().sort({ s: 1 }).batchSize(10);
      for (let i = 0; i < 25; i++) await cursor.next();
      await cursor.close();
    }),
  );
  expect(await eventually(() => cursorFiles().length === 0, 5_000)).toBe(true);
});

it("is closed when it is not read", async () => {
  const { cursor } = await db.command({ find: "many", sort: { s: 1 }, batchSize: 10 });
  expect(cursorFiles().length).toBeGreaterThan(0);
  expect(await eventually(() => cursorFiles().length === 0, 10 * CURSOR_IDLE_MS)).toBe(true);
  expect(await refusal(db.command({ getMore: cursor.id, collection: "many" }))).toMatchObject({ code: 43 });
});

it("answers which cursors killCursors has ended", async () => {
  const { cursor } = await db.command({ find: "many", batchSize: 10 }, { promoteLongs: false });
  const unknown = Long.fromNumber(12345);
  const answer = await db.command({ killCursors: "many", cursors: [cursor.id, unknown] }, { promoteLongs: false });
  expect(answer).toMatchObject({ cursorsKilled: [cursor.id], cursorsNotFound: [unknown], ok: 1 });
  expect(await refusal(db.command({ getMore: unknown, collection: "many" }))).toMatchObject({
    code: 43,
    codeName: "CursorNotFound",
  });
});
