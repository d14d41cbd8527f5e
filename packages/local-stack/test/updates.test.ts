import { type Db, type MongoServer, startMongoServer } from "./support/mongo-server.ts";

let server: MongoServer;
let db: Db;

beforeAll(async () => {
  server = await startMongoServer();
  db = (await server.connect()).db("updates");
});
afterAll(() => server.stop());

const upsert = () => {
  const options = { upsert: true, returnDocument: "after", includeResultMetadata: true } as const;
  return db.collection("upserts").findOneAndUpdate({ key: 1 }, { $set: { a: 1 }, $setOnInsert: { n: 0 } }, options);
};

describe("findOneAndUpdate", () => {
  it("answers the document before or after, with a projection", async () => {
    const counts = db.collection("counts");
    await counts.insertOne({ key: 1, n: 1 });
    expect(await counts.findOneAndUpdate({ key: 1 }, { $inc: { n: 2 } })).toMatchObject({ n: 1 });
    const after = await counts.findOneAndUpdate(
      { key: 1 },
      { $inc: { n: 2 }, $set: { name: "k" } },
      { returnDocument: "after", projection: { n: 1, _id: 0 } },
    );
    expect(after).toEqual({ n: 5 });
  });

  it("works on arrays: filters, position, push with slice, pull, addToSet", async () => {
    const carts = db.collection<{ tags: string[]; items: { sku: string; qty: number }[] }>("carts");
    const items = [
      { sku: "a", qty: 1 },
      { sku: "b", qty: 2 },
    ];
    await carts.insertOne({ tags: [], items });
    await carts.updateOne({}, { $set: { "items.$[x].qty": 9 } }, { arrayFilters: [{ "x.sku": "b" }] });
    const push = { $each: ["1", "2", "3"], $slice: -2 };
    await carts.findOneAndUpdate({ "items.sku": "a" }, { $inc: { "items.$.qty": 4 }, $push: { tags: push } });
    const change = { $pull: { items: { sku: "a" } }, $addToSet: { tags: "3" } };
    expect(await carts.findOneAndUpdate({ "items.sku": "b" }, change)).toMatchObject({
      tags: ["2", "3"],
      items: [{ qty: 5 }, { qty: 9 }],
    });
    expect(await carts.findOne()).toMatchObject({ tags: ["2", "3"], items: [{ sku: "b", qty: 9 }] });
  });

  it("distinguishes an upsert, an update, and an update that changes nothing", async () => {
    const first = await upsert();
    expect(first.value).toMatchObject({ n: 0, a: 1 });
    expect(first.lastErrorObject).toMatchObject({ updatedExisting: false, upserted: first.value?._id });
    expect((await upsert()).lastErrorObject).toMatchObject({ n: 1, updatedExisting: true });
  });

  it("sorts before it takes one", async () => {
    const queue = db.collection("queue");
    await queue.insertMany([{ at: 3 }, { at: 1 }, { at: 2 }]);
    expect(await queue.findOneAndDelete({}, { sort: { at: 1 } })).toMatchObject({ at: 1 });
    expect(await queue.findOneAndReplace({}, { at: 9 }, { sort: { at: -1 } })).toMatchObject({ at: 3 });
    expect(await queue.distinct("at")).toEqual(expect.arrayContaining([2, 9]));
  });
});

describe("updateOne and its kin", () => {
  it("distinguish matched, modified and upserted", async () => {
    const things = db.collection("things");
    await things.insertOne({ a: 1 });
    expect(await things.updateOne({ a: 1 }, { $set: { a: 1 } })).toMatchObject({ matchedCount: 1, modifiedCount: 0 });
    const upserted = await things.updateOne({ a: 7 }, { $set: { b: 1 } }, { upsert: true });
    expect(upserted).toMatchObject({ matchedCount: 0, upsertedCount: 1, upsertedId: expect.anything() });
    expect(await things.updateMany({}, { $set: { c: 1 } })).toMatchObject({ matchedCount: 2, modifiedCount: 2 });
    expect(await things.replaceOne({ a: 7 }, { a: 8 })).toMatchObject({ modifiedCount: 1 });
    expect(await things.deleteMany({ a: { $gt: 5 } })).toEqual({ acknowledged: true, deletedCount: 1 });
    expect(await things.deleteOne({ a: "absent" })).toMatchObject({ deletedCount: 0 });
  });

  it("accept an aggregation pipeline", async () => {
    const pipes = db.collection("pipes");
    await pipes.insertOne({ name: "x", n: 4 });
    await pipes.updateOne({ name: "x" }, [
      { $set: { n: { $multiply: ["$n", 2] }, title: { $concat: ["$name", "!"] } } },
    ]);
    expect(await pipes.findOne()).toMatchObject({ n: 8, title: "x!" });
  });

  it("know $unset, $min, $max, $rename, $currentDate and $bit", async () => {
    const operators = db.collection("operators");
    await operators.insertOne({ gone: 1, low: 5, high: 5, old: "v", bits: 0b1100 });
    await operators.updateOne(
      {},
      {
        $unset: { gone: "" },
        $min: { low: 3 },
        $max: { high: 7 },
        $rename: { old: "fresh" },
        $currentDate: { at: true },
        $bit: { bits: { and: 0b0100 } },
      },
    );
    const found = await operators.findOne({}, { projection: { _id: 0 } });
    expect(found).toEqual({ low: 3, high: 7, fresh: "v", bits: 4, at: expect.any(Date) });
  });
});

it("bulkWrite does every kind of write in order", async () => {
  const result = await db
    .collection("bulk")
    .bulkWrite([
      { insertOne: { document: { key: "b-1" } } },
      { updateOne: { filter: { key: "b-1" }, update: { $set: { name: "z" } } } },
      { updateOne: { filter: { key: "b-2" }, update: { $set: { name: "z" } }, upsert: true } },
      { updateMany: { filter: { key: /^b/ }, update: { $inc: { n: 1 } } } },
      { replaceOne: { filter: { key: "b-2" }, replacement: { key: "b-3" } } },
      { deleteOne: { filter: { key: "b-3" } } },
    ]);
  expect(result).toMatchObject({ insertedCount: 1, modifiedCount: 4, upsertedCount: 1, deletedCount: 1 });
  expect(
    await db
      .collection("bulk")
      .find({}, { projection: { _id: 0 } })
      .toArray(),
  ).toEqual([{ key: "b-1", name: "z", n: 1 }]);
});

it("the immutable _id cannot be changed", async () => {
  await db.collection("fixed").insertOne({ a: 1 });
  await expect(db.collection("fixed").updateOne({ a: 1 }, { $set: { _id: 5 } })).rejects.toMatchObject({ code: 66 });
});
