import { randomUUID } from "node:crypto";
import type { Session } from "@legal/contracts";
import { createIdentity, sessionCopyOf } from "@legal/service-kit";
import { testKeys } from "@legal/test-kit";
import { echo, gatewayUnderTest, jsonPost, seen, sendRaw } from "./support.ts";

const world = gatewayUnderTest();
const identity = createIdentity({ audience: "case-chat", trustedKeys: testKeys().trustedKeys });
let gateway: Awaited<ReturnType<typeof world.start>>;
beforeAll(async () => {
  const { url } = await world.startServer(echo());
  gateway = await world.start({ CASE_CHAT_URL: [url], AUTH_URL: [url] });
});

const bearerOf = async (answer: Response) => (await seen(answer)).headers.authorization?.replace("Bearer ", "") ?? "";

const messageOf = async (answer: Response) => ((await answer.json()) as { message: string }).message;

describe("what a service receives", () => {
  it("is who the session's user is, signed for that service only", async () => {
    const { cookie, session } = await world.signIn({ role: "admin", language: "ja" });
    const token = await bearerOf(await gateway.fetch("/api/chat-rooms", { headers: { cookie } }));
    const { userId: id, role, language, sessionId } = session;
    expect(identity.verifyUser(token)).toEqual({ id, role, language, sessionId });
    const forAuth = createIdentity({ audience: "auth", trustedKeys: testKeys().trustedKeys });
    expect(() => forAuth.verifyUser(token)).toThrow("token refused");
    const other = await bearerOf(await gateway.fetch("/api/auth/me", { headers: { cookie } }));
    expect(forAuth.verifyUser(other)).toEqual({ id, role, language, sessionId });
  });

  it("is when and how they proved it, for the service that wants it recent", async () => {
    const authTime = new Date(Math.floor(Date.now() / 1000) * 1000);
    const { cookie } = await world.signIn({ authTime: authTime.toISOString(), amr: ["pwd", "otp"] });
    const token = await bearerOf(await gateway.fetch("/api/chat-rooms/my", { headers: { cookie } }));
    expect(identity.verifyUser(token)).toMatchObject({ authTime: authTime.getTime() / 1000, amr: ["pwd", "otp"] });
  });

  it("is that staff must set up their second factor, who reach nothing of staff before", async () => {
    const { cookie } = await world.signIn({ mustEnrol: true });
    const refused = await gateway.fetch("/api/chat-rooms", { headers: { cookie } });
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ code: "SECOND_FACTOR_REQUIRED" });
    const token = await bearerOf(await gateway.fetch("/api/chat-rooms/my", { headers: { cookie } }));
    expect(identity.verifyUser(token)).toMatchObject({ role: "user", mustEnrol: true });
  });

  it("is nothing of a page whose session has ended or belongs to another user by now", async () => {
    const { cookie, session } = await world.signIn();
    const { cookie: another } = await world.signIn();
    const post = (path: string, as?: string) =>
      gateway.fetch(path, jsonPost({}, { "x-reader": session.userId, ...(as && { cookie: as }) }));
    expect((await post("/api/chat-rooms", cookie)).status).toBe(200);
    for (const refused of [await post("/api/inquiries"), await post("/api/inquiries", another)]) {
      expect(refused.status).toBe(401);
      expect(await refused.json()).toMatchObject({ code: "UNAUTHENTICATED" });
    }
    // The page logs in again through these.
    expect((await post("/api/auth/login")).status).toBe(200);
  });

  it("is each session's own user, however many ask in the same instant, some of them twice", async () => {
    const people = await Promise.all(Array.from({ length: 10 }, () => world.signIn()));
    const asking = [...people, ...people.slice(0, 3)];
    // In one packet, so that they meet in one turn of the gateway.
    const requests = asking.map(({ cookie }, index) => {
      const last = index === asking.length - 1 ? "connection: close\r\n" : "";
      return `GET /api/chat-rooms/my HTTP/1.1\r\nhost: localhost:8080\r\ncookie: ${cookie}\r\n${last}\r\n`;
    });
    const answers = await sendRaw(gateway.port, requests.join(""));
    const received = [...answers.matchAll(/Bearer ([\w.-]+)/g)].map(([, token = ""]) => identity.verifyUser(token).id);
    expect(received).toEqual(asking.map(({ session }) => session.userId));
  });

  it("is signed once a minute, and again when a claim changes", async () => {
    const { cookie, session } = await world.signIn();
    const ask = async () => bearerOf(await gateway.fetch("/api/chat-rooms/my", { headers: { cookie } }));
    const first = await ask();
    expect(await ask()).toBe(first);
    const becomes = (change: Partial<Session>) =>
      world.redis()?.set(`session:${session.sessionId}`, sessionCopyOf(testKeys().ring(), { ...session, ...change }));
    await becomes({ language: "en" });
    expect(identity.verifyUser(await ask()).language).toBe("en");
    await becomes({ role: "admin" });
    expect(identity.verifyUser(await ask()).role).toBe("admin");
    const authTime = "2026-11-20T00:00:00.000Z";
    await becomes({ authTime });
    expect(identity.verifyUser(await ask()).authTime).toBe(Date.parse(authTime) / 1000);
    await becomes({ amr: ["pwd", "otp"] });
    expect(identity.verifyUser(await ask()).amr).toEqual(["pwd", "otp"]);
    await becomes({ mustEnrol: true });
    expect(identity.verifyUser(await ask()).mustEnrol).toBe(true);
  });

  it("is signed again after that minute, and of use for no more than half a minute longer", async () => {
    const { cookie } = await world.signIn();
    const ask = async () => bearerOf(await gateway.fetch("/api/chat-rooms/my", { headers: { cookie } }));
    const first = await ask();
    const claims = JSON.parse(Buffer.from(first.split(".")[1] ?? "", "base64url").toString()) as Record<string, number>;
    expect((claims["exp"] ?? 0) - (claims["iat"] ?? 0)).toBe(90);
    const { now } = Date;
    try {
      Date.now = () => now() + 59_000;
      expect(await ask()).toBe(first);
      Date.now = () => now() + 61_000;
      expect(await ask()).not.toBe(first);
    } finally {
      Date.now = now;
    }
  });

  it("is nothing of a session that is over, though Redis still has it", async () => {
    const { cookie } = await world.signIn({ expiresAt: new Date(Date.now() - 1000).toISOString() });
    expect((await gateway.fetch("/api/chat-rooms/my", { headers: { cookie } })).status).toBe(401);
  });

  it("is nothing of a visitor", async () => {
    const { headers } = await seen(await gateway.fetch("/api/auth/providers"));
    expect(headers.authorization).toBeUndefined();
  });

  it.each([
    [1, "203.0.113.3"],
    [2, "203.0.113.2"],
  ])(
    "is the address that the outermost of %i trusted proxies saw, not what the client wrote before it",
    async (hops, seenBy) => {
      const { url } = await world.startServer(echo());
      const behind = await world.start({ AUTH_URL: [url], TRUSTED_PROXY_HOPS: hops });
      const headers = { "x-forwarded-for": "203.0.113.1, 203.0.113.2, 203.0.113.3" };
      const received = await seen(await behind.fetch("/api/auth/providers", { headers }));
      expect(received.headers["x-client-ip"]).toBe(seenBy);
    },
  );

  it("is the address, the site and a request id of the gateway's own", async () => {
    const answer = await gateway.fetch("/api/auth/providers", { headers: { "x-request-id": "from-the-client" } });
    const { headers } = await seen(answer);
    expect(headers).toMatchObject({
      "x-client-ip": "127.0.0.1",
      "x-forwarded-for": "127.0.0.1",
      "x-forwarded-host": "localhost:8080",
      "x-forwarded-proto": "http",
    });
    expect(headers["x-request-id"]).toMatch(/^[\da-f-]{36}$/);
    expect(answer.headers.get("x-request-id")).toBe(headers["x-request-id"]);
  });

  it("is the page's own request id, where that is one", async () => {
    const named = randomUUID();
    const answer = await gateway.fetch("/api/auth/providers", { headers: { "x-request-id": named } });
    expect((await seen(answer)).headers["x-request-id"]).toBe(named);
    expect(answer.headers.get("x-request-id")).toBe(named);
    const refused = await gateway.fetch("/api/nothing/here", { headers: { "x-request-id": named } });
    expect(await refused.json()).toMatchObject({ code: "NOT_FOUND", requestId: named });
  });
});

