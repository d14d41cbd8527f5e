import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { jest } from "@jest/globals";
import { SERVICE_NAMES, SERVICES } from "@legal/deployables";
import { until } from "@legal/test-kit";
import { launchPlatform, type Platform } from "@legal/test-kit/platform";
import { Redis } from "ioredis";
import { allTexts } from "./support/all-texts.ts";
import { createLoadBalancer, type LoadBalancer } from "./support/load-balancer.ts";
import { startOtlpSink } from "./support/otlp-sink.ts";
import { cookieOf } from "./support/cookie-of.ts";
import { newAccount } from "./support/person.ts";
import { openChatSocket, type ChatSocket } from "./support/chat-socket.ts";

jest.setTimeout(300_000);

const REPLICAS = { ...Object.fromEntries(SERVICE_NAMES.map((name) => [name, 2])), gateway: 3, "case-chat": 3 };
/** Ten failed logins of one account, a hundred of one address, times this. */
const SCALE = 3;
/** For a busy machine; a replica is back after seconds. */
const BACK_WITHIN_MS = 60_000;

let sink: Awaited<ReturnType<typeof startOtlpSink>>;
let platform: Platform;
let loadBalancer: LoadBalancer;
let gateways: string[];
let admin: string;

interface Person {
  username: string;
  cookie: string;
  room: string;
}

const addressesOf = (name: string): string[] =>
  Object.entries(platform.addresses)
    .filter(([replica]) => replica.replace(/-\d$/, "") === name)
    .map(([, address]) => address);

const json = async <T>(answer: Response): Promise<T> => {
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
};

const logIn = (username: string, password: string): Promise<Response> =>
  loadBalancer.ask("POST", "/api/auth/login", { body: { username, password } });

const arrive = async (): Promise<Person> => {
  const { username, email, password } = newAccount("ops");
  const body = { username, email, password, passwordConfirm: password };
  const cookie = cookieOf(await loadBalancer.ask("POST", "/api/auth/signup", { body }));
  const purchase = { serviceType: "payment-order", packageType: "standard" };
  const { id } = await json<{ id: string }>(
    await loadBalancer.ask("POST", "/api/chat-rooms", { cookie, body: purchase }),
  );
  return { username, cookie, room: id };
};

const metricsOf = async (address: string): Promise<string> => (await fetch(`${address}/metrics`)).text();

const valueOf = (metrics: string, name: string): number =>
  Number(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, "m").exec(metrics)?.[1] ?? Number.NaN);

const storedTexts = ({ cookie, room }: Person): Promise<string[]> =>
  allTexts(room, async (path) => json(await loadBalancer.ask("GET", path, { cookie })));

beforeAll(async () => {
  sink = await startOtlpSink();
  platform = await launchPlatform({
    args: [
      "--replicas",
      Object.entries(REPLICAS)
        .map(([name, count]) => `${name}=${count}`)
        .join(","),
    ],
    env: {
      RATE_LIMIT_SCALE: String(SCALE),
      STACK_DURABLE: "false",
      LOG_FORMAT: "json",
      // A busy load balancer learns late that a replica is not ready.
      DRAIN_MS: "5000",
      OTEL_EXPORTER_OTLP_ENDPOINT: sink.url,
    },
  });
  gateways = addressesOf("gateway");
  loadBalancer = createLoadBalancer(gateways, platform.address);
  admin = cookieOf(await logIn(platform.admin.username, platform.admin.password));
});

afterAll(async () => {
  await loadBalancer?.close();
  await platform?.stop();
  sink?.stop();
});

describe("one call of a page", () => {
  const requestId = randomUUID();
  const linesOf = (service: string): string[] =>
    platform
      .output()
      .split("\n")
      .filter((line) => line.includes(requestId) && line.includes(`"service":"${service}"`));

  it("is found by its id from the page to the consumers of what it changed", async () => {
    const { username, email, password } = newAccount("traced");
    const answer = await fetch(`${gateways[0]}/api/auth/signup`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: platform.address, "x-request-id": requestId },
      body: JSON.stringify({ username, email, password, passwordConfirm: password }),
    });
    expect(answer.status).toBe(201);
    expect(answer.headers.get("x-request-id")).toBe(requestId);
    await until(() => linesOf("auth").some((line) => line.includes('"route":"/api/auth/signup"')));
    await until(() => linesOf("case-chat").some((line) => line.includes('"event":"auth.user-created.v1"')));
    await until(() => linesOf("ai").some((line) => line.includes('"event":"auth.user-created.v1"')));
    const lines = [...linesOf("auth"), ...linesOf("case-chat"), ...linesOf("ai")].join("\n");
    for (const personal of [username, email, password]) expect(lines).not.toContain(personal);
  });

  it("is one trace from the gateway through the service to the consumers", async () => {
    const SIGNUP = "POST /api/auth/signup";
    const root = await until(() => sink.spans.find(({ service, name }) => service === "gateway" && name === SIGNUP));
    const spanOf = (by: string, what: string) =>
      until(() =>
        sink.spans.find(({ traceId, service, name }) => traceId === root.traceId && service === by && name === what),
      );
    const server = await spanOf("auth", SIGNUP);
    expect(server).toMatchObject({ parentSpanId: root.spanId });
    for (const consumer of ["case-chat", "ai"])
      expect(await spanOf(consumer, "process auth.user-created.v1")).toMatchObject({ parentSpanId: server.spanId });
  });
});

