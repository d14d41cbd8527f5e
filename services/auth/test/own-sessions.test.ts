import type { ErrorBody, OwnSession, User as Account } from "@legal/contracts";
import type { TestHttp } from "@legal/test-kit";
import mongoose from "mongoose";
import {
  authUnderTest,
  cookieOf,
  isLive,
  newPerson,
  PASSWORD,
  recorded,
  sessionIdOf,
  signedIn,
  signUp,
} from "./support.ts";

const auth = authUnderTest();
let http: TestHttp;
beforeAll(async () => {
  http = await auth.start();
});

const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const loginFrom = async (username: string, headers: Record<string, string> = {}, password = PASSWORD) => {
  const answer = await http.post("/api/auth/login", { username, password }, { headers });
  expect(answer.status).toBe(200);
  return { sessionId: sessionIdOf(cookieOf(answer)), device: cookieOf(answer, "device") };
};
const sessionsOf = async (caller: Parameters<TestHttp["get"]>[1]) =>
  (await http.get<OwnSession[]>("/api/auth/sessions", caller)).body;
const noticesOf = async (userId: string) => {
  const rows = await mongoose.connection
    .collection("pending_mails")
    .find({ "facts.kind": "security-notice", "facts.userId": userId })
    .toArray();
  return rows.map(({ facts }) => (facts as { event: string }).event);
};

describe("the list of sessions", () => {
  it("says where the account is signed in, this session first, and nothing to come in with", async () => {
    const person = await signUp(http);
    const other = await loginFrom(person.account.username, { "user-agent": FIREFOX, "x-client-ip": "203.0.113.77" });
    const sessions = await sessionsOf(person);
    expect(sessions).toMatchObject([
      { current: true, methods: ["pwd"] },
      { current: false, browser: "Firefox", os: "Linux", network: "203.0.113.*", methods: ["pwd"] },
    ]);
    const text = JSON.stringify(sessions);
    for (const id of [person.as.sessionId, other.sessionId, person.cookie, "203.0.113.77"])
      expect(text).not.toContain(id);
  });

  it("shortens IPv6 addresses, and shows sessions of an earlier release as unknown", async () => {
    const person = await signUp(http);
    await loginFrom(person.account.username, { "x-client-ip": "2001:db8:1:2:3:4:5:6" });
    const drop = { $unset: { "sess.device": 1, "sess.amr": 1, "sess.authTime": 1 } } as const;
    await mongoose.connection.collection<{ _id: string }>("sessions").updateOne({ _id: person.as.sessionId }, drop);
    expect(await sessionsOf(person)).toMatchObject([
      { browser: null, os: null, network: null, methods: [] },
      { network: "2001:db8:1::" },
    ]);
  });

  it("is each person's own", async () => {
    const [one, other] = [await signUp(http), await signUp(http)];
    const [theirs] = await sessionsOf(other);
    const ended = await http.delete(`/api/auth/sessions/${theirs?.handle}`, one);
    expect(ended.status).toBe(204);
    expect(await isLive(http, other.as.sessionId)).toBe(true);
  });
});

describe("ending sessions", () => {
  it("ends the one that is named, in both stores, and publishes that its sockets must close", async () => {
    const person = await signUp(http);
    const other = await loginFrom(person.account.username);
    const [, listed] = await sessionsOf(person);
    expect((await http.delete(`/api/auth/sessions/${listed?.handle}`, person)).status).toBe(204);
    expect(await isLive(http, other.sessionId)).toBe(false);
    expect(await auth.redis().exists(`session:${other.sessionId}`)).toBe(0);
    expect(await isLive(http, person.as.sessionId)).toBe(true);
    expect(await recorded("auth.session-ended.v1")).toContainEqual(
      expect.objectContaining({ sessionIds: [other.sessionId] }),
    );
  });

  it("ends all others at once", async () => {
    const person = await signUp(http);
    const others = [await loginFrom(person.account.username), await loginFrom(person.account.username)];
    expect((await http.delete("/api/auth/sessions", person)).status).toBe(204);
    for (const { sessionId } of others) expect(await isLive(http, sessionId)).toBe(false);
    expect(await recorded("auth.session-ended.v1")).toContainEqual(
      expect.objectContaining({ userId: person.account.id, all: true, keptId: person.as.sessionId }),
    );
    expect(await sessionsOf(person)).toHaveLength(1);
  });

  it("wants a recent login", async () => {
    const { as } = await signUp(http);
    const stale = { as: { ...as, authTime: 0 } };
    for (const path of ["/api/auth/sessions", "/api/auth/sessions/abc"])
      expect(await http.delete<ErrorBody>(path, stale)).toMatchObject({
        status: 401,
        body: { code: "STEP_UP_REQUIRED" },
      });
  });
});

