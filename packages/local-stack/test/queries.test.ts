import { randomBytes } from "node:crypto";
import { type Db, type MongoServer, startMongoServer } from "./support/mongo-server.ts";
import { Binary, Decimal128, type Document, Long, ObjectId, UUID } from "./support/mongo.ts";

let server: MongoServer;
let db: Db;

beforeAll(async () => {
  server = await startMongoServer();
  db = (await server.connect()).db("queries");
});
afterAll(() => server.stop());

const names = () => db.collection("names");

describe("find", () => {
  beforeAll(async () => {
    await db.collection("mixed").insertMany([
      { a: 1, t: ["x", "y"], o: { p: 1 }, l: [{ k: 1, v: 2 }] },
      {
        a: 2,
        t: ["y"],
        o: { p: 2 },
        l: [
          { k: 1, v: 3 },
          { k: 2, v: 2 },
        ],
      },
      { a: 3, t: [], o: { p: 3 }, b: null },
    ]);
  });

  const cases: [name: string, filter: Document, expected: number[]][] = [
    ["$in", { a: { $in: [1, 3] } }, [1, 3]],
    ["$nin", { a: { $nin: [1, 3] } }, [2]],
    ["$elemMatch", { l: { $elemMatch: { k: 1, v: 3 } } }, [2]],
    ["$elemMatch across elements", { l: { $elemMatch: { k: 1, v: 2 } } }, [1]],
    ["a nested path", { "o.p": { $gt: 1 } }, [2, 3]],
    ["$expr", { $expr: { $gt: ["$o.p", 2] } }, [3]],
    ["$size", { t: { $size: 1 } }, [2]],
    ["$all", { t: { $all: ["x", "y"] } }, [1]],
    ["$type null", { b: { $type: "null" } }, [3]],
    ["null, which a missing field is too", { b: null }, [1, 2, 3]],
    ["$exists", { b: { $exists: false } }, [1, 2]],
    ["$or", { $or: [{ a: 1 }, { t: "y" }] }, [1, 2]],
    ["$and with $ne", { $and: [{ a: { $ne: 1 } }, { a: { $ne: 3 } }] }, [2]],
    ["$nor", { $nor: [{ a: 1 }, { a: 2 }] }, [3]],
    ["$not", { a: { $not: { $gt: 1 } } }, [1]],
    ["$mod", { a: { $mod: [2, 1] } }, [1, 3]],
  ];
  it.each(cases)("matches by %s", async (_, filter, expected) => {
    const found = await db.collection("mixed").find(filter).sort({ a: 1 }).project({ a: 1, _id: 0 }).toArray();
    expect(found.map(({ a }) => a as number)).toEqual(expected);
  });

  it("sorts, skips and limits", async () => {
    const [second] = await db.collection("mixed").find().sort({ a: -1 }).skip(1).limit(1).toArray();
    expect(second).toMatchObject({ a: 2 });
  });
});

describe("Korean text", () => {
  beforeAll(async () => {
    await names().insertMany([{ n: "가나다 Café" }, { n: "나비 HELLO" }, { n: "다람쥐" }]);
    await names().createIndex({ n: 1 });
  });

  it.each<[string, Document, number]>([
    ["inside", { n: /나/ }, 2],
    ["as a prefix", { n: /^나/ }, 1],
    ["without regard to case", { n: { $regex: "hello", $options: "i" } }, 1],
    ["without regard to an accented letter's case", { n: { $regex: "CAFÉ", $options: "i" } }, 1],
  ])("is found %s", async (_, filter, count) => {
    expect(await names().countDocuments(filter)).toBe(count);
  });

  it("sorts by code point", async () => {
    expect((await names().find().sort({ n: -1 }).toArray()).map(({ n }) => (n as string)[0])).toEqual([
      "다",
      "나",
      "가",
    ]);
  });

  it("compares by a collation when asked", async () => {
    const found = names().find({ n: "나비 hello" }).collation({ locale: "en", strength: 2 });
    expect(await found.toArray()).toHaveLength(1);
  });

  it("is found by $text", async () => {
    const texts = db.collection("texts");
    await texts.createIndex({ t: "text" });
    await texts.insertMany([{ t: "안녕하세요 세계 hello world" }, { t: "other" }]);
    expect(await texts.countDocuments({ $text: { $search: "세계" } })).toBe(1);
    expect(await texts.countDocuments({ $text: { $search: "world" } })).toBe(1);
  });
});

it("every BSON type comes back as it went in", async () => {
  const document = {
    _id: new ObjectId(),
    text: "한글 🙂 \u0000",
    int: 42,
    double: 4.5,
    long: Long.fromString("9007199254740993"),
    decimal: Decimal128.fromString("1234567890.123456789"),
    binary: new Binary(Buffer.from([0, 1, 255])),
    uuid: new UUID(),
    date: new Date("2026-11-20T00:00:00.123Z"),
    regex: /^a.b$/i,
    yes: true,
    nothing: null,
    nested: { list: [1, "two", { three: 3 }] },
  };
  await db.collection("types").insertOne(document);
  expect(await db.collection("types").findOne({}, { promoteLongs: false, promoteValues: true })).toMatchObject({
    ...document,
    uuid: expect.objectContaining({ sub_type: 4 }),
  });
});

it("counts and distinct values", async () => {
  const many = db.collection("many");
  await many.insertMany(Array.from({ length: 1_000 }, (_, i) => ({ i, g: i % 10 })));
  expect(await many.estimatedDocumentCount()).toBe(1_000);
  expect(await many.countDocuments({ g: 3 })).toBe(100);
  expect(await many.countDocuments({ g: 3 }, { limit: 7 })).toBe(7);
  expect((await many.distinct("g")).length).toBe(10);
  expect(await many.countDocuments({ missing: { $exists: true } })).toBe(0);
});

it("a document of 15 MB is stored and read", async () => {
  const large = randomBytes(15_000_000);
  const { insertedId } = await db.collection("large").insertOne({ large });
  const found = await db.collection("large").findOne({ _id: insertedId });
  expect(found).not.toBeNull();
  expect(Buffer.from(found?.large.buffer).equals(large)).toBe(true);
});
