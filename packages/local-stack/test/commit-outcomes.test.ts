import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { eventually, signal } from "../src/processes.ts";
import { socketHost } from "../src/servers/socket-host.ts";
import { type MongoServer, startMongoServer } from "./support/mongo-server.ts";
import { type Document, Long, UUID } from "./support/mongo.ts";
import { RawClient } from "./support/wire.ts";

let server: MongoServer;
let client: RawClient;

beforeAll(async () => {
  server = await startMongoServer({ durable: true, gateway: { MONGO_GATEWAY_TTL_INTERVAL_MS: "200" } });
});
afterAll(() => server.stop());

beforeEach(async () => {
  client = await RawClient.open(server.port);
});
afterEach(() => client.close());

const newTransaction = () => ({
  lsid: { id: new UUID(randomUUID()) },
  txnNumber: Long.fromNumber(1),
  autocommit: false,
});
type Transaction = ReturnType<typeof newTransaction>;

const ask = (command: Document) => client.ask({ ...command, $db: "outcomes" });
const insert = (transaction: Transaction, words: string) =>
  ask({ insert: "notes", documents: [{ words }], startTransaction: true, ...transaction });
const commit = (transaction: Transaction) => client.ask({ commitTransaction: 1, ...transaction, $db: "admin" });
const timesStored = async (words: string) => (await ask({ count: "notes", query: { words } })).n as number;

const kill = async (name: "postgres" | "gateway") => {
  const killed = server.pids[name];
  signal(killed, "SIGKILL");
  expect(await eventually(() => server.pids[name] !== killed, 30_000)).toBe(true);
};

/** A look into PostgreSQL past the gateway. */
const onPostgres = async <T>(use: (postgres: Client) => Promise<T>): Promise<T> => {
  const socket = socketHost(server.socketDirectory);
  const postgres = new Client({ host: socket.host, user: "postgres", database: "postgres" });
  postgres.on("error", () => undefined);
  await postgres.connect();
  try {
    return await use(postgres);
  } finally {
    await postgres.end().catch(() => undefined);
    socket.close();
  }
};

const remembered = async (postgres: Client) =>
  (await postgres.query("SELECT FROM public.transaction_outcomes")).rowCount;

const reconnect = async () => {
  client.close();
  const opened = async () => {
    client = await RawClient.open(server.port);
    return true;
  };
  expect(await eventually(() => opened().catch(() => false), 30_000)).toBe(true);
};

it("a commit whose answer went down with the gateway is acknowledged when it is repeated", async () => {
  const transaction = newTransaction();
  await insert(transaction, "answered twice");
  expect(await commit(transaction)).toMatchObject({ ok: 1 });
  await kill("gateway");
  await reconnect();
  expect(await commit(transaction)).toMatchObject({ ok: 1 });
  expect(await timesStored("answered twice")).toBe(1);
});

it("a transaction that went down with the gateway is to be run again", async () => {
  const transaction = newTransaction();
  await insert(transaction, "never committed");
  await kill("gateway");
  await reconnect();
  expect(await commit(transaction)).toMatchObject({ code: 251, errorLabels: ["TransientTransactionError"] });
  expect(await timesStored("never committed")).toBe(0);
});

it("a commit that PostgreSQL died before is not taken for another's that got its transaction id", async () => {
  const transaction = newTransaction();
  await insert(transaction, "cut off");
  const answer = await onPostgres(async (postgres) => {
    await postgres.query("BEGIN; LOCK TABLE public.transaction_outcomes");
    const committing = commit(transaction);
    const waiting = "SELECT 1 FROM pg_locks WHERE NOT granted AND relation = 'public.transaction_outcomes'::regclass";
    expect(await eventually(async () => (await postgres.query(waiting)).rowCount === 1, 10_000)).toBe(true);
    await kill("postgres");
    return committing;
  });
  expect(answer).toMatchObject({ code: 251, errorLabels: ["TransientTransactionError"] });
  expect(await timesStored("cut off")).toBe(0);
});

it("outcomes are forgotten once no driver asks for them any more", async () => {
  const [old, recent] = [newTransaction(), newTransaction()];
  await insert(old, "old");
  await commit(old);
  await onPostgres(async (postgres) => {
    await postgres.query("UPDATE public.transaction_outcomes SET at = now() - interval '1 hour'");
    await insert(recent, "recent");
    await commit(recent);
    expect(await eventually(async () => (await remembered(postgres)) === 1, 10_000)).toBe(true);
  });
});

it("what only read leaves nothing to remember", async () => {
  const reading = newTransaction();
  await onPostgres(async (postgres) => {
    const before = await remembered(postgres);
    await ask({ find: "notes", startTransaction: true, ...reading });
    expect(await commit(reading)).toMatchObject({ ok: 1 });
    expect(await remembered(postgres)).toBe(before);
  });
});
