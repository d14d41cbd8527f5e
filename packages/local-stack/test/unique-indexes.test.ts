import { refusal } from "./support/expect-error.ts";
import { type Db, type MongoServer, startMongoServer } from "./support/mongo-server.ts";
import { MongoBulkWriteError, ObjectId } from "./support/mongo.ts";

let server: MongoServer;
let db: Db;

beforeAll(async () => {
  server = await startMongoServer();
  db = (await server.connect()).db("unique");
});
afterAll(() => server.stop());

const users = () => db.collection("users");
const races = () => db.collection("races");

const outcomes = async (attempts: Promise<unknown>[]) => {
  const settled = await Promise.allSettled(attempts);
  const codes = settled.flatMap((one) => (one.status === "rejected" ? [(one.reason as { code: number }).code] : []));
  return { succeeded: settled.length - codes.length, codes: [...new Set(codes)] };
};

describe("a duplicate key", () => {
  beforeAll(async () => {
    await users().createIndex({ email: 1 }, { unique: true });
    await users().insertMany([{ email: "a@b.c" }, { email: "b@b.c" }]);
  });

  const expected = { code: 11000, keyPattern: { email: 1 }, keyValue: { email: "a@b.c" } };

  it("is refused on insert, with the words mongoose users know", async () => {
    const error = await refusal(users().insertOne({ email: "a@b.c" }));
    expect(error).toMatchObject(expected);
    expect(error.message).toBe(
      'E11000 duplicate key error collection: unique.users index: email_1 dup key: { email: "a@b.c" }',
    );
  });

  it("is refused on updateOne", async () => {
    expect(await refusal(users().updateOne({ email: "b@b.c" }, { $set: { email: "a@b.c" } }))).toMatchObject(expected);
  });

  it("is refused on an update by a pipeline", async () => {
    const pipeline = [{ $set: { email: { $concat: ["a@", "b.c"] } } }];
    expect(await refusal(users().updateOne({ email: "b@b.c" }, pipeline))).toMatchObject({
      code: 11000,
      keyPattern: { email: 1 },
    });
  });

  it("is refused on replaceOne", async () => {
    expect(await refusal(users().replaceOne({ email: "b@b.c" }, { email: "a@b.c" }))).toMatchObject(expected);
  });

  it("is refused on findOneAndUpdate", async () => {
    const attempt = users().findOneAndUpdate({ email: "b@b.c" }, { $set: { email: "a@b.c" } });
    expect(await refusal(attempt)).toMatchObject(expected);
  });

  it("is refused on an upsert of another document", async () => {
    const change = { $set: { email: "a@b.c" } };
    expect(await refusal(users().updateOne({ name: "x" }, change, { upsert: true }))).toMatchObject(expected);
    expect(await refusal(users().findOneAndUpdate({ name: "x" }, change, { upsert: true }))).toMatchObject(expected);
  });

  it("is refused on _id", async () => {
    const id = new ObjectId();
    await users().insertOne({ _id: id, email: "id-1" });
    const error = await refusal(users().insertOne({ _id: id, email: "id-2" }));
    expect(error).toMatchObject({ code: 11000, keyPattern: { _id: 1 } });
    expect(String(error.keyValue._id)).toBe(String(id));
  });

  it("leaves the other documents of an unordered insertMany in place", async () => {
    const documents = [{ email: "m-1" }, { email: "a@b.c" }, { email: "m-2" }];
    const error = await users()
      .insertMany(documents, { ordered: false })
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(MongoBulkWriteError);
    expect(error).toMatchObject({ code: 11000, insertedCount: 2, writeErrors: [{ index: 1 }] });
    expect(await users().countDocuments({ email: /^m-/ })).toBe(2);
  });

  it("ends an ordered insertMany at that document", async () => {
    const documents = [{ email: "o-1" }, { email: "a@b.c" }, { email: "o-2" }];
    const error = await users()
      .insertMany(documents)
      .catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: 11000, insertedCount: 1 });
  });
});

