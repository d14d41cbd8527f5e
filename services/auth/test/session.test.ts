import { generateKeyPairSync } from "node:crypto";
import type { ErrorBody, Session, User } from "@legal/contracts";
import { startTcpProxy, testKeys, testUser, until, type TestHttp } from "@legal/test-kit";
import jwt from "jsonwebtoken";
import mongoose from "mongoose";
import { purgeStaleSessions, purgeStaleSessionsOnReconnect } from "../src/sessions/purge-stale-sessions.ts";
import { connectRedis } from "@legal/service-kit";
import { createJobs } from "../src/create-jobs.ts";
import { createDeletionList } from "../src/deletion/deletion-list.ts";
import { createSessionCache } from "../src/sessions/session-cache.ts";
import { SessionModel } from "../src/sessions/session-model.ts";
import { fromNewAddress, isLive, logIn, recorded, signUp, authUnderTest } from "./support.ts";

const auth = authUnderTest();
let http: TestHttp;
beforeAll(async () => {
  http = await auth.start();
});

const sessions = () =>
  mongoose.connection.collection<{ _id: string; sess: { lastSeenAt: Date; startedAt: Date }; expire: Date }>(
    "sessions",
  );

describe("the current user", () => {
  it("is the same under both names", async () => {
    const { as, account } = await signUp(http);
    expect((await http.get("/api/auth/me", { as })).body).toEqual(account);
    expect((await http.get("/api/user", { as })).body).toEqual(account);
  });

  it("is 401 for a visitor, in the visitor's language", async () => {
    const answer = await http.get<ErrorBody>("/api/auth/me", { headers: { "accept-language": "en-GB" } });
    expect(answer).toMatchObject({ status: 401, body: { code: "UNAUTHENTICATED", message: "Please log in first." } });
  });

  it("is 401 for an account that is gone", async () => {
    expect((await http.get("/api/auth/me", { as: testUser() })).status).toBe(401);
  });
});

describe("the life of a session", () => {
  it("is prolonged by a visit, at most to 30 days", async () => {
    const { as } = await signUp(http);
    const day = 86_400_000;
    const startedAt = new Date(Date.now() - 27 * day);
    await sessions().updateOne(
      { _id: as.sessionId },
      { $set: { "sess.lastSeenAt": new Date(Date.now() - 2 * day), "sess.startedAt": startedAt } },
    );
    await http.get("/api/auth/me", { as });
    const stored = await sessions().findOne({ _id: as.sessionId });
    expect(stored?.expire).toEqual(new Date(startedAt.getTime() + 30 * day));
    expect(await auth.redis().ttl(`session:${as.sessionId}`)).toBeLessThanOrEqual((3 * day) / 1000);
  });

  const used = async (role: "user" | "admin", startedMinutesAgo: number, seenMinutesAgo: number) => {
    const { as } = await signUp(http);
    const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);
    const change = {
      "sess.role": role,
      "sess.startedAt": ago(startedMinutesAgo),
      "sess.lastSeenAt": ago(seenMinutesAgo),
    };
    await sessions().updateOne({ _id: as.sessionId }, { $set: change });
    await http.get("/api/auth/me", { as });
    const stored = await sessions().findOne({ _id: as.sessionId });
    return Math.round(((stored?.expire.getTime() ?? 0) - Date.now()) / 60_000);
  };

  it.each([
    ["a member's: 14 days without a visit", "user", 60, 20, 14 * 24 * 60],
    ["staff's: an hour without a visit", "admin", 60, 20, 60],
    ["staff's: twelve hours in all", "admin", 11.5 * 60, 20, 30],
  ] as const)("is %s", async (_name, role, started, seen, left) => {
    expect(await used(role, started, seen)).toBe(left);
  });

  it("is noted every five minutes, not at every visit", async () => {
    const { as } = await signUp(http);
    const seenAt = new Date(Date.now() - 4 * 60_000);
    await sessions().updateOne({ _id: as.sessionId }, { $set: { "sess.lastSeenAt": seenAt } });
    await http.get("/api/auth/me", { as });
    expect((await sessions().findOne({ _id: as.sessionId }))?.sess.lastSeenAt).toEqual(seenAt);
  });

  it("begins with when and how the person proved who they are", async () => {
    const { as } = await signUp(http);
    const { body } = await http.get<Session>(`/internal/sessions/${as.sessionId}`, { asService: "gateway" });
    expect(body.amr).toEqual(["pwd"]);
    expect(Date.now() - Date.parse(body.authTime ?? "")).toBeLessThan(60_000);
  });

  it("ends without a visit, whatever TTL deletion does", async () => {
    const { as } = await signUp(http);
    await sessions().updateOne({ _id: as.sessionId }, { $set: { expire: new Date(Date.now() - 1000) } });
    expect(await isLive(http, as.sessionId)).toBe(false);
  });

  it("is not brought back by a visit that arrives after its end", async () => {
    const { as } = await signUp(http);
    await sessions().updateOne({ _id: as.sessionId }, { $set: { "sess.lastSeenAt": new Date(0) } });
    await Promise.all([http.post("/api/logout", undefined, { as }), http.get("/api/auth/me", { as })]);
    expect(await auth.redis().exists(`session:${as.sessionId}`)).toBe(0);
    expect(await isLive(http, as.sessionId)).toBe(false);
  });

  it("is not brought back by a visit that reaches Redis after its end", async () => {
    const { as } = await signUp(http);
    const proxy = await startTcpProxy(auth.backing.redisUrl);
    const slow = await auth.start({ redisUrl: proxy.url });
    const stored = () => sessions().findOne({ _id: as.sessionId });
    await sessions().updateOne({ _id: as.sessionId }, { $set: { "sess.lastSeenAt": new Date(0) } });
    proxy.stall();
    const visit = slow.get("/api/auth/me", { as });
    await until(async () => ((await stored())?.sess.lastSeenAt.getTime() ?? 0) > 0);
    await http.post("/api/logout", undefined, { as });
    proxy.restore();
    await visit;
    expect(await auth.redis().exists(`session:${as.sessionId}`)).toBe(0);
    await proxy.close();
  });
});

