import { readdirSync, readFileSync } from "node:fs";
import { setImmediate as immediate } from "node:timers/promises";
import { eventually, isAlive, signal } from "../src/processes.ts";
import { type MongoServer, startMongoServer } from "./support/mongo-server.ts";

const WRITERS = 16;
const KILLS = 4;

let server: MongoServer;

beforeAll(async () => {
  server = await startMongoServer({ durable: true });
});
afterAll(() => server.stop());

const childrenOf = (parent: number) =>
  readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        return Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, "utf8"))?.[1]) === parent;
      } catch {
        return false;
      }
    });

interface Entry {
  _id: number;
  unique: string;
  group: number;
}

it("kill -9 of every PostgreSQL process loses no acknowledged write, and writers see no more of it than a pause", async () => {
  const client = await server.connect({ maxPoolSize: 30 });
  const entries = client.db("durability").collection<Entry>("entries");
  await entries.createIndex({ unique: 1 }, { unique: true });
  await entries.createIndex({ group: 1, _id: -1 });
  const acknowledged: number[] = [];
  const failures: unknown[] = [];
  let next = 0;
  const writing = new AbortController();

  const writeOn = async () => {
    while (!writing.signal.aborted) {
      const _id = next++;
      const attempt = entries.insertOne({ _id, unique: `u${_id}`, group: _id % 10 });
      await attempt.then(
        () => acknowledged.push(_id),
        (error: unknown) => failures.push(error),
      );
    }
  };
  const writers = Array.from({ length: WRITERS }, writeOn);
  await eventually(() => acknowledged.length > 500, 30_000);

  const postmaster = server.pids.postgres;
  const backends = childrenOf(postmaster);
  expect(backends.length).toBeGreaterThan(WRITERS / 2);
  for (const pid of [postmaster, ...backends]) signal(pid, "SIGKILL");
  const beforeKill = acknowledged.length;

  expect(await eventually(() => server.pids.postgres !== postmaster && isAlive(server.pids.postgres), 30_000)).toBe(
    true,
  );
  expect(await eventually(() => acknowledged.length > beforeKill + 500, 30_000)).toBe(true);
  writing.abort();
  await Promise.all(writers);

  // An answer lost on its way is asked for again, and then meets what the first attempt had stored.
  expect(failures.filter((error) => (error as { code?: number }).code !== 11000)).toEqual([]);
  const stored = new Set((await entries.find({}, { projection: { _id: 1 } }).toArray()).map(({ _id }) => _id));
  expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
  const keys = acknowledged.map((id) => `u${id}`);
  expect(await entries.countDocuments({ unique: { $in: keys } })).toBe(keys.length);
  const byGroup = await Promise.all(Array.from({ length: 10 }, (_, group) => entries.countDocuments({ group })));
  expect(byGroup.reduce((sum, n) => sum + n, 0)).toBe(stored.size);
});

it("kill -9 of PostgreSQL in the midst of transactions leaves each of them whole or absent", async () => {
  const client = await server.connect();
  const db = client.db("durability");
  await Promise.all([db.createCollection("left"), db.createCollection("right")]);
  const committed: number[] = [];
  let next = 0;
  const writing = new AbortController();
  const writeOn = async () => {
    while (!writing.signal.aborted) {
      const n = next++;
      const attempt = client.withSession((session) =>
        session.withTransaction(async () => {
          await db.collection("left").insertOne({ n }, { session });
          await db.collection("right").insertOne({ n }, { session });
        }),
      );
      await attempt.then(
        () => committed.push(n),
        () => undefined,
      );
    }
  };
  const writers = Array.from({ length: 8 }, writeOn);
  for (let kill = 0; kill < KILLS; kill++) {
    const before = committed.length;
    expect(await eventually(() => committed.length > before + 100, 30_000)).toBe(true);
    const postmaster = server.pids.postgres;
    // One by one: a commit cut off by its own server process is looked up through another's, which dies next.
    for (const pid of [postmaster, ...childrenOf(postmaster)]) {
      signal(pid, "SIGKILL");
      await immediate();
    }
    expect(await eventually(() => server.pids.postgres !== postmaster, 30_000)).toBe(true);
  }
  const afterKills = committed.length;
  expect(await eventually(() => committed.length > afterKills + 100, 30_000)).toBe(true);
  writing.abort();
  await Promise.all(writers);

  const numbersIn = async (name: string) =>
    (await db.collection(name).find().sort({ n: 1 }).toArray()).map(({ n }) => n as number);
  const [left, right] = [await numbersIn("left"), await numbersIn("right")];
  expect(left).toEqual(right);
  expect(new Set(left).size).toBe(left.length);
  expect(committed.filter((n) => !left.includes(n))).toEqual([]);
});