describe("racing writers of one key", () => {
  beforeAll(async () => {
    await races().createIndex({ key: 1 }, { unique: true });
  });

  it("let exactly one of 50 inserts win", async () => {
    const attempts = Array.from({ length: 50 }, () => races().insertOne({ key: "insert" }));
    expect(await outcomes(attempts)).toEqual({ succeeded: 1, codes: [11000] });
  });

  it("let all of 50 upserts succeed on one document", async () => {
    const upsert = () => races().findOneAndUpdate({ key: "upsert" }, { $inc: { n: 1 } }, { upsert: true });
    expect(await outcomes(Array.from({ length: 50 }, upsert))).toEqual({ succeeded: 50, codes: [] });
    expect(await races().find({ key: "upsert" }).toArray()).toMatchObject([{ n: 50 }]);
  });

  it("let all of 50 updateOne upserts succeed on one document", async () => {
    const upsert = () => races().updateOne({ key: "update" }, { $inc: { n: 1 } }, { upsert: true });
    expect(await outcomes(Array.from({ length: 50 }, upsert))).toEqual({ succeeded: 50, codes: [] });
    expect(await races().find({ key: "update" }).toArray()).toMatchObject([{ n: 50 }]);
  });

  it("let all upserts of a few keys succeed, again and again", async () => {
    const upsert = (key: string) => races().findOneAndUpdate({ key }, { $inc: { n: 1 } }, { upsert: true });
    for (let round = 0; round < 20; round++) {
      const keys = Array.from({ length: 100 }, (_, n) => `round ${round}, key ${n % 5}`);
      expect(await outcomes(keys.map(upsert))).toEqual({ succeeded: 100, codes: [] });
    }
    expect(await races().countDocuments({ key: /^round/, n: 20 })).toBe(100);
  });

  it("count every one of 200 increments", async () => {
    await races().insertOne({ key: "count", n: 0 });
    await Promise.all(Array.from({ length: 200 }, () => races().updateOne({ key: "count" }, { $inc: { n: 1 } })));
    expect(await races().findOne({ key: "count" })).toMatchObject({ n: 200 });
  });

  it("let exactly one of 50 claim a document", async () => {
    await races().insertOne({ key: "claim", state: "new" });
    const claim = (by: number) =>
      races().findOneAndUpdate({ key: "claim", state: "new" }, { $set: { state: "taken", by } });
    const claims = await Promise.all(Array.from({ length: 50 }, (_, by) => claim(by)));
    expect(claims.filter(Boolean)).toHaveLength(1);
  });

  it("let exactly one of 50 conditional updates change a document", async () => {
    await races().insertOne({ key: "flip", v: 0 });
    const flips = Array.from({ length: 50 }, () => races().updateOne({ key: "flip", v: 0 }, { $set: { v: 1 } }));
    const changed = (await Promise.all(flips)).reduce((sum, { modifiedCount }) => sum + modifiedCount, 0);
    expect(changed).toBe(1);
  });

  it("hand out no queue entry twice", async () => {
    const queue = db.collection("queue");
    await queue.insertMany(Array.from({ length: 50 }, (_, order) => ({ order, taken: false })));
    const take = () => queue.findOneAndUpdate({ taken: false }, { $set: { taken: true } }, { sort: { order: 1 } });
    const taken = (await Promise.all(Array.from({ length: 50 }, take))).flatMap((entry) =>
      entry ? [String(entry._id)] : [],
    );
    expect(new Set(taken).size).toBe(taken.length);
    expect(taken.length).toBeGreaterThan(0);
  });

  it("create a new collection once when 50 insert into it first", async () => {
    await Promise.all(Array.from({ length: 50 }, (_, n) => db.collection("fresh").insertOne({ n })));
    expect(await db.collection("fresh").countDocuments()).toBe(50);
  });
});

describe("a unique index", () => {
  it("covers compound keys in both directions, missing ones included", async () => {
    const pairs = db.collection("pairs");
    await pairs.createIndex({ a: 1, b: -1 }, { unique: true });
    await pairs.insertMany([{ a: 1, b: 1 }, { a: 1, b: 2 }, { a: 5 }]);
    const error = await refusal(pairs.insertOne({ a: 1, b: 2 }));
    expect(error).toMatchObject({ code: 11000, keyPattern: { a: 1, b: -1 }, keyValue: { a: 1, b: 2 } });
    expect(await refusal(pairs.insertOne({ a: 5 }))).toMatchObject({ code: 11000 });
  });

  it("with a descending key refuses a second null", async () => {
    const falling = db.collection("falling");
    await falling.createIndex({ a: -1 }, { unique: true });
    await falling.insertOne({ a: null });
    expect(await refusal(falling.insertOne({}))).toMatchObject({ code: 11000 });
  });

  it("that is partial sees only the documents of its filter", async () => {
    const rooms = db.collection("rooms");
    await rooms.createIndex({ user: 1 }, { unique: true, partialFilterExpression: { open: true } });
    await rooms.insertMany([{ user: 1, open: true }, { user: 1, open: false }, { user: 1 }]);
    expect(await refusal(rooms.insertOne({ user: 1, open: true }))).toMatchObject({ code: 11000 });
    expect(await refusal(rooms.updateOne({ open: false }, { $set: { open: true } }))).toMatchObject({ code: 11000 });
  });

  it("may filter by $in, $exists, $type and comparison", async () => {
    const kinds = db.collection("kinds");
    await kinds.createIndex({ a: 1, s: 1 }, { unique: true, partialFilterExpression: { s: { $in: ["x", "y"] } } });
    const filter = { a: { $exists: true }, d: { $type: "string" }, n: { $gt: 5 } };
    await kinds.createIndex({ a: 1 }, { unique: true, partialFilterExpression: filter });
    await kinds.insertOne({ a: 1, s: "x" });
    await kinds.insertOne({ a: 1, s: "z" });
    expect(await refusal(kinds.insertOne({ a: 1, s: "x" }))).toMatchObject({ code: 11000 });
  });

  it("that is sparse ignores missing keys but not null", async () => {
    const sparse = db.collection("sparse");
    await sparse.createIndex({ a: 1 }, { unique: true, sparse: true });
    await sparse.insertMany([{}, {}, { a: 1 }, { a: null }]);
    expect(await refusal(sparse.insertOne({ a: 1 }))).toMatchObject({ code: 11000 });
    expect(await refusal(sparse.insertOne({ a: null }))).toMatchObject({ code: 11000 });
  });

  it("covers every element of an array", async () => {
    const tags = db.collection("tags");
    await tags.createIndex({ t: 1 }, { unique: true });
    await tags.insertOne({ t: ["a", "b"] });
    expect(await refusal(tags.insertOne({ t: ["b", "c"] }))).toMatchObject({ code: 11000, keyPattern: { t: 1 } });
  });

  it("is not built over duplicates", async () => {
    const doubled = db.collection("doubled");
    await doubled.insertMany([{ a: 1 }, { a: 1 }]);
    expect(await refusal(doubled.createIndex({ a: 1 }, { unique: true }))).toMatchObject({ code: 11000 });
    expect(await doubled.indexes()).toHaveLength(1);
  });

  it("with a collation is refused: a normalised field takes its place", async () => {
    const attempt = db
      .collection("collated")
      .createIndex({ e: 1 }, { unique: true, collation: { locale: "en", strength: 2 } });
    expect(await refusal(attempt)).toMatchObject({ code: 67 });
  });
});