describe("a session whose copy gets to Redis after its end", () => {
  it("leaves no copy there", async () => {
    const { as } = await signUp(http);
    const started = await SessionModel.findById(as.sessionId).orFail().lean();
    await http.post("/api/logout", undefined, { as });
    const sessionCache = createSessionCache(auth.redis(), testKeys().ring, auth.logs.logger);
    await sessionCache.apply({ started, ended: [] });
    expect(await auth.redis().exists(`session:${as.sessionId}`)).toBe(0);
  });

  it("is forgotten within a minute where its process was killed in between", async () => {
    const [live, ended] = [await signUp(http), await signUp(http)];
    await sessions().deleteOne({ _id: ended.as.sessionId });
    const jobs = createJobs(createDeletionList(undefined, auth.logs.logger), auth.redis());
    const job = jobs.find(({ name }) => name === "purge-stale-sessions");
    expect(job?.everyMs).toBe(60_000);
    await job?.run({ signal: AbortSignal.timeout(10_000), now: new Date() });
    expect(await auth.redis().exists(`session:${ended.as.sessionId}`)).toBe(0);
    expect(await auth.redis().exists(`session:${live.as.sessionId}`)).toBe(1);
  });
});

describe("threat 15: logging out", () => {
  it("ends the session in both stores, clears the cookie and publishes that its sockets must close", async () => {
    const { as, account } = await signUp(http);
    const answer = await http.post("/api/logout", undefined, { as });
    expect(answer.status).toBe(204);
    expect(answer.headers.getSetCookie()[0]).toMatch(/^sid=; Path=\/; Expires=Thu, 01 Jan 1970/);
    expect(await sessions().findOne({ _id: as.sessionId })).toBeNull();
    expect(await auth.redis().exists(`session:${as.sessionId}`)).toBe(0);
    expect(await recorded("auth.session-ended.v1")).toContainEqual({
      userId: account.id,
      sessionIds: [as.sessionId],
      reason: "logout",
    });
  });

  it("leaves the account's other sessions alone, and may be repeated", async () => {
    const first = await signUp(http);
    const second = await logIn(http, first.account.username);
    await http.post("/api/logout", undefined, { as: first.as });
    expect((await http.post("/api/logout", undefined, { as: first.as })).status).toBe(204);
    expect((await http.post("/api/logout")).status).toBe(204);
    expect(await isLive(http, second.as.sessionId)).toBe(true);
  });
});

describe("questions of other services", () => {
  it("gives the gateway a session that Redis has lost, and puts it back there", async () => {
    const { as, account } = await signUp(http);
    await auth.redis().del(`session:${as.sessionId}`);
    const { body } = await http.get<Session>(`/internal/sessions/${as.sessionId}`, { asService: "gateway" });
    expect(body).toMatchObject({ sessionId: as.sessionId, userId: account.id, role: "user", language: "ko" });
    expect(await auth.redis().exists(`session:${as.sessionId}`)).toBe(1);
  });

  it("answers case-chat which of its sessions live", async () => {
    const [one, two] = [await signUp(http), await signUp(http)];
    await http.post("/api/logout", undefined, { as: two.as });
    const sessionIds = [one.as.sessionId, two.as.sessionId];
    const { body } = await http.post<Session[]>("/internal/sessions/live", { sessionIds }, { asService: "case-chat" });
    expect(body.map(({ sessionId }) => sessionId)).toEqual([one.as.sessionId]);
  });

  it("are answered to services only", async () => {
    const { as } = await signUp(http);
    const path = `/internal/sessions/${as.sessionId}`;
    expect((await http.get(path)).status).toBe(401);
    expect((await http.get(path, { as: { ...as, role: "admin" } })).status).toBe(401);
    expect((await http.get(path, { asService: "case-chat" })).status).toBe(403);
  });
});

