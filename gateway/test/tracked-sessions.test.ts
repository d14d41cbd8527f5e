import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { createInterface } from "node:readline";
import type { Session } from "@legal/contracts";
import { redisRules, withLogin } from "@legal/backing-access";
import { connectRedis, createIdentity, sessionCopyOf } from "@legal/service-kit";
import { startTcpProxy, testKeys, until, type TcpProxy } from "@legal/test-kit";
import { Redis } from "ioredis";
import { createCachedSessionReader } from "../src/sessions/cached-session-reader.ts";
import { trackKeys, TRACKING_CONNECTION } from "../src/sessions/key-tracking.ts";
import { echo, gatewayUnderTest, jsonPost, seen, sendRaw, type GatewayUnderTest } from "./support.ts";
import { startAuthProcess, type AuthProcess } from "./support-auth.ts";

const PASSWORD = "river-paper-22";
const identity = createIdentity({ audience: "case-chat", trustedKeys: testKeys().trustedKeys });
const world = gatewayUnderTest({ consumers: ["case-chat"] });
let auth: AuthProcess;
let urls: { AUTH_URL: URL[]; CASE_CHAT_URL: URL[] };
let redis: TcpProxy;
/** Two gateways, as a load balancer has them, and one whose Redis can be taken away. */
let here: GatewayUnderTest;
let there: GatewayUnderTest;
let apart: GatewayUnderTest;
let operator: Redis;
/** Every command that Redis is given, in its order. */
let monitor: Socket;
const commands: string[] = [];

/** By hand, for ioredis takes an answer that comes just then for an answer to nothing. */
const startMonitor = async (): Promise<Socket> => {
  const { hostname, port } = new URL(world.backing.redisUrl);
  const socket = connect(Number(port), hostname);
  createInterface({ input: socket }).on("line", (line) => commands.push(line.replaceAll('"', "")));
  socket.write("MONITOR\r\n");
  await until(() => commands.includes("+OK"));
  return socket;
};

beforeAll(async () => {
  auth = await startAuthProcess(world.backing);
  const caseChat = await world.startServer(echo());
  urls = { AUTH_URL: [auth.url], CASE_CHAT_URL: [caseChat.url] };
  redis = await startTcpProxy(world.backing.redisUrlOf("gateway"));
  here = await world.start(urls);
  there = await world.start(urls);
  apart = await world.start(urls, redis.url);
  operator = new Redis(world.backing.redisUrl);
  monitor = await startMonitor();
});
afterAll(async () => {
  monitor.destroy();
  operator.disconnect();
  await redis.close();
  await auth.kill();
});

let marks = 0;
/** How often `work` had Redis read what has `name` in its key. */
const readsDuring = async (name: string, work: () => Promise<unknown>): Promise<number> => {
  commands.splice(0);
  await work();
  marks += 1;
  const mark = `mark-${marks};`;
  await operator.get(mark);
  await until(() => commands.some((command) => command.includes(mark)));
  return commands.filter((command) => / mget /i.test(command) && command.includes(name)).length;
};
/** Again where auth missed the time the gateway gives it, as it may on a busy machine: no one gets in by that. */
const ask = (gateway: GatewayUnderTest, cookie: string) =>
  until(async () => {
    const answer = await gateway.fetch("/api/chat-rooms/my", { headers: { cookie } });
    return answer.status === 504 ? undefined : answer;
  });
const callerOf = async (gateway: GatewayUnderTest, cookie: string) => {
  const { headers } = await seen(await ask(gateway, cookie));
  return identity.verifyUser(headers.authorization?.replace("Bearer ", "") ?? "");
};
const statusOf = async (gateway: GatewayUnderTest, cookie: string) => (await ask(gateway, cookie)).status;
const put = (session: Session) =>
  operator.set(`session:${session.sessionId}`, sessionCopyOf(testKeys().ring(), session), "EX", 600);
/** Asks until the gateway answers from what it keeps. */
const keptBy = async (gateway: GatewayUnderTest, cookie: string, sessionId: string) => {
  await until(async () => {
    const reads = await readsDuring(sessionId, async () => expect(await statusOf(gateway, cookie)).toBe(200));
    return reads === 0;
  });
};

