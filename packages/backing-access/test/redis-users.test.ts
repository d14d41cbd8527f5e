import { useBackingServices } from "@legal/test-kit";
import { Redis } from "ioredis";
import { REDIS_USERS, type RedisUser } from "../src/index.ts";

const backing = useBackingServices();
const clients = new Map<RedisUser, Redis>();

const as = (user: RedisUser): Redis => clients.get(user) as Redis;

beforeAll(async () => {
  for (const user of REDIS_USERS) {
    const redis = new Redis(backing.redisUrlOf(user));
    await redis.ping();
    clients.set(user, redis);
  }
});
afterAll(() => clients.forEach((redis) => redis.disconnect()));

const everyPair = REDIS_USERS.flatMap((user) =>
  REDIS_USERS.filter((owner) => owner !== user).map((owner) => [user, owner] as const),
);

describe("in Redis", () => {
  it.each(REDIS_USERS)("%s keeps what is its own, and its limits", async (user) => {
    const redis = as(user);
    await redis.set(`${user}:a`, "1", "EX", 60);
    await redis.zadd(`${user}:b`, 1, "one");
    await redis.multi().get(`${user}:a`).pttl(`${user}:a`).exec();
    expect(await redis.eval(`return redis.call("INCRBY", KEYS[1], 2)`, 1, `limit:${user}:c`)).toBe(2);
    expect(await redis.unlink(`${user}:a`, `${user}:b`, `limit:${user}:c`)).toBe(3);
  });

  it.each(everyPair)("%s neither reads nor writes what %s keeps", async (user, owner) => {
    await as(owner).set(`${owner}:secret`, "1");
    for (const key of [`${owner}:secret`, `limit:${owner}:c`]) {
      await expect(as(user).get(key)).rejects.toThrow("NOPERM");
      await expect(as(user).set(key, "2")).rejects.toThrow("NOPERM");
      await expect(as(user).eval(`return redis.call("DEL", KEYS[1])`, 1, key)).rejects.toThrow("NOPERM");
    }
    expect(await as(owner).get(`${owner}:secret`)).toBe("1");
  });

  it("sessions are written by auth alone and read by the gateway alone", async () => {
    await as("auth").set("session:x", "{}");
    expect(await as("gateway").mget("session:x")).toEqual(["{}"]);
    for (const user of REDIS_USERS.filter((one) => one !== "auth")) {
      await expect(as(user).set("session:x", "forged")).rejects.toThrow("NOPERM");
      await expect(as(user).unlink("session:x")).rejects.toThrow("NOPERM");
    }
    for (const user of REDIS_USERS.filter((one) => one !== "auth" && one !== "gateway"))
      await expect(as(user).get("session:x")).rejects.toThrow("NOPERM");
    expect(await as("auth").get("session:x")).toBe("{}");
  });

  it("only case-chat speaks over channels, and only over its own", async () => {
    const channel = `sockets:${backing.namespace}#/#`;
    await as("case-chat").publish(channel, "1");
    const listening = as("case-chat").duplicate();
    await listening.psubscribe(`${channel}*`);
    listening.disconnect();
    await expect(as("case-chat").publish("others", "1")).rejects.toThrow("NOPERM");
    for (const user of REDIS_USERS.filter((one) => one !== "case-chat")) {
      await expect(as(user).publish(channel, "1")).rejects.toThrow("NOPERM");
      await expect(as(user).subscribe(channel)).rejects.toThrow("NOPERM");
    }
  });

  it("the gateway alone is notified of changes, and receives nothing else", async () => {
    const listening = as("gateway").duplicate({ keyPrefix: "", protocol: 2 });
    await listening.subscribe("__redis__:invalidate");
    await expect(listening.subscribe("others")).rejects.toThrow("NOPERM");
    listening.disconnect();
    await expect(as("gateway").publish("__redis__:invalidate", "1")).rejects.toThrow("NOPERM");
    for (const user of REDIS_USERS.filter((one) => one !== "gateway"))
      await expect(as(user).call("CLIENT", "TRACKING", "ON", "BCAST")).rejects.toThrow("NOPERM");
  });

  it.each([
    ["the server's settings", ["CONFIG", "GET", "*"]],
    ["users", ["ACL", "LIST"]],
    ["everything's end", ["FLUSHALL"]],
    ["others' names", ["KEYS", "*"]],
    ["others' names, one after the other", ["SCAN", "0"]],
    ["others' connections", ["CLIENT", "LIST"]],
    ["what others ask", ["MONITOR"]],
    ["scripts of others", ["SCRIPT", "FLUSH"]],
    ["another server's data", ["REPLICAOF", "127.0.0.1", "1"]],
    ["a command that never ends", ["BLPOP", "ai:list", "0"]],
  ])("nobody has %s", async (_what, [command = "", ...args]) => {
    // Auth walks over its sessions.
    for (const user of REDIS_USERS.filter((one) => command !== "SCAN" || one !== "auth"))
      await expect(as(user).call(command, ...args)).rejects.toThrow("NOPERM");
  });
});