describe("what a deployable measures", () => {
  it("is counted by route pattern, and no address of a person or room is among the labels", async () => {
    const person = await arrive();
    const home = await Promise.all(addressesOf("case-chat").map(metricsOf));
    const all = [...home, ...(await Promise.all(gateways.map(metricsOf)))].join("\n");
    expect(all).toMatch(/http_request_duration_seconds_count\{method="POST",route="\/api\/chat-rooms",status="201"\}/);
    expect(all).not.toContain(person.room);
    expect(all).not.toContain(person.username);
  });

  it("cannot be reached through the gateway", async () => {
    for (const path of ["/metrics", "/api/metrics", "/internal/metrics"]) {
      const answer = await fetch(`${gateways[0]}${path}`, { headers: { "x-forwarded-for": "203.0.113.9" } });
      expect(await answer.text()).not.toContain("http_request_duration_seconds");
    }
  });
});

describe("three gateways and three replicas of case-chat", () => {
  let people: Person[];
  const sockets: ChatSocket[] = [];
  let staff: ChatSocket;

  beforeAll(async () => {
    people = await Promise.all(Array.from({ length: 8 }, arrive));
    sockets.push(
      ...(await Promise.all(
        people.map(({ cookie }, index) => openChatSocket(gateways[index % 3] ?? "", cookie, platform.address)),
      )),
    );
    staff = await openChatSocket(gateways[1] ?? "", admin, platform.address);
    sockets.push(staff);
    for (const { room } of people) await staff.join(room);
  });
  afterAll(() => sockets.forEach((chatSocket) => chatSocket.close()));

  it("carry every message to everyone in the room, at whichever replica", async () => {
    const replicas = await Promise.all(addressesOf("case-chat").map(metricsOf));
    const open = replicas.map((metrics) => valueOf(metrics, "chat_sockets_open"));
    expect(open.reduce((sum, count) => sum + count, 0)).toBe(9);
    expect(open.filter((count) => count > 0).length).toBeGreaterThan(1);
    await Promise.all(
      people.map(async ({ room, username }, index) => sockets[index]?.send(room, `안녕하세요 ${username}`)),
    );
    const expected = people.map(({ username }) => `안녕하세요 ${username}`);
    await until(() => expected.every((words) => staff.received.includes(words)));
  });

  it("count what is unread alike, and as read everywhere once it is read at one", async () => {
    const room = people[0]?.room ?? "";
    const unreadAt = async (gateway: string): Promise<number> => {
      const answer = await fetch(`${gateway}/api/chat-rooms/${room}`, { headers: { cookie: admin } });
      return (await json<{ unreadCountAdmin: number }>(answer)).unreadCountAdmin;
    };
    expect(await Promise.all(gateways.map(unreadAt))).toEqual([1, 1, 1]);
    const headers = { cookie: admin, origin: platform.address, "content-type": "application/json" };
    await json(await fetch(`${gateways[2]}/api/chat-rooms/${room}/read`, { method: "POST", headers, body: "{}" }));
    expect(await Promise.all(gateways.map(unreadAt))).toEqual([0, 0, 0]);
  });

  it("end a session everywhere at once", async () => {
    const { cookie } = await arrive();
    const seenBy = (gateway: string) =>
      fetch(`${gateway}/api/auth/me`, { headers: { cookie } }).then(({ status }) => status);
    expect(await Promise.all(gateways.map(seenBy))).toEqual([200, 200, 200]);
    const headers = { cookie, origin: platform.address, "content-type": "application/json" };
    await fetch(`${gateways[1]}/api/logout`, { method: "POST", headers });
    expect(await Promise.all(gateways.map(seenBy))).toEqual([401, 401, 401]);
  });

  // Threat 2.
  it("count failed logins together, to the last one", async () => {
    const { username } = await arrive();
    const tries = Array.from({ length: 10 * SCALE + 6 }, () => logIn(username, "not the password"));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10 * SCALE);
    expect(statuses.filter((status) => status === 429)).toHaveLength(6);
  });
});

