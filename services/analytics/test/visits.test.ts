import { siteVisited, type SiteVisitCount } from "@legal/contracts";
import { envelope, exchangeName, startConsumer, type Consumer, type Subscription } from "@legal/event-bus";
import { startBroadcaster, type Broadcaster } from "@legal/event-bus/broadcaster";
import { newId } from "@legal/service-kit";
import { until } from "@legal/test-kit";
import mongoose from "mongoose";
import { connect, type Channel, type ChannelModel } from "amqplib";
import { deleteOldVisits } from "../src/delete-old-visits.ts";
import { onSiteVisited } from "../src/subscribers/on-site-visited.ts";
import { admin, analyticsUnderTest, newVisitor } from "./support.ts";

const analytics = analyticsUnderTest();
const staff = admin();
let consumer: Consumer;
let failures = 0;
let gateway: Broadcaster;
let broker: ChannelModel;
let channel: Channel;

/** Counts, and then fails as often as `failures` says, before the transaction ends. */
const counting: Subscription = {
  ...onSiteVisited,
  accept: (payload) => {
    const { handle, ...accepted } = onSiteVisited.accept(payload);
    return {
      ...accepted,
      handle: async (context) => {
        await handle(context);
        failures -= 1;
        if (failures >= 0) throw new Error("the database says no at the end");
      },
    };
  },
};

beforeAll(async () => {
  const { rabbitmqUrl: rabbitUrl, namespace } = analytics.services;
  const { logger } = analytics.logs;
  consumer = startConsumer({ service: "analytics", rabbitUrl, namespace, logger, subscriptions: [counting] });
  await consumer.connected();
  gateway = startBroadcaster({ rabbitUrl, namespace, logger });
  await gateway.connected();
  broker = await connect(rabbitUrl);
  channel = await broker.createChannel();
});
afterAll(async () => {
  await broker.close();
  await gateway.stop();
  await consumer.stop();
});
afterEach(async () => {
  for (const name of ["site_visits", "page_views", "page_view_totals"])
    await mongoose.connection.collection(name).deleteMany({});
});

const days = async () => (await analytics.http.get<SiteVisitCount[]>("/api/analytics/site-visits", { as: staff })).body;

/** Puts an event on the bus as it is; the same id again is a redelivery. */
const deliver = (id: string, visitDate: string): void => {
  const { rabbitmqUrl: _url, namespace } = analytics.services;
  const event = { id, name: siteVisited.name, occurredAt: new Date().toISOString(), payload: { visitDate } };
  channel.publish(exchangeName(namespace), siteVisited.name, Buffer.from(JSON.stringify(envelope.parse(event))));
};

describe("visits published by the gateway", () => {
  it("are counted per day, newest day first", async () => {
    for (const visitDate of ["2026-11-19", "2026-11-20", "2026-11-20"]) gateway.publish(siteVisited, { visitDate });
    await until(async () => (await days()).length === 2 && (await days())[0]?.visitorCount === 2);
    expect(await days()).toEqual([
      { visitDate: "2026-11-20", visitorCount: 2 },
      { visitDate: "2026-11-19", visitorCount: 1 },
    ]);
  });

  it("are counted once, however often one is delivered", async () => {
    const id = newId();
    for (let times = 0; times < 5; times += 1) deliver(id, "2026-11-20");
    deliver(newId(), "2026-11-21");
    await until(async () => (await days()).some(({ visitDate }) => visitDate === "2026-11-21"));
    expect((await days()).at(-1)).toEqual({ visitDate: "2026-11-20", visitorCount: 1 });
  });
});

describe("a visit whose transaction fails", () => {
  it("is counted once when it is tried again", async () => {
    failures = 2;
    deliver(newId(), "2026-11-20");
    await until(async () => (await days()).length > 0);
    expect(await days()).toEqual([{ visitDate: "2026-11-20", visitorCount: 1 }]);
    expect(failures).toBeLessThan(0);
  });
});

describe("records of visits", () => {
  it("are kept for three months and then removed; the totals stay", async () => {
    const now = new Date();
    await analytics.http.post("/api/analytics/page-views", { serviceType: "complaint" }, { headers: newVisitor() });
    const { insertedIds } = await mongoose.connection
      .collection<{ _id: string; visitorCount: number }>("site_visits")
      .insertMany([
        { _id: "2026-08-14", visitorCount: 3 },
        { _id: "2026-08-15", visitorCount: 4 },
      ]);
    expect(Object.keys(insertedIds)).toHaveLength(2);
    expect(await deleteOldVisits(3, new Date("2026-11-15T03:00:00Z"))).toBe(1);
    expect((await days()).map(({ visitDate }) => visitDate)).toEqual(["2026-08-15"]);

    const views = () => mongoose.connection.collection("page_views").countDocuments();
    const later = (count: number) => new Date(now.getTime() + count * 86_400_000);
    await deleteOldVisits(3, later(85));
    expect(await views()).toBe(1);
    await deleteOldVisits(3, later(93));
    expect(await views()).toBe(0);
    expect(await mongoose.connection.collection("page_view_totals").findOne({})).toMatchObject({ count: 1 });
  });
});