let people = 0;
const signUp = async () => {
  people += 1;
  const username = `tracked_${people}`;
  const body = { username, email: `${username}@example.com`, password: PASSWORD, passwordConfirm: PASSWORD };
  const answer = await here.fetch("/api/auth/signup", jsonPost(body));
  const cookie =
    answer.headers
      .getSetCookie()
      .find((line) => line.startsWith("sid="))
      ?.split(";")[0] ?? "";
  const { sessionId } = await callerOf(here, cookie);
  for (const gateway of [here, there, apart]) await keptBy(gateway, cookie, sessionId);
  return { cookie, sessionId };
};

describe("a session that a gateway keeps", () => {
  it.each([
    ["a logout", "/api/logout", {}],
    ["the deletion of its account", "/api/users/me/deletion", { password: PASSWORD }],
  ])("ends in every replica as soon as %s is answered", async (_what, path, body) => {
    for (let n = 0; n < 3; n += 1) {
      const { cookie } = await signUp();
      const answer = await here.fetch(path, jsonPost(body, { cookie }));
      expect(answer.status).toBeLessThan(300);
      expect(await Promise.all([here, there, here, there].map((gateway) => statusOf(gateway, cookie)))).toEqual([
        401, 401, 401, 401,
      ]);
    }
  });

  it("has the new role at once in every replica when its copy is written again", async () => {
    const { cookie, session } = await world.signIn();
    for (const gateway of [here, there]) await keptBy(gateway, cookie, session.sessionId);
    for (const role of ["admin", "user", "admin"] as const) {
      await put({ ...session, role });
      for (const gateway of [here, there, here]) expect((await callerOf(gateway, cookie)).role).toBe(role);
    }
  });

  it("ends with its time, whatever Redis keeps", async () => {
    const { cookie, session } = await world.signIn({ expiresAt: new Date(Date.now() + 2000).toISOString() });
    expect((await callerOf(here, cookie)).id).toBe(session.userId);
    await until(async () => (await statusOf(here, cookie)) === 401);
  });

  it("is forgotten with all others when Redis is emptied", async () => {
    const { cookie, session } = await world.signIn();
    await keptBy(here, cookie, session.sessionId);
    // Other test files share the server: this is a database that none of them uses, and Redis names no key for it.
    await operator.multi().select(15).flushdb().select(0).exec();
    expect(await readsDuring(session.sessionId, () => ask(here, cookie))).toBe(1);
  });

  it("is given to no one else, however many ask at once while sessions change", async () => {
    const all = await Promise.all(Array.from({ length: 40 }, () => world.signIn()));
    for (let round = 0; round < 5; round += 1) {
      const changes = all.filter((_one, index) => index % 5 === round).map(({ session }) => put(session));
      const callers = await Promise.all(all.map(({ cookie }) => callerOf(here, cookie)));
      expect(callers.map(({ id }) => id)).toEqual(all.map(({ session }) => session.userId));
      await Promise.all(changes);
    }
  });
});

