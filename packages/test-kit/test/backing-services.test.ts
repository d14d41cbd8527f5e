import { newId } from "@legal/service-kit";
import { connectMongo, disconnectMongo, inTransaction } from "@legal/service-kit/mongo";
import { connect } from "amqplib";
import { Redis } from "ioredis";
import mongoose from "mongoose";
import { captureLogs, startTcpProxy, until, useBackingServices } from "../src/index.ts";

const backing = useBackingServices();
const Thing = mongoose.model("Thing", new mongoose.Schema({ _id: String }));

describe("backing services", () => {
  it("are a MongoDB with transactions in a database of this file's own", async () => {
    await connectMongo({ url: backing.mongodbUrl, database: backing.database, logger: captureLogs().logger });
    await inTransaction((session) => Thing.create([{ _id: newId() }], { session }));
    expect(await Thing.countDocuments()).toBe(1);
    expect(mongoose.connection.name).toBe(backing.database);
    await disconnectMongo();
  });

  it("are a Redis with keys of this file's own", async () => {
    const redis = new Redis(backing.redisUrl);
    await redis.set("key", "value");
    expect(await redis.keys("*key")).toEqual([`${backing.namespace}:key`]);
    redis.disconnect();
  });

  it("are a RabbitMQ", async () => {
    const broker = await connect(backing.rabbitmqUrl);
    const channel = await broker.createChannel();
    const { queue } = await channel.assertQueue("", { exclusive: true });
    channel.sendToQueue(queue, Buffer.from("hello"));
    const message = await until(() => channel.get(queue, { noAck: true }));
    expect(message && message.content.toString()).toBe("hello");
    await broker.close();
  });
});

describe("a proxy between", () => {
  it("takes the server away, holds it, and brings it back", async () => {
    const proxy = await startTcpProxy(backing.redisUrl);
    const redis = new Redis(proxy.url, { retryStrategy: () => 20, commandTimeout: 200, enableOfflineQueue: false });
    redis.on("error", () => undefined);
    await until(() => redis.status === "ready");
    proxy.stall();
    await expect(redis.ping()).rejects.toThrow("Command timed out");
    proxy.restore();
    await until(() => redis.ping());
    proxy.cut();
    await until(() => redis.status !== "ready");
    proxy.restore();
    expect(await until(() => redis.ping())).toBe("PONG");
    redis.disconnect();
    await proxy.close();
  });
});