describe("threat 19: headers that claim an identity", () => {
  it("do not reach a service", async () => {
    const { cookie } = await world.signIn();
    const forged = {
      authorization: "Bearer forged.token.here",
      "x-user-id": "admin",
      "x-user-role": "admin",
      "x-client-ip": "1.2.3.4",
      "x-forwarded-for": "1.2.3.4",
      "x-forwarded-user": "admin",
      "x-real-ip": "1.2.3.4",
      forwarded: "for=1.2.3.4",
      "x-internal": "yes",
    };
    const visitor = await seen(await gateway.fetch("/api/auth/providers", { headers: forged }));
    expect(JSON.stringify(visitor.headers)).not.toMatch(/forged|admin|1\.2\.3\.4|x-internal/);
    const member = await seen(await gateway.fetch("/api/chat-rooms/my", { headers: { ...forged, cookie } }));
    expect(identity.verifyUser(member.headers.authorization?.slice(7) ?? "").role).toBe("user");
  });

  it("do not open what needs a session", async () => {
    const headers = { "x-user-id": "admin", authorization: "Bearer x.y.z" };
    expect((await gateway.fetch("/api/chat-rooms/my", { headers })).status).toBe(401);
  });
});

describe("cookies", () => {
  it("stay at the gateway", async () => {
    const { cookie } = await world.signIn();
    const { headers } = await seen(
      await gateway.fetch("/api/chat-rooms/my", { headers: { cookie: `a=b; ${cookie}` } }),
    );
    expect(headers.cookie).toBeUndefined();
  });

  it("pass by name where the table says so", async () => {
    const cookie = "a=b; google-flow=abc; sid=x";
    expect(
      (await seen(await gateway.fetch("/api/auth/google/callback?code=1", { headers: { cookie } }))).headers.cookie,
    ).toBe("google-flow=abc");
    expect(
      (await seen(await gateway.fetch("/api/auth/google", { headers: { cookie } }))).headers.cookie,
    ).toBeUndefined();
  });

  it("say which browser changes the password or ends the other sessions", async () => {
    const { cookie } = await world.signIn();
    const headers = { cookie: `device=abc; ${cookie}`, "content-type": "application/json" };
    const ended = await gateway.fetch("/api/auth/sessions", { method: "DELETE", headers });
    expect((await seen(ended)).headers.cookie).toBe("device=abc");
    const changed = await gateway.fetch("/api/auth/password", { method: "POST", headers, body: "{}" });
    expect((await seen(changed)).headers.cookie).toBe("device=abc");
  });

  it("are believed under the https name only where the site is https", async () => {
    const { url } = await world.startServer(echo());
    const secure = await world.start({ CASE_CHAT_URL: [url], PUBLIC_ORIGIN: "https://legal.example" });
    const { cookie } = await world.signIn();
    expect((await secure.fetch("/api/chat-rooms/my", { headers: { cookie } })).status).toBe(401);
    expect((await secure.fetch("/api/chat-rooms/my", { headers: { cookie: `__Host-${cookie}` } })).status).toBe(200);
  });
});