describe("a restart of every replica of every deployable, one after the other, under load", () => {
  const failures: string[] = [];
  let asked = 0;
  let chatSocket: ChatSocket | undefined;
  afterAll(() => chatSocket?.close());

  const rolled = new AbortController();

  const asking = async (calls: readonly (() => Promise<Response>)[]): Promise<void> => {
    for (let turn = 0; !rolled.signal.aborted; turn += 1) {
      try {
        const answer = await (calls[turn % calls.length]?.() ?? Promise.reject(new Error("nothing to ask")));
        const text = await answer.text();
        if (!answer.ok) failures.push(`${answer.url} ${answer.status} ${text.slice(0, 200)}`);
      } catch (error) {
        failures.push(`${String(error)} ${String((error as Error).cause)}`);
      }
      asked += 1;
      await pause(20);
    }
  };

  const restart = async (replica: string): Promise<void> => {
    const old = platform.pids()[replica] ?? 0;
    process.kill(old, "SIGTERM");
    await until(() => platform.pids()[replica] !== old, { timeoutMs: BACK_WITHIN_MS });
    const isReady = async () => (await fetch(`${platform.addresses[replica]}/health/ready`)).ok;
    await until(isReady, { timeoutMs: BACK_WITHIN_MS });
  };

  const rollAll = async (): Promise<void> => {
    for (const suffix of ["", "-2", "-3"]) {
      const wave = Object.keys(platform.addresses).filter((name) => (/-\d$/.exec(name)?.[0] ?? "") === suffix);
      await Promise.all(wave.map(restart));
    }
  };

  it("fails no request and loses no message, inquiry or event", async () => {
    const member = await arrive();
    const { cookie } = member;
    chatSocket = await openChatSocket(loadBalancer.next(), cookie, platform.address);
    const { send } = chatSocket;
    const said: string[] = [];
    const sayOn = async (): Promise<void> => {
      for (let number = 1; !rolled.signal.aborted; number += 1) {
        const words = `[${number}]`;
        await send(member.room, words);
        said.push(words);
        await pause(150);
      }
    };
    let names = 0;
    // A slow machine asks for longer: the limits of an hour are not reached.
    const rename = () => {
      if (names >= 40) return loadBalancer.ask("GET", "/api/auth/me", { cookie });
      names += 1;
      return loadBalancer.ask("PATCH", "/api/users/me", { cookie, body: { displayName: `이름 ${names}` } });
    };
    let inquiries = 0;
    const inquire = () => {
      if (inquiries >= 8) return loadBalancer.ask("GET", "/api/inquiries/my", { cookie });
      inquiries += 1;
      const body = { name: "김문의", email: "q@example.com", message: `문의 ${inquiries}`, language: "ko" };
      return loadBalancer.ask("POST", "/api/inquiries", { cookie, body });
    };
    const get =
      (path: string, as = cookie) =>
      () =>
        loadBalancer.ask("GET", path, { cookie: as });

    const load = [
      asking([get("/api/auth/me"), get("/api/chat-rooms/my"), get("/api/ai/status"), get("/")]),
      asking([rename, get("/api/auth/providers"), get(`/api/chat-rooms/${member.room}`)]),
      asking([inquire, get("/api/analytics/site-visits", admin), get("/api/admin/backup/runs", admin)]),
      sayOn(),
    ];
    try {
      await rollAll();
    } finally {
      rolled.abort();
    }
    await Promise.all(load);

    expect(failures).toEqual([]);
    expect(asked).toBeGreaterThan(100);
    expect((await storedTexts(member)).filter((words) => /^\[\d+\]$/.test(words))).toEqual(said);
    const mine = await json<unknown[]>(await loadBalancer.ask("GET", "/api/inquiries/my", { cookie }));
    expect(mine).toHaveLength(inquiries);
    await until(async () => {
      const answer = await loadBalancer.ask("GET", `/api/chat-rooms/${member.room}`, { cookie: admin });
      return (await json<{ user: { displayName: string } }>(answer)).user.displayName === `이름 ${names}`;
    });
    for (const address of addressesOf("case-chat"))
      await until(async () => valueOf(await metricsOf(address), "event_bus_dead_letters") === 0);
  });
});

describe("Redis", () => {
  let redis: Redis;
  beforeAll(() => (redis = new Redis(platform.urls.redisUrl)));
  afterAll(() => redis.disconnect());

  it("knows each deployable by its own user, and everything above did without what it refuses", async () => {
    const users = String(await redis.client("LIST")).matchAll(/ user=(\S+)/g);
    const names = ["gateway", "operator", ...SERVICE_NAMES.filter((name) => "redis" in SERVICES[name])];
    expect(new Set(Array.from(users, ([, name]) => name))).toEqual(new Set(names));
    expect(await redis.acl("LOG")).toEqual([]);
  });

  it("gives nothing away without a login", async () => {
    const { host } = new URL(platform.urls.redisUrl);
    const stranger = new Redis(`redis://${host}`, { enableReadyCheck: false });
    expect(await stranger.ping()).toBe("PONG");
    await expect(stranger.get("session:x")).rejects.toThrow("NOPERM");
    await expect(stranger.call("ACL", "LIST")).rejects.toThrow("NOPERM");
    stranger.disconnect();
  });
});