describe("threat 16: forged identities", () => {
  const claims = { sub: "01900000-0000-7000-8000-000000000000", role: "admin", language: "ko", sid: "a".repeat(64) };
  const options = { issuer: "gateway", audience: "auth", keyid: "gateway-1" };
  const keys = testKeys();
  const stranger = generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey;
  const gatewayKey = keys.privatePemOf("gateway");

  const forgeries: Record<string, string> = {
    none: jwt.sign(claims, "", { ...options, algorithm: "none", expiresIn: 60 }),
    "HS256 with the public key": jwt.sign(claims, Buffer.from(keys.publicPemOf("gateway")), {
      ...options,
      algorithm: "HS256",
      expiresIn: 60,
      allowInvalidAsymmetricKeyTypes: true,
    }),
    "a stranger's key": jwt.sign(claims, stranger, { ...options, algorithm: "RS256", expiresIn: 60 }),
    "another service's key": jwt.sign(claims, keys.privatePemOf("case-chat"), {
      ...options,
      algorithm: "RS256",
      expiresIn: 60,
      keyid: "case-chat-1",
    }),
    "no expiry": jwt.sign(claims, gatewayKey, { ...options, algorithm: "RS256" }),
    expired: jwt.sign({ ...claims, iat: Math.floor(Date.now() / 1000) - 200 }, gatewayKey, {
      ...options,
      algorithm: "RS256",
      expiresIn: 60,
    }),
    "another audience": jwt.sign(claims, gatewayKey, {
      ...options,
      audience: "case-chat",
      algorithm: "RS256",
      expiresIn: 60,
    }),
    "no token at all": "nonsense",
  };
  it.each(Object.keys(forgeries))("refuses %s", async (name) => {
    const answer = await http.get<ErrorBody>("/api/users/01900000-0000-7000-8000-000000000000", {
      headers: { authorization: `Bearer ${forgeries[name]}` },
    });
    expect(answer).toMatchObject({ status: 401, body: { code: "UNAUTHENTICATED" } });
  });
});

describe("threat 19: headers that claim an identity", () => {
  it("are not believed by a service that is reached directly", async () => {
    const { account } = await signUp(http);
    const headers = {
      "x-user-id": account.id,
      "x-user-role": "admin",
      "x-forwarded-user": account.id,
      cookie: "sid=x",
    };
    expect((await http.get("/api/auth/me", { headers })).status).toBe(401);
    expect((await http.get(`/api/users/${account.id}`, { headers })).status).toBe(401);
  });
});

describe("Redis away", () => {
  it("does not keep people from logging in or out, and forgets ended sessions when it is back", async () => {
    const proxy = await startTcpProxy(auth.backing.redisUrlOf("auth"));
    const replica = await auth.start({ redisUrl: proxy.url });
    const reconnecting = connectRedis({ url: proxy.url, logger: auth.logs.logger });
    await until(() => reconnecting.status === "ready");
    purgeStaleSessionsOnReconnect(reconnecting, auth.logs.logger);
    const { as, account } = await signUp(replica);

    proxy.cut();
    await until(() => reconnecting.status !== "ready");
    expect((await replica.post("/api/logout", undefined, { as })).status).toBe(204);
    expect(await isLive(http, as.sessionId)).toBe(false);
    expect(await auth.redis().exists(`session:${as.sessionId}`)).toBe(1);
    expect(
      (
        await replica.post<User>(
          "/api/auth/login",
          { username: account.username, password: "river-paper-22" },
          { headers: fromNewAddress() },
        )
      ).status,
    ).toBe(200);

    proxy.restore();
    await until(async () => (await auth.redis().exists(`session:${as.sessionId}`)) === 0);
    reconnecting.disconnect();
    await proxy.close();
  });

  it("keeps the sessions that live", async () => {
    const { as } = await signUp(http);
    await auth.redis().set(`session:${"0".repeat(64)}`, "{}");
    expect(await purgeStaleSessions(auth.redis())).toBeGreaterThan(0);
    expect(await auth.redis().exists(`session:${as.sessionId}`)).toBe(1);
  });
});
