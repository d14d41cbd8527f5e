import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect as connectAmqp } from "amqplib";
import { Redis } from "ioredis";
import mongoose from "mongoose";
import { type Stack, startStack } from "../src/index.ts";
import { serverNames } from "../src/instance.ts";
import { eventually, isAlive, signal } from "../src/processes.ts";

const HEAL_WITHIN_MS = 30_000;

let dataDir: string;
let stack: Stack;
const reported: string[] = [];

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "supervision-"));
  stack = await startStack({ dataDir, durable: true, onProgress: (line) => reported.push(line) });
});
afterAll(async () => {
  await stack.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Tries until it works, as a client that reconnects does. */
const soon = async <T>(work: () => Promise<T>): Promise<T> => {
  let last: unknown;
  const done = await eventually(
    async () => {
      last = await work().then(
        (value) => ({ value }),
        (error: unknown) => ({ error }),
      );
      return "value" in (last as object);
    },
    HEAL_WITHIN_MS,
    100,
  );
  if (!done) throw (last as { error: unknown }).error;
  return (last as { value: T }).value;
};

const withMongo = async <T>(use: (db: mongoose.mongo.Db) => Promise<T>) => {
  const client = new mongoose.mongo.MongoClient(stack.urls.mongodbUrl, { serverSelectionTimeoutMS: 1_000 });
  try {
    return await use(client.db("supervision"));
  } finally {
    await client.close();
  }
};

const withRedis = async <T>(use: (redis: Redis) => Promise<T>) => {
  const redis = new Redis(stack.urls.redisUrl, { retryStrategy: () => null, lazyConnect: true });
  redis.on("error", () => undefined);
  try {
    await redis.connect();
    return await use(redis);
  } finally {
    redis.disconnect();
  }
};

const publish = async (queue: string, texts: string[]) => {
  const connection = await connectAmqp(stack.urls.rabbitmqUrl);
  connection.on("error", () => undefined);
  const channel = await connection.createConfirmChannel();
  await channel.assertQueue(queue, { durable: true, arguments: { "x-queue-type": "quorum" } });
  for (const text of texts) channel.sendToQueue(queue, Buffer.from(text), { persistent: true });
  await channel.waitForConfirms();
  await connection.close();
};

const consumeAll = async (queue: string) => {
  const connection = await connectAmqp(stack.urls.rabbitmqUrl);
  connection.on("error", () => undefined);
  const channel = await connection.createChannel();
  const texts: string[] = [];
  for (let message = await channel.get(queue); message; message = await channel.get(queue)) {
    texts.push(message.content.toString());
    channel.ack(message);
  }
  await connection.close();
  return texts;
};

/**
 * RabbitMQ 4.3 writes the names of new quorum queues to disk half a second after it has answered their declaration;
 * killed before that, it comes back with the queue empty.
 */
const queuesAreRegistered = () => {
  const quorum = join(dataDir, "rabbitmq/mnesia/legal@localhost/quorum/legal@localhost");
  const registered = readFileSync(join(quorum, "names.dets"), "latin1");
  const queues = readdirSync(quorum, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return queues.length > 0 && queues.every(({ name }) => registered.includes(name));
};

const killAndWait = async (name: (typeof serverNames)[number]) => {
  const killed = stack.pids[name];
  signal(killed, "SIGKILL");
  expect(await eventually(() => stack.pids[name] !== killed && isAlive(stack.pids[name]), HEAL_WITHIN_MS)).toBe(true);
};

it("the addresses are loopback, the processes are the servers themselves", () => {
  expect(stack.urls).toEqual({
    mongodbUrl: expect.stringMatching(/^mongodb:\/\/127\.0\.0\.1:\d+\//),
    redisUrl: expect.stringMatching(/^redis:\/\/127\.0\.0\.1:\d+$/),
    rabbitmqUrl: expect.stringMatching(/^amqp:\/\/guest:guest@127\.0\.0\.1:\d+$/),
  });
  expect(new Set(serverNames.map((name) => stack.pids[name])).size).toBe(4);
  expect(serverNames.every((name) => isAlive(stack.pids[name]))).toBe(true);
});

it("a killed gateway comes back with the same data", async () => {
  await withMongo((db) => db.collection("kept").insertOne({ n: 1 }));
  await killAndWait("gateway");
  expect(await soon(() => withMongo((db) => db.collection("kept").countDocuments()))).toBe(1);
});

it("a killed PostgreSQL comes back, and the gateway reconnects", async () => {
  const gateway = stack.pids.gateway;
  await withMongo((db) => db.collection("kept").insertOne({ n: 2 }));
  await killAndWait("postgres");
  expect(await soon(() => withMongo((db) => db.collection("kept").countDocuments()))).toBe(2);
  expect(stack.pids.gateway).toBe(gateway);
});

it("a killed Redis comes back with every acknowledged write", async () => {
  await withRedis((redis) => Promise.all(Array.from({ length: 200 }, (_, n) => redis.set(`key-${n}`, `${n}`))));
  await killAndWait("redis");
  expect(await soon(() => withRedis((redis) => redis.dbsize()))).toBe(200);
  expect(await withRedis((redis) => redis.get("key-199"))).toBe("199");
});

it("a killed RabbitMQ comes back with every confirmed message, in order", async () => {
  const texts = Array.from({ length: 200 }, (_, n) => `message ${n}`);
  await publish("durable", texts);
  await eventually(queuesAreRegistered, 5_000);
  await killAndWait("rabbitmq");
  expect(await soon(() => consumeAll("durable"))).toEqual(texts);
});

it("a server killed again and again is started again and again", async () => {
  for (const _ of [1, 2, 3]) await killAndWait("redis");
  expect(await soon(() => withRedis((redis) => redis.ping()))).toBe("PONG");
});

it("every end and every restart is reported", () => {
  expect(reported).toContain("redis ended unexpectedly (SIGKILL); starting it again");
  expect(reported).toContain("rabbitmq answers again");
});

it("a second start on the same data is refused while this one runs", async () => {
  await expect(startStack({ dataDir, durable: true })).rejects.toThrow(/already run, under process \d+/);
});