describe("a gateway that is notified of nothing", () => {
  const trackingConnections = async (): Promise<string[]> =>
    String(await operator.client("LIST"))
      .split("\n")
      .filter((line) => line.includes(`name=${TRACKING_CONNECTION}`) && line.includes(`${world.backing.namespace}-`))
      .map((line) => /\bid=(\d+)/.exec(line)?.[1] ?? "");

  it("misses no change, and reads again what it kept, when its connection for changes is cut", async () => {
    const { cookie, session } = await world.signIn();
    for (const role of ["admin", "user", "admin"] as const) {
      await keptBy(here, cookie, session.sessionId);
      for (const id of await trackingConnections()) await operator.client("KILL", "ID", id);
      await put({ ...session, role });
      expect((await callerOf(here, cookie)).role).toBe(role);
      await keptBy(here, cookie, session.sessionId);
      expect((await callerOf(here, cookie)).role).toBe(role);
    }
  });

  it("asks auth while Redis is unavailable, and believes nothing from before when it is back", async () => {
    const { cookie } = await signUp();
    redis.cut();
    try {
      expect(await statusOf(apart, cookie)).toBe(200);
      expect((await here.fetch("/api/logout", { method: "POST", headers: { cookie } })).status).toBe(204);
      expect(await statusOf(apart, cookie)).toBe(401);
    } finally {
      redis.restore();
    }
    expect(await statusOf(apart, cookie)).toBe(401);
  });

  it("trusts a connection that has died silently for no more than a moment", async () => {
    const { cookie } = await signUp();
    redis.stall();
    try {
      expect((await here.fetch("/api/logout", { method: "POST", headers: { cookie } })).status).toBe(204);
      await until(async () => (await statusOf(apart, cookie)) === 401);
      expect(await statusOf(apart, cookie)).toBe(401);
    } finally {
      redis.restore();
    }
  });

  it("opens no websocket for a session that is over, not even in that moment", async () => {
    const { cookie } = await signUp();
    redis.stall();
    try {
      expect((await here.fetch("/api/logout", { method: "POST", headers: { cookie } })).status).toBe(204);
      const handshake = [
        "GET /socket.io/?EIO=4&transport=websocket HTTP/1.1",
        "Host: localhost",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        "Origin: http://localhost:8080",
        `Cookie: ${cookie}`,
      ].join("\r\n");
      expect(await sendRaw(apart.port, `${handshake}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 401 /);
    } finally {
      redis.restore();
    }
  });

  it("asks Redis for each request where its user may not track, and says so", async () => {
    const name = `${world.backing.namespace}-older`;
    const rules = redisRules("gateway", { keyPrefix: `${world.backing.namespace}:` });
    await operator.acl("SETUSER", name, ...rules, "-client|tracking", ">older");
    const older = await world.start(urls, withLogin(world.backing.redisUrl, name, "older"));
    await until(() => world.logs.text().includes("changes of sessions are not announced"));
    const { cookie, session } = await world.signIn();
    for (const role of ["user", "admin"] as const) {
      await put({ ...session, role });
      const reads = await readsDuring(session.sessionId, async () => {
        expect((await callerOf(older, cookie)).role).toBe(role);
        expect((await callerOf(older, cookie)).role).toBe(role);
      });
      expect(reads).toBe(2);
    }
  });
});

describe("copies of sessions", () => {
  const opened: { disconnect: () => void }[] = [];
  afterEach(() => opened.splice(0).forEach((each) => each.disconnect()));

  const openReader = async (answers: string) => {
    const { logger } = world.logs;
    const direct = connectRedis({ url: world.backing.redisUrlOf("gateway"), logger });
    const reading = connectRedis({ url: answers, logger, answerMs: 30_000 });
    const tracking = trackKeys({ redis: direct, prefix: "session:", logger });
    opened.push(direct, reading, { disconnect: tracking.stop });
    if (reading.status !== "ready") await once(reading, "ready");
    const received: (string | undefined)[] = [];
    const onChange: typeof tracking.onChange = (listener) =>
      tracking.onChange((key) => {
        listener(key);
        received.push(key);
      });
    await until(tracking.isCurrent);
    return { tracking, received, read: createCachedSessionReader(reading, { ...tracking, onChange }) };
  };

  it("are not kept that changed while they were read", async () => {
    const { read, tracking, received } = await openReader(redis.url);
    await operator.set("session:raced", "before");
    await until(() => received.includes("session:raced") && tracking.isCurrent());
    redis.holdAnswers();
    let first = Promise.resolve<string | null>("not asked");
    const reads = await readsDuring("session:raced", () => {
      first = read("session:raced");
      return until(() => commands.some((command) => / mget .*session:raced$/i.test(command)));
    });
    expect(reads).toBe(1);
    received.splice(0);
    await operator.set("session:raced", "after");
    await until(() => received.includes("session:raced"));
    redis.restore();
    expect(await first).toBe("before");
    for (let n = 0; n < 2; n += 1) expect(await read("session:raced")).toBe("after");
  });

  it("are kept to a number", async () => {
    const { read, tracking } = await openReader(world.backing.redisUrlOf("gateway"));
    const keys = Array.from({ length: 5001 }, (_, index) => `session:many-${index}`);
    await operator.mset(keys.flatMap((key) => [key, key]));
    const readAll = () => Promise.all(keys.map(read));
    await until(async () => {
      await until(tracking.isCurrent);
      expect(await readAll()).toEqual(keys);
      return (await readsDuring("many-5000", () => read("session:many-5000"))) === 0;
    });
    expect(await readsDuring("many-", readAll)).toBeGreaterThan(0);
  });
});
