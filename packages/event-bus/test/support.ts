import { defineEvent } from "@legal/contracts";
import { newId } from "@legal/service-kit";
import { connectMongo, disconnectMongo, inTransaction } from "@legal/service-kit/mongo";
import { captureLogs, useBackingServices, type BackingServices, type CapturedLogs } from "@legal/test-kit";
import { connect, type Channel, type ChannelModel, type GetMessage } from "amqplib";
import mongoose from "mongoose";
import { z } from "zod";
import {
  exchangeName,
  on,
  recordEvent,
  startConsumer,
  startRelay,
  type Consumer,
  type Relay,
  type Subscription,
} from "../src/index.ts";
import { deadQueueName } from "../src/broker/topology.ts";

export const SERVICE = "ledger";
const money = z.object({ payment: z.string(), amount: z.number() });
export const paid = defineEvent("test.paid.v1", "Money came in, all into one account", money, () => "account");
export const transferred = defineEvent("test.transferred.v1", "Money moved", money, ({ payment }) => payment);
/** The same event as releases have it that know other grades. */
export const graded = (grades: readonly string[]) =>
  defineEvent(
    paid.name,
    "Money came in, with its grade",
    money.extend({ from: z.enum(grades), to: z.enum(grades) }),
    ({ payment }) => payment,
  );
export const noted = defineEvent("test.noted.v1", "Nobody listens to this", z.object({ text: z.string() }), () => "");

/** The change that the event describes. */
export const Payment = mongoose.model("Payment", new mongoose.Schema({ _id: String, amount: Number }));
/** The effect at the consumer; every run of the handler adds an entry, so that a second run shows. */
export const Entry = mongoose.model("Entry", new mongoose.Schema({ payment: String, amount: Number, at: Number }));

export const bookEntry: Subscription = on(paid, async ({ payment, amount }, { session }) => {
  const at = await Entry.countDocuments().session(session);
  await Entry.create([{ payment, amount, at }], { session });
});

export const pay = (amount = 1, payment = newId()): Promise<string> =>
  inTransaction(async (session) => {
    await Payment.create([{ _id: payment, amount }], { session });
    await recordEvent(paid, { payment, amount }, session);
    return payment;
  });

export const amountsBooked = async (): Promise<number[]> =>
  (await Entry.find().sort({ at: 1 }).lean()).map(({ amount }) => amount ?? 0);

export const outboxSize = (): Promise<number> => mongoose.connection.collection("outbox").countDocuments();

export interface Bus {
  backing: BackingServices;
  logs: CapturedLogs;
  relay: (rabbitUrl?: string) => Relay;
  consumer: (subscriptions?: Subscription[], rabbitUrl?: string) => Consumer;
  /** A plain client, as another program on the broker. */
  channel: () => Channel;
  publishRaw: (content: Buffer, routingKey?: string) => void;
  takeDeadLetter: () => Promise<GetMessage | undefined>;
}

/**
 * Sets a file up: stores, a plain broker client, and relays and consumers that are stopped after each test.
 * `reachMongo` may put something between the file and the database.
 */
export const setUpBus = (reachMongo = async (url: string): Promise<string> => url): Bus => {
  const backing = useBackingServices({ consumers: [SERVICE] });
  const { rabbitmqUrl, namespace } = backing;
  const logs = captureLogs();
  const running: { stop: () => Promise<void> }[] = [];
  let broker: ChannelModel;
  let channel: Channel;

  beforeAll(async () => {
    const url = await reachMongo(backing.mongodbUrl);
    await connectMongo({ url, database: backing.database, logger: logs.logger });
    broker = await connect(rabbitmqUrl);
    channel = await broker.createChannel();
  });
  afterEach(async () => {
    await Promise.all(running.splice(0).map((part) => part.stop()));
    await channel.deleteQueue(`${namespace}.${SERVICE}.events`);
    await channel.deleteQueue(deadQueueName(namespace, SERVICE));
    for (const name of ["outbox", "entries", "payments", "processed_events", "published_events", "unhandled_events"])
      await mongoose.connection.collection(name).deleteMany({});
  });
  afterAll(async () => {
    await broker.close();
    await disconnectMongo();
  });

  const keep = <T extends { stop: () => Promise<void> }>(part: T): T => {
    running.push(part);
    return part;
  };
  const shared = { logger: logs.logger, namespace };
  return {
    backing,
    logs,
    relay: (rabbitUrl = rabbitmqUrl) => keep(startRelay({ ...shared, rabbitUrl })),
    consumer: (subscriptions = [bookEntry], rabbitUrl = rabbitmqUrl) =>
      keep(startConsumer({ ...shared, service: SERVICE, rabbitUrl, subscriptions, tries: 3 })),
    channel: () => channel,
    publishRaw: (content, routingKey = paid.name) =>
      void channel.publish(exchangeName(namespace), routingKey, content, { persistent: true }),
    takeDeadLetter: async () => (await channel.get(deadQueueName(namespace, SERVICE), { noAck: true })) || undefined,
  };
};
