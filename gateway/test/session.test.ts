import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { startTcpProxy, testKeys, until, waited, type TcpProxy } from "@legal/test-kit";
import { gatewayUnderTest, jsonPost, sendRaw } from "./support.ts";
import { startAuthProcess, type AuthProcess } from "./support-auth.ts";

const PASSWORD = "river-paper-22";
const world = gatewayUnderTest({ consumers: ["case-chat"] });
let auth: AuthProcess;
let redis: TcpProxy;
let gateway: Awaited<ReturnType<typeof world.start>>;
beforeAll(async () => {
  auth = await startAuthProcess(world.backing);
  redis = await startTcpProxy(world.backing.redisUrlOf("gateway"));
  gateway = await world.start({ AUTH_URL: [auth.url] }, redis.url);
});
afterAll(async () => {
  await auth.kill();
  await redis.close();
});

const cookieOf = (answer: Response): string => {
  const cookie = answer.headers.getSetCookie().find((line) => line.startsWith("sid="));
  if (!cookie) throw new Error(`no session cookie in an answer ${answer.status}`);
  return cookie.split(";")[0] ?? "";
};

let people = 0;
const signUp = async () => {
  people += 1;
  const username = `person_${people}`;
  const answer = await gateway.fetch(
    "/api/auth/signup",
    jsonPost({ username, email: `${username}@example.com`, password: PASSWORD, passwordConfirm: PASSWORD }),
  );
  expect(answer.status).toBe(201);
  return { username, cookie: cookieOf(answer) };
};
const logIn = (username: string, cookie = "") =>
  gateway.fetch("/api/auth/login", jsonPost({ username, password: PASSWORD }, { cookie }));
const me = (cookie: string) => gateway.fetch("/api/auth/me", { headers: { cookie } });
const statusOf = async (cookie: string) => (await me(cookie)).status;

describe("a session through the gateway", () => {
  it("opens with the cookie of a signup or a login", async () => {
    const { username, cookie } = await signUp();
    expect(await (await me(cookie)).json()).toMatchObject({ username });
    expect(await statusOf(cookieOf(await logIn(username)))).toBe(200);
  });

  it("is no session for any other cookie", async () => {
    for (const cookie of ["", "sid=", "sid=short", `sid=${"A".repeat(43)}`, `sid=${"a".repeat(43)}; sid=x`])
      expect(await statusOf(cookie)).toBe(401);
  });

  it("follows a change of language at once", async () => {
    const { cookie } = await signUp();
    const change = { ...jsonPost({ language: "en" }, { cookie }), method: "PATCH" };
    expect((await gateway.fetch("/api/user/language", change)).status).toBe(200);
    const refused = await gateway.fetch("/api/chat-rooms", { headers: { cookie } });
    expect(await refused.json()).toMatchObject({ message: "You do not have access to this." });
  });
});

describe("threat 6: fixation", () => {
  it("ends the old cookie at a new login", async () => {
    const { username, cookie } = await signUp();
    const fresh = cookieOf(await logIn(username, cookie));
    expect(fresh).not.toBe(cookie);
    expect(await statusOf(cookie)).toBe(401);
    expect(await statusOf(fresh)).toBe(200);
  });
});

describe("threat 15: a replayed cookie", () => {
  it("is nothing from the moment the logout is answered", async () => {
    for (let n = 0; n < 5; n += 1) {
      const { cookie } = await signUp();
      expect(await statusOf(cookie)).toBe(200);
      expect((await gateway.fetch("/api/logout", { method: "POST", headers: { cookie } })).status).toBe(204);
      expect(await statusOf(cookie)).toBe(401);
    }
  });
});

describe("threat 45: a client that writes its own address", () => {
  it("stays in its own bucket of a limit", async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 12; n += 1) {
      const forged = {
        "x-forwarded-for": `203.0.113.${n}`,
        "x-client-ip": `203.0.113.${n}`,
        "x-real-ip": `203.0.113.${n}`,
      };
      statuses.push(
        (await gateway.fetch("/api/auth/find-username", jsonPost({ email: `n${n}@example.com` }, forged))).status,
      );
    }
    expect(statuses).toEqual([...Array<number>(10).fill(404), 429, 429]);
  });

  it("is taken at the word of exactly the proxies in front", async () => {
    const behind = await world.start({ AUTH_URL: [auth.url], TRUSTED_PROXY_HOPS: 1 });
    const ask = async (forwardedFor: string, n: number) =>
      (
        await behind.fetch(
          "/api/auth/find-username",
          jsonPost({ email: `m${n}@example.com` }, { "x-forwarded-for": forwardedFor }),
        )
      ).status;
    for (let n = 0; n < 10; n += 1) expect(await ask(`203.0.113.${n}, 198.51.100.7`, n)).toBe(404);
    expect(await ask("203.0.113.99, 198.51.100.7", 11)).toBe(429);
    expect(await ask("198.51.100.7, 198.51.100.8", 12)).toBe(404);
  });
});

