import { defineEvent } from "@legal/contracts";
import { on, startConsumer, startRelay } from "@legal/event-bus";
import { openBarePublisher } from "@legal/event-bus/testing";
import { createLogger, newId, type Logger } from "@legal/service-kit";
import { connectMongo, disconnectMongo } from "@legal/service-kit/mongo";
import { until } from "@legal/test-kit";
import type { Platform } from "@legal/test-kit/platform";
import mongoose from "mongoose";
import { z } from "zod";
import { median, row, type Row } from "./statistics.ts";

const NAMESPACE = "bench";
const SERVICE = "ledger";
const EVENTS = 10_000;
const KEYS = 250;
const WINDOW = 100;
const ROUNDS = 3;
const RELAY_BOUND = 0.7;
const HANDLED_BOUND = 500;

const paid = defineEvent(
  "bench.paid.v1",
  "Money came in",
  z.object({ account: z.string(), amount: z.number() }),
  ({ account }) => account,
);
const Entry = mongoose.model("BenchEntry", new mongoose.Schema({ account: String, amount: Number }));

const outbox = () => mongoose.connection.collection<{ _id: string }>("outbox");

const rows = () =>
  Array.from({ length: EVENTS }, (_, index) => ({
    _id: newId(),
    name: paid.name,
    occurredAt: new Date().toISOString(),
    payload: { account: `account ${index % KEYS}`, amount: index },
    requestId: null,
  }));

const perSecond = async (work: () => Promise<unknown>): Promise<number> => {
  const startedAt = performance.now();
  await work();
  return EVENTS / ((performance.now() - startedAt) / 1000);
};

const measureRelay = async (rabbitUrl: string, logger: Logger): Promise<{ relayed: number; bare: number }> => {
  await outbox().insertMany(rows());
  const relay = startRelay({ rabbitUrl, logger, namespace: NAMESPACE, deliverTo: { [SERVICE]: [paid] } });
  await relay.connected();
  const relayed = await perSecond(() =>
    until(async () => (await outbox().findOne({}, { projection: { _id: 1 } })) === null, {
      timeoutMs: 60_000,
      intervalMs: 5,
    }),
  );
  await relay.stop();
  const contents = rows().map(({ _id: id, requestId: _none, ...event }) =>
    Buffer.from(JSON.stringify({ id, ...event })),
  );
  const publisher = await openBarePublisher(rabbitUrl, NAMESPACE);
  const bare = await perSecond(() => publisher.publish(paid.name, contents, WINDOW));
  await publisher.close();
  return { relayed, bare };
};

/** Handles what both publishers have left in the queue. */
const measureConsumer = async (rabbitUrl: string, logger: Logger): Promise<number> => {
  const book = on(paid, async (payload, { session }) => {
    await Entry.collection.insertOne(payload, { session });
  });
  const expected = (await Entry.countDocuments()) + 2 * EVENTS;
  const rate = await perSecond(async () => {
    const consumer = startConsumer({
      service: SERVICE,
      rabbitUrl,
      namespace: NAMESPACE,
      logger,
      subscriptions: [book],
    });
    await until(async () => (await Entry.countDocuments()) >= expected, { timeoutMs: 120_000 });
    await consumer.stop();
  });
  return 2 * rate;
};

/** Events of the platform's own outbox, relay and consumer on its own servers, beside bare publishing to the same queue. */
export const benchEvents = async ({ urls }: Platform): Promise<Row[]> => {
  const logger = createLogger("bench", "warn");
  await connectMongo({ url: urls.mongodbUrl, database: "bench_events", logger });
  const [relayed, bare, handled]: [number[], number[], number[]] = [[], [], []];
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const rates = await measureRelay(urls.rabbitmqUrl, logger);
      relayed.push(rates.relayed);
      bare.push(rates.bare);
      handled.push(await measureConsumer(urls.rabbitmqUrl, logger));
    }
  } finally {
    await mongoose.connection.dropDatabase();
    await disconnectMongo();
  }
  // The first round is warm-up.
  const [relay, publish, handle] = [relayed, bare, handled].map((rates) => median(rates.slice(1))) as [
    number,
    number,
    number,
  ];
  return [
    row(
      `relay: published events a second, confirms in windows of ${WINDOW}`,
      `${relay.toFixed(0)} (bare publishing ${publish.toFixed(0)}, ratio ${(relay / publish).toFixed(2)})`,
      `≥ ${RELAY_BOUND} ×`,
      relay >= RELAY_BOUND * publish,
    ),
    row(
      `consumer: handled events a second, ${KEYS} partition keys`,
      handle.toFixed(0),
      `≥ ${HANDLED_BOUND}`,
      handle >= HANDLED_BOUND,
    ),
  ];
};