describe("early refusals", () => {
  it("are 401 for visitors and 403 for members on an administrator's path", async () => {
    const { cookie } = await world.signIn();
    expect((await gateway.fetch("/api/chat-rooms/my")).status).toBe(401);
    const refused = await gateway.fetch("/api/chat-rooms", { headers: { cookie } });
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ code: "FORBIDDEN" });
  });

  it("speak the session's language, else the browser's", async () => {
    const { cookie } = await world.signIn({ language: "en" });
    expect(
      await messageOf(await gateway.fetch("/api/chat-rooms", { headers: { cookie, "accept-language": "ja" } })),
    ).toBe("You do not have access to this.");
    expect(await messageOf(await gateway.fetch("/api/chat-rooms/my", { headers: { "accept-language": "en" } }))).toBe(
      "Please log in first.",
    );
    expect(await messageOf(await gateway.fetch("/api/chat-rooms/my", { headers: { "accept-language": "*" } }))).toBe(
      "로그인이 필요합니다.",
    );
  });

  it("treat a session that is over as none", async () => {
    const { cookie } = await world.signIn({ expiresAt: new Date(Date.now() - 1).toISOString() });
    expect((await gateway.fetch("/api/chat-rooms/my", { headers: { cookie } })).status).toBe(401);
  });
});

describe("bodies and queries", () => {
  it("pass as they are", async () => {
    const { cookie } = await world.signIn();
    const answer = await seen(
      await gateway.fetch("/api/chat-rooms?x=%20a&x=b", jsonPost({ 이름: "값" }, { cookie, "idempotency-key": "k1" })),
    );
    expect(answer).toMatchObject({ method: "POST", url: "/api/chat-rooms?x=%20a&x=b", body: '{"이름":"값"}' });
    expect(answer.headers).toMatchObject({ "content-type": "application/json", "idempotency-key": "k1" });
  });
});