describe("threat 1 and 5, through the whole house", () => {
  it("refuses objects and endless passwords", async () => {
    expect(
      (await gateway.fetch("/api/auth/login", jsonPost({ username: { $ne: null }, password: { $ne: null } }))).status,
    ).toBe(400);
    expect(
      (await gateway.fetch("/api/auth/login", jsonPost({ username: "a", password: "x".repeat(100_000) }))).status,
    ).toBe(413);
  });
});

const changeAccounts = async (...args: string[]): Promise<void> => {
  const command = spawn(process.execPath, ["src/create-admin.ts", ...args], {
    cwd: join(import.meta.dirname, "..", "..", "services", "auth"),
    stdio: "inherit",
    env: {
      PATH: process.env["PATH"] ?? "",
      ADMIN_PASSWORD: PASSWORD,
      MONGODB_URL: world.backing.mongodbUrl,
      MONGODB_DATABASE: world.backing.database,
      REDIS_URL: world.backing.redisUrlOf("auth"),
      RABBITMQ_URL: world.backing.rabbitmqUrl,
      SERVICE_PRIVATE_KEY: testKeys().privatePemOf("auth"),
      TRUSTED_KEYS: testKeys().trustedKeysJson,
      SESSION_MIRROR_KEYS: testKeys().ringText,
      SECOND_FACTOR_KEYS: `1:${Buffer.alloc(32, 7).toString("base64")}`,
    },
  });
  expect(await once(command, "exit")).toEqual([0, null]);
};

describe("a role that changes", () => {
  it("ends the session at once", async () => {
    for (const name of ["staff_stays", "staff_leaves"])
      await changeAccounts("--username", name, "--email", `${name}@example.com`);
    const cookie = cookieOf(await logIn("staff_leaves"));
    expect(await statusOf(cookie)).toBe(200);
    await changeAccounts("--demote", "staff_leaves");
    expect(await statusOf(cookie)).toBe(401);
    const { role } = (await (await logIn("staff_leaves")).json()) as { role: string };
    expect(role).toBe("user");
  });
});

describe("Redis away", () => {
  it("is made up for by asking auth, logouts included", async () => {
    const { cookie } = await signUp();
    redis.cut();
    try {
      expect(await statusOf(cookie)).toBe(200);
      expect(await statusOf(`sid=${"A".repeat(43)}`)).toBe(401);
      expect((await gateway.fetch("/api/logout", { method: "POST", headers: { cookie } })).status).toBe(204);
      expect(await statusOf(cookie)).toBe(401);
    } finally {
      redis.restore();
    }
  });

  it("that hangs costs a request less than a second", async () => {
    const { cookie } = await signUp();
    redis.stall();
    try {
      const [status, ms] = await waited(() => statusOf(cookie));
      expect(status).toBe(200);
      expect(ms).toBeLessThan(1500);
    } finally {
      redis.restore();
    }
  });
});

describe("auth killed", () => {
  it("leaves members signed in, and answers a login to try again within a second", async () => {
    const { username, cookie } = await signUp();
    await until(async () => (await statusOf(cookie)) === 200);
    const chat = await world.startServer((_req, res) => res.end("chat works"));
    const whole = await world.start({ AUTH_URL: [auth.url], CASE_CHAT_URL: [chat.url] });
    await auth.kill();

    const answer = await whole.fetch("/api/chat-rooms/my", { headers: { cookie } });
    expect(await answer.text()).toBe("chat works");
    const asked = jsonPost({ username, password: PASSWORD }, { "accept-language": "en" });
    const [refused, ms] = await waited(() => whole.fetch("/api/auth/login", asked));
    expect(ms).toBeLessThan(1000);
    expect(refused.status).toBe(503);
    expect(await refused.json()).toMatchObject({
      code: "SERVICE_UNAVAILABLE",
      message: expect.stringContaining("try again") as string,
    });
    const unknown = await whole.fetch("/api/chat-rooms/my", { headers: { cookie: `sid=${"B".repeat(43)}` } });
    expect(unknown.status).toBe(503);
    expect(await sendRaw(whole.port, "GET /health/ready HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")).toContain(
      '"auth":"down"',
    );
  });
});
