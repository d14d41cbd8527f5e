import { type Db, type MongoServer, startMongoServer } from "./support/mongo-server.ts";
import type { Document } from "./support/mongo.ts";

let server: MongoServer;
let db: Db;

beforeAll(async () => {
  server = await startMongoServer();
  db = (await server.connect()).db("aggregation");
  const start = Date.UTC(2026, 0, 1);
  await db
    .collection("sales")
    .insertMany(
      Array.from({ length: 240 }, (_, i) => ({ i, shop: i % 4, amount: i, at: new Date(start + i * 3_600_000) })),
    );
  await db.collection("shops").insertMany([0, 1, 2].map((n) => ({ _id: n as never, name: `shop ${n}` })));
});
afterAll(() => server.stop());

const sales = (pipeline: Document[]) => db.collection("sales").aggregate(pipeline).toArray();

it("groups, sorts and projects", async () => {
  const totals = await sales([
    { $match: { i: { $lt: 8 } } },
    { $group: { _id: "$shop", total: { $sum: "$amount" }, n: { $sum: 1 } } },
    { $sort: { _id: 1 } },
    { $project: { _id: 0, shop: "$_id", total: 1, average: { $divide: ["$total", "$n"] } } },
  ]);
  expect(totals).toEqual([4, 6, 8, 10].map((total, shop) => ({ total, shop, average: total / 2 })));
});

it("joins, with and without a pipeline, and keeps what has no match", async () => {
  const joined = await sales([
    { $match: { i: { $in: [2, 3] } } },
    { $lookup: { from: "shops", localField: "shop", foreignField: "_id", as: "shop" } },
    { $unwind: { path: "$shop", preserveNullAndEmptyArrays: true } },
    { $sort: { i: 1 } },
  ]);
  expect(joined).toMatchObject([{ i: 2, shop: { name: "shop 2" } }, { i: 3 }]);
  const byPipeline = await db
    .collection("shops")
    .aggregate([
      { $match: { _id: 1 as never } },
      {
        $lookup: {
          from: "sales",
          let: { shop: "$_id" },
          pipeline: [{ $match: { $expr: { $eq: ["$shop", "$$shop"] } } }, { $count: "n" }],
          as: "sales",
        },
      },
    ])
    .toArray();
  expect(byPipeline).toMatchObject([{ sales: [{ n: 60 }] }]);
});

it("counts by facets and buckets", async () => {
  const [facets] = await sales([
    { $match: { amount: { $lt: 200 } } },
    {
      $facet: {
        all: [{ $count: "n" }],
        sizes: [{ $bucket: { groupBy: "$amount", boundaries: [0, 100, 200] } }, { $sort: { _id: 1 } }],
      },
    },
  ]);
  expect(facets).toMatchObject({
    all: [{ n: 200 }],
    sizes: [
      { _id: 0, count: 100 },
      { _id: 100, count: 100 },
    ],
  });
});

it("cuts days in Seoul's time zone", async () => {
  const days = await sales([
    { $group: { _id: { $dateToString: { date: "$at", format: "%Y-%m-%d", timezone: "Asia/Seoul" } }, n: { $sum: 1 } } },
    { $sort: { _id: 1 } },
    { $limit: 2 },
  ]);
  expect(days).toEqual([
    { _id: "2026-01-01", n: 15 },
    { _id: "2026-01-02", n: 24 },
  ]);
});

it("sums over a moving window", async () => {
  const windows = await sales([
    { $match: { shop: 1 } },
    {
      $setWindowFields: {
        partitionBy: "$shop",
        sortBy: { i: 1 },
        output: { running: { $sum: "$amount", window: { documents: ["unbounded", "current"] } } },
      },
    },
    { $sort: { i: 1 } },
    { $limit: 3 },
  ]);
  expect(windows.map(({ running }) => running as number)).toEqual([1, 6, 15]);
});

it("knows unions, root replacement, conditions and array operators", async () => {
  const rows = await sales([
    { $match: { i: { $lt: 2 } } },
    { $unionWith: { coll: "shops" } },
    {
      $replaceRoot: {
        newRoot: {
          kind: { $cond: [{ $gte: ["$i", 0] }, "sale", "shop"] },
          doubled: { $map: { input: [1, 2], in: { $multiply: ["$$this", 2] } } },
          sum: { $reduce: { input: [1, 2, 3], initialValue: 0, in: { $add: ["$$value", "$$this"] } } },
        },
      },
    },
    { $sort: { kind: 1 } },
  ]);
  expect(rows.map(({ kind }) => kind as string)).toEqual(["sale", "sale", "shop", "shop", "shop"]);
  expect(rows[0]).toMatchObject({ doubled: [2, 4], sum: 6 });
});

it("follows a graph", async () => {
  await db.collection("parents").insertMany([{ n: 1 }, { n: 2, of: 1 }, { n: 3, of: 2 }]);
  const graph = { from: "parents", startWith: "$of", connectFromField: "of", connectToField: "n", as: "above" };
  const [found] = await db
    .collection("parents")
    .aggregate([{ $match: { n: 3 } }, { $graphLookup: graph }])
    .toArray();
  expect(found?.above).toHaveLength(2);
});

it("writes its result by $merge and $out", async () => {
  const group = { $group: { _id: "$shop", n: { $sum: 1 } } };
  await sales([group, { $merge: { into: "merged" } }]);
  await sales([group, { $out: "replaced" }]);
  expect(await db.collection("merged").countDocuments()).toBe(4);
  expect(await db.collection("replaced").find().sort({ _id: 1 }).limit(1).toArray()).toEqual([{ _id: 0, n: 60 }]);
});

it("finds the top and the percentiles", async () => {
  const [found] = await sales([
    {
      $group: {
        _id: null,
        top: { $topN: { n: 2, sortBy: { amount: -1 }, output: "$amount" } },
        median: { $median: { input: "$amount", method: "approximate" } },
      },
    },
  ]);
  expect(found?.top).toEqual([239, 238]);
  expect(found?.median).toBeGreaterThan(110);
  expect(found?.median).toBeLessThan(130);
});
