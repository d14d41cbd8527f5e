import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { text } from "node:stream/consumers";
import { type Db, type MongoClient, type MongoServer, startMongoServer } from "./support/mongo-server.ts";
import { refusal } from "./support/expect-error.ts";
import { RawClient } from "./support/wire.ts";

const POOL = 3;
const WAIT_MS = 500;

let server: MongoServer;
let client: MongoClient;
let db: Db;

beforeAll(async () => {
  server = await startMongoServer({
    gateway: {
      MONGO_GATEWAY_MAX_POSTGRES_CONNECTIONS: `${POOL}`,
      MONGO_GATEWAY_POSTGRES_WAIT_MS: `${WAIT_MS}`,
      MONGO_GATEWAY_POSTGRES_IDLE_MS: "300",
      MONGO_GATEWAY_MAX_CLIENT_CONNECTIONS: "60",
    },
  });
  client = await server.connect({ retryWrites: false, retryReads: false });
  db = client.db("limits");
  await db.collection("things").insertOne({ n: 0 });
});
afterAll(() => server.stop());

/** Transactions that hold every connection to PostgreSQL there is. */
const occupyPool = () =>
  Promise.all(
    Array.from({ length: POOL }, async () => {
      const session = client.startSession();
      session.startTransaction();
      await db.collection("things").findOne({}, { session });
      return session;
    }),
  );

it("100 clients at once share a few connections to PostgreSQL", async () => {
  const work = Array.from({ length: 100 }, (_, n) => db.collection("busy").insertOne({ n }));
  await Promise.all(work);
  expect(await db.collection("busy").countDocuments()).toBe(100);
});

it("a command that gets no connection in time is refused with a clear error, and works again afterwards", async () => {
  const sessions = await occupyPool();
  const startedAt = Date.now();
  const error = await refusal(db.collection("things").findOne());
  expect(error).toMatchObject({ code: 262, message: `no connection to the database became free within ${WAIT_MS} ms` });
  expect(Date.now() - startedAt).toBeLessThan(WAIT_MS + 10_000);
  await Promise.all(sessions.map((session) => session.abortTransaction()));
  expect(await db.collection("things").findOne()).toMatchObject({ n: 0 });
});

it("a transaction that gets no connection is to be tried again", async () => {
  const sessions = await occupyPool();
  const late = client.startSession();
  late.startTransaction();
  const error = await refusal(db.collection("things").findOne({}, { session: late }));
  expect(error.hasErrorLabel("TransientTransactionError")).toBe(true);
  await Promise.all([...sessions, late].map((session) => session.endSession()));
});

it("connections beyond the limit are turned away, the others go on", async () => {
  const raw = await Promise.all(Array.from({ length: 60 }, () => RawClient.open(server.port)));
  const extra = await RawClient.open(server.port);
  await extra.closed;
  raw.forEach((one) => one.close());
  expect(await db.collection("things").countDocuments()).toBe(1);
});

it("maxTimeMS ends a command that takes too long", async () => {
  const many = db.collection("many");
  await many.insertMany(Array.from({ length: 3_000 }, (_, i) => ({ i })));
  const join = {
    from: "many",
    let: { i: "$i" },
    pipeline: [{ $match: { $expr: { $gt: ["$i", "$$i"] } } }, { $count: "n" }],
    as: "above",
  };
  const slow = many
    .aggregate([{ $lookup: join }, { $group: { _id: null, n: { $sum: 1 } } }], { maxTimeMS: 50 })
    .toArray();
  expect(await refusal(slow)).toMatchObject({ code: 50, codeName: "MaxTimeMSExpired" });
});

describe("the gateway does not start", () => {
  const main = fileURLToPath(new URL("../src/mongo-gateway/main.ts", import.meta.url));
  const run = async (env: Record<string, string>) => {
    const child = spawn(process.execPath, [main], {
      env: { PATH: process.env.PATH, ...env },
      stdio: ["ignore", "ignore", "pipe"],
    });
    const [said, [code]] = await Promise.all([text(child.stderr), once(child, "exit")]);
    return { said, code: code as number };
  };

  it("on a PostgreSQL without the mandatory index setting", async () => {
    const { said, code } = await run({
      MONGO_GATEWAY_PORT: "1",
      MONGO_GATEWAY_POSTGRES_SOCKET: server.socketDirectory,
      PGOPTIONS: "-c documentdb.defaultUseCompositeOpClass=on",
    });
    expect(said).toContain("PostgreSQL must run with documentdb.defaultUseCompositeOpClass=off, but it is on");
    expect(code).toBe(1);
  });

  it("on a port in use", async () => {
    const { said, code } = await run({
      MONGO_GATEWAY_PORT: `${server.port}`,
      MONGO_GATEWAY_POSTGRES_SOCKET: server.socketDirectory,
    });
    expect(said).toContain("EADDRINUSE");
    expect(code).toBe(1);
  });

  it("with a setting that is no number", async () => {
    const { said, code } = await run({ MONGO_GATEWAY_PORT: "many", MONGO_GATEWAY_POSTGRES_SOCKET: "/nowhere" });
    expect(said).toContain("MONGO_GATEWAY_PORT must be a whole number, not many");
    expect(code).toBe(1);
  });
});