describe("step-up authentication", () => {
  it("makes the login recent, under a new session id", async () => {
    const person = await signUp(http);
    const old = new Date(Date.now() - 86_400_000);
    const sessions = mongoose.connection.collection<{ _id: string }>("sessions");
    await sessions.updateOne({ _id: person.as.sessionId }, { $set: { "sess.authTime": old } });
    const answer = await http.post("/api/auth/step-up", { password: PASSWORD }, person);
    expect(answer.status).toBe(200);
    const sessionId = sessionIdOf(cookieOf(answer));
    expect(sessionId).not.toBe(person.as.sessionId);
    expect(await isLive(http, person.as.sessionId)).toBe(false);
    const renewed = await http.get<{ authTime: string }>(`/internal/sessions/${sessionId}`, { asService: "gateway" });
    expect(Date.now() - Date.parse(renewed.body.authTime)).toBeLessThan(60_000);
  });

  it("counts wrong passwords as failed logins", async () => {
    const person = await signUp(http);
    const headers = { "x-client-ip": "198.51.100.9" };
    const guess = (password: string) => http.post<ErrorBody>("/api/auth/step-up", { password }, { ...person, headers });
    for (let tries = 0; tries < 10; tries += 1)
      expect(await guess(`wrong-${tries}`)).toMatchObject({ status: 400, body: { details: [{ path: "password" }] } });
    expect((await guess(PASSWORD)).status).toBe(429);
  });

  it("says what the account proves itself with", async () => {
    const person = await signUp(http);
    const { body } = await http.get("/api/auth/step-up", person);
    expect(body).toEqual({ password: true, code: false, google: false });
  });
});

describe("changing the password", () => {
  const change = (caller: Parameters<TestHttp["get"]>[1], given: object) => {
    const password = "new-river-paper-9";
    const body = { currentPassword: PASSWORD, password, passwordConfirm: password, ...given };
    return http.post<ErrorBody>("/api/auth/password", body, caller);
  };

  it("ends every other session, renews this one, voids reset links and notifies the owner", async () => {
    const person = await signUp(http);
    const other = await loginFrom(person.account.username);
    const answer = await change(person, {});
    expect(answer.status).toBe(200);
    expect(await isLive(http, other.sessionId)).toBe(false);
    expect(await isLive(http, person.as.sessionId)).toBe(false);
    expect(await isLive(http, sessionIdOf(cookieOf(answer)))).toBe(true);
    const { username } = person.account;
    const login = async (password: string) => (await http.post("/api/auth/login", { username, password })).status;
    expect([await login(PASSWORD), await login("new-river-paper-9")]).toEqual([401, 200]);
    expect(await noticesOf(person.account.id)).toContain("password-changed");
  });

  it("does not make an old login recent", async () => {
    const person = await signUp(http);
    const old = new Date(Date.now() - 86_400_000);
    const sessions = mongoose.connection.collection<{ _id: string }>("sessions");
    await sessions.updateOne({ _id: person.as.sessionId }, { $set: { "sess.authTime": old } });
    const sessionId = sessionIdOf(cookieOf(await change(person, {})));
    const { body } = await http.get(`/internal/sessions/${sessionId}`, { asService: "gateway" });
    expect(body).toMatchObject({ authTime: old.toISOString() });
  });

  it.each([
    ["a wrong present password", { currentPassword: "wrong-wrong" }, "currentPassword"],
    ["a common new one", { password: "password1", passwordConfirm: "password1" }, "password"],
    ["a short new one", { password: "short", passwordConfirm: "short" }, "password"],
    ["one that is not repeated", { passwordConfirm: "something-else" }, "passwordConfirm"],
  ])("refuses %s at its field and changes nothing", async (_name, given, path) => {
    const person = await signUp(http);
    const answer = await change(person, given);
    expect(answer).toMatchObject({ status: 400, body: { details: [{ path }] } });
    expect(await isLive(http, person.as.sessionId)).toBe(true);
  });
});

describe("a device", () => {
  it("that the account never used is mailed to its owner; the one of the signup, and one used before, are not", async () => {
    const answer = await http.post<{ id: string; username: string }>("/api/auth/signup", newPerson());
    const { id, username } = answer.body;
    const own = { cookie: `device=${cookieOf(answer, "device")}` };
    await loginFrom(username, own);
    expect(await noticesOf(id)).toEqual([]);
    const { device } = await loginFrom(username);
    expect(await noticesOf(id)).toEqual(["new-device"]);
    await loginFrom(username, { cookie: `device=${device}` });
    expect(await noticesOf(id)).toEqual(["new-device"]);
  });

  it("of another is a new one again once its owner set a password or logged out everywhere else", async () => {
    const answer = await http.post<Account>("/api/auth/signup", newPerson());
    const { account, as } = signedIn(answer);
    const own = { cookie: `device=${cookieOf(answer, "device")}` };
    const theirs = { cookie: `device=${(await loginFrom(account.username)).device}` };
    const newDevices = async () => (await noticesOf(account.id)).filter((event) => event === "new-device").length;
    expect(await newDevices()).toBe(1);

    expect((await http.delete("/api/auth/sessions", { as, headers: own })).status).toBe(204);
    await loginFrom(account.username, own);
    expect(await newDevices()).toBe(1);
    await loginFrom(account.username, theirs);
    expect(await newDevices()).toBe(2);

    const password = "new-river-paper-9";
    const body = { currentPassword: PASSWORD, password, passwordConfirm: password };
    expect((await http.post("/api/auth/password", body, { as, headers: own })).status).toBe(200);
    await loginFrom(account.username, own, password);
    expect(await newDevices()).toBe(2);
    await loginFrom(account.username, theirs, password);
    expect(await newDevices()).toBe(3);
  });

  it("is known by a cookie that no script reads, and not by an invented one", async () => {
    const answer = await http.post<{ id: string; username: string }>("/api/auth/signup", newPerson());
    const line = answer.headers.getSetCookie().find((cookie) => cookie.startsWith("device="));
    expect(line).toMatch(/HttpOnly; SameSite=Lax/);
    const made = "x".repeat(43);
    await loginFrom(answer.body.username, { cookie: `device=${made}` });
    expect(await noticesOf(answer.body.id)).toEqual(["new-device"]);
  });
});
