import type { ErrorBody, SecondFactorStatus } from "@legal/contracts";
import { until, type TestHttp } from "@legal/test-kit";
import mongoose from "mongoose";
import { issueResetToken } from "../src/mail-tokens/issue-reset-token.ts";
import { changeRole } from "../src/account/change-role.ts";
import { removeSecondFactor, resetSecondFactor } from "../src/second-factor-setup/remove-second-factor.ts";
import {
  authUnderTest,
  confirmEmail,
  cookieOf,
  fromNewAddress,
  isLive,
  PASSWORD,
  recorded,
  sessionIdOf,
  signUp,
} from "./support.ts";
import { codeAt, enrol, firstStep, forgetLastCode, secondStep } from "./support-second-factor.ts";

const auth = authUnderTest();
let http: TestHttp;
beforeAll(async () => {
  http = await auth.start();
});

const noCache = { forget: () => Promise.resolve() };
const parallel = <T>(count: number, work: () => Promise<T>) => Promise.all(Array.from({ length: count }, work));
const statusesOf = (answers: { status: number }[]) => answers.map(({ status }) => status);
const statusOf = async (as: Parameters<TestHttp["get"]>[1]) =>
  (await http.get<SecondFactorStatus>("/api/auth/second-factor", as)).body;

describe("setting up the second step", () => {
  it("holds only once a code was confirmed, keeps the secret sealed, and ends sessions that know nothing of it", async () => {
    const person = await signUp(http);
    await confirmEmail(person.account.id);
    const other = await http.post("/api/auth/login", { username: person.account.username, password: PASSWORD });
    const pending = await http.post<{ key: string; uri: string }>("/api/auth/second-factor", undefined, person);
    expect((await statusOf(person)).on).toBe(false);
    expect(pending.body.uri).toMatch(/^otpauth:\/\/totp\/.*secret=[A-Z2-7]{32}/);
    const wrong = await http.post<ErrorBody>("/api/auth/second-factor/confirm", { code: "000000" }, person);
    expect(wrong).toMatchObject({ status: 401, body: { code: "SECOND_FACTOR_INVALID" } });
    const enrolled = await enrol(http, person);
    expect(await statusOf(enrolled)).toMatchObject({ on: true, recoveryCodesLeft: 10, required: false });
    const stored = JSON.stringify(await mongoose.connection.collection("second_factors").find().toArray());
    expect(stored).not.toContain(enrolled.key.replaceAll(" ", ""));
    for (const code of enrolled.recoveryCodes) expect(stored).not.toContain(code.slice(5).replace("-", ""));
    expect(await isLive(http, person.as.sessionId)).toBe(false);
    expect(await isLive(http, sessionIdOf(cookieOf(other)))).toBe(false);
    expect(await isLive(http, enrolled.as.sessionId)).toBe(true);
  });

  it("wants a recent login", async () => {
    const { as } = await signUp(http);
    const stale = { as: { ...as, authTime: 0 } };
    const calls = [
      http.post<ErrorBody>("/api/auth/second-factor", undefined, stale),
      http.post<ErrorBody>("/api/auth/second-factor/confirm", { code: "123456" }, stale),
      http.post<ErrorBody>("/api/auth/second-factor/recovery-codes", undefined, stale),
      http.delete<ErrorBody>("/api/auth/second-factor", stale),
    ];
    for (const answer of await Promise.all(calls))
      expect(answer).toMatchObject({ status: 401, body: { code: "STEP_UP_REQUIRED" } });
  });
});

describe("the second step of an account", () => {
  it("is set up by the reader of its mailbox, for a reset link would not bring the owner past it", async () => {
    const person = await signUp(http);
    const begin = () => http.post<ErrorBody>("/api/auth/second-factor", undefined, person);
    expect(await begin()).toMatchObject({ status: 403, body: { code: "EMAIL_NOT_VERIFIED" } });
    await confirmEmail(person.account.id);
    expect((await begin()).status).toBe(201);
  });

  it("leaves no session behind that a password alone started at the same moment", async () => {
    const person = await signUp(http);
    await confirmEmail(person.account.id);
    const { username, id } = person.account;
    const { body } = await http.post<{ key: string }>("/api/auth/second-factor", undefined, person);
    const confirmed = new AbortController();
    const confirming = http
      .post("/api/auth/second-factor/confirm", { code: await codeAt(body.key) }, person)
      .finally(() => confirmed.abort());
    const guessing = parallel(4, async () => {
      while (!confirmed.signal.aborted)
        await http.post("/api/auth/login", { username, password: PASSWORD }, { headers: fromNewAddress() });
    });
    expect((await confirming).status).toBe(200);
    await guessing;
    const sessions = await mongoose.connection.collection("sessions").find({ "sess.userId": id }).toArray();
    expect(sessions.map(({ sess }) => (sess as { amr: string[] }).amr)).toEqual([["pwd", "otp"]]);
  });

  it("is wanted for what a password alone would do otherwise", async () => {
    const stale = async (person: Awaited<ReturnType<typeof signUp>>) => {
      const caller = { as: { ...person.as, authTime: 0 }, headers: fromNewAddress() };
      const password = "another-river-7";
      const change = { currentPassword: PASSWORD, password, passwordConfirm: password };
      const answers = [
        await http.post<ErrorBody>("/api/users/me/deletion/link", {}, caller),
        await http.post<ErrorBody>("/api/auth/password", change, caller),
        await http.post<ErrorBody>("/api/users/me/deletion", { password }, caller),
        await http.patch<ErrorBody>("/api/users/me/email", { email: "other@example.com", password }, caller),
      ];
      return answers.map(({ status, body }) => (status === 200 ? 200 : body.code));
    };
    expect(await stale(await enrol(http, await signUp(http)))).toEqual(Array(4).fill("STEP_UP_REQUIRED"));
    expect((await stale(await signUp(http))).slice(0, 2)).toEqual([200, 200]);
  });
});

describe("a login with the second step", () => {
  it("starts no session before the code, and one that says how after it", async () => {
    const person = await enrol(http, await signUp(http));
    const challenge = await firstStep(http, person.account);
    const answer = await secondStep(http, challenge, await codeAt(person.key));
    expect(answer).toMatchObject({ status: 200, body: { id: person.account.id } });
    const { body } = await http.get<{ amr: string[] }>(`/internal/sessions/${sessionIdOf(cookieOf(answer))}`, {
      asService: "gateway",
    });
    expect(body.amr).toEqual(["pwd", "otp"]);
    expect(await secondStep(http, challenge, await codeAt(person.key))).toMatchObject({ status: 401 });
  });

  it("takes the code of the step before, not the next one's, and none twice", async () => {
    const person = await enrol(http, await signUp(http));
    // Early in a step, so that the next one does not begin meanwhile.
    await until(() => Date.now() % 30_000 < 20_000);
    const before = await codeAt(person.key, -1);
    expect((await secondStep(http, await firstStep(http, person.account), await codeAt(person.key, 1))).status).toBe(
      401,
    );
    expect((await secondStep(http, await firstStep(http, person.account), before)).status).toBe(200);
    expect((await secondStep(http, await firstStep(http, person.account), before)).status).toBe(401);
  });

  it("takes one code once, however many send it at the same time", async () => {
    const person = await enrol(http, await signUp(http));
    const roomy = await auth.start({ settings: { SECOND_FACTOR_TRIES: 100 } });
    const challenges = await parallel(20, () => firstStep(roomy, person.account));
    const code = await codeAt(person.key);
    const answers = await Promise.all(challenges.map((challenge) => secondStep(roomy, challenge, code)));
    expect(statusesOf(answers).filter((status) => status === 200)).toHaveLength(1);
    expect(statusesOf(answers).filter((status) => status === 401)).toHaveLength(19);
  });

  it("is refused after five wrong codes, the right one included", async () => {
    const person = await enrol(http, await signUp(http));
    const challenge = await firstStep(http, person.account);
    const right = await codeAt(person.key);
    const wrong = right === "000000" ? "111111" : "000000";
    const tries = await parallel(5, () => secondStep(http, challenge, wrong));
    expect(statusesOf(tries)).toEqual([401, 401, 401, 401, 401]);
    expect((await secondStep(http, challenge, right)).status).toBe(429);
  });

  it.each(["", "12345", "1234567", "12345a", "٣٣٣٣٣٣", { $ne: null }])("refuses %p as no code at all", async (code) => {
    const answer = await http.post<ErrorBody>("/api/auth/login/second-factor", { code });
    expect(answer).toMatchObject({ status: 400, body: { code: "VALIDATION_FAILED" } });
  });

  it("needs the browser that passed the first step", async () => {
    const answer = await secondStep(http, "a".repeat(43), "123456");
    expect(answer).toMatchObject({ status: 401, body: { code: "LOGIN_EXPIRED" } });
  });

  it("is asked for after a password reset too, and a reset voids a login that was under way", async () => {
    const person = await enrol(http, await signUp(http));
    const challenge = await firstStep(http, person.account);
    const password = "another-river-7";
    const token = await issueResetToken({ _id: person.account.id, emailKey: person.account.email });
    const reset = await http.post("/api/auth/reset-password", { token, password, passwordConfirm: password });
    expect(reset.status).toBe(200);
    expect((await secondStep(http, challenge, await codeAt(person.key))).body).toMatchObject({ code: "LOGIN_EXPIRED" });
    await firstStep(http, person.account, password);
  });

  it("is over for a login under way when the role changes or the operator resets the factor", async () => {
    const person = await enrol(http, await signUp(http));
    const first = await firstStep(http, person.account);
    await changeRole(person.account.id, "user", noCache);
    expect((await secondStep(http, first, await codeAt(person.key))).status).toBe(401);
    const second = await firstStep(http, person.account);
    expect(await resetSecondFactor(person.account.id, noCache)).toBe(true);
    expect((await secondStep(http, second, await codeAt(person.key))).status).toBe(401);
    const login = await http.post("/api/auth/login", { username: person.account.username, password: PASSWORD });
    expect(login.body).toMatchObject({ id: person.account.id });
    expect(await isLive(http, person.as.sessionId)).toBe(false);
  });
});

describe("a recovery code", () => {
  it("logs in once, in any spelling, of many at the same time one", async () => {
    const person = await enrol(http, await signUp(http));
    const [code = ""] = person.recoveryCodes;
    expect(code).toMatch(/^[a-z2-7]{4}-[a-z2-7]{6}-[a-z2-7]{6}$/);
    const roomy = await auth.start({ settings: { SECOND_FACTOR_TRIES: 100 } });
    const challenges = await parallel(5, () => firstStep(roomy, person.account));
    const spellings = [code, code.toUpperCase(), code.replaceAll("-", ""), ` ${code} `, code];
    const answers = await Promise.all(
      challenges.map((challenge, index) => secondStep(roomy, challenge, spellings[index] ?? code)),
    );
    expect(statusesOf(answers).toSorted((a, b) => a - b)).toEqual([200, 401, 401, 401, 401]);
    expect((await statusOf(person)).recoveryCodesLeft).toBe(9);
  });

  it("is void once new ones are made, and does not serve for step-up", async () => {
    const person = await enrol(http, await signUp(http));
    const [old = ""] = person.recoveryCodes;
    const renewed = await http.post<{ recoveryCodes: string[] }>(
      "/api/auth/second-factor/recovery-codes",
      undefined,
      person,
    );
    expect(renewed.body.recoveryCodes).toHaveLength(10);
    expect((await secondStep(http, await firstStep(http, person.account), old)).status).toBe(401);
    const [fresh = ""] = renewed.body.recoveryCodes;
    const stepUp = await http.post("/api/auth/step-up", { password: PASSWORD, code: fresh }, person);
    expect(stepUp.status).toBe(400);
  });
});

describe("staff where a second step is required", () => {
  const staffPerson = async () => {
    const strict = await auth.start({ settings: { STAFF_2FA: "required" } });
    const { account } = await signUp(strict);
    await confirmEmail(account.id);
    await changeRole(account.id, "admin", noCache);
    const login = await strict.post<{ role: string }>("/api/auth/login", {
      username: account.username,
      password: PASSWORD,
    });
    const sessionId = sessionIdOf(cookieOf(login));
    const session = await strict.get<{ role: "user" | "admin"; mustEnrol?: true }>(`/internal/sessions/${sessionId}`, {
      asService: "gateway",
    });
    const { role, mustEnrol } = session.body;
    const as = { id: account.id, role, language: account.language, sessionId, ...(mustEnrol && { mustEnrol }) };
    return { strict, account: { ...account, role: "admin" as const }, as, cookie: cookieOf(login) };
  };

  it("get a session that lets them set it up and nothing else, and their rights with the first code", async () => {
    const { strict, ...person } = await staffPerson();
    expect(person.as).toMatchObject({ role: "user", mustEnrol: true });
    expect((await strict.get("/api/auth/me", person)).body).toMatchObject({ role: "admin", mustEnrol: true });
    const refused = await strict.get<ErrorBody>(`/api/users/${person.account.id}`, person);
    expect(refused).toMatchObject({ status: 403, body: { code: "SECOND_FACTOR_REQUIRED" } });
    const enrolled = await enrol(strict, person);
    const session = await strict.get(`/internal/sessions/${enrolled.as.sessionId}`, { asService: "gateway" });
    expect(session.body).toMatchObject({ role: "admin", amr: ["pwd", "otp"] });
    expect(session.body).not.toHaveProperty("mustEnrol");
    expect((await strict.get(`/api/users/${person.account.id}`, enrolled)).status).toBe(200);
  });

  it("cannot turn it off, and come back limited once the operator did", async () => {
    const { strict, ...person } = await staffPerson();
    const enrolled = await enrol(strict, person);
    const refused = await strict.delete<ErrorBody>("/api/auth/second-factor", enrolled);
    expect(refused).toMatchObject({ status: 403, body: { code: "SECOND_FACTOR_NEEDED_BY_STAFF" } });
    await resetSecondFactor(person.account.id, noCache);
    const login = await strict.post("/api/auth/login", { username: person.account.username, password: PASSWORD });
    const session = await strict.get(`/internal/sessions/${sessionIdOf(cookieOf(login))}`, { asService: "gateway" });
    expect(session.body).toMatchObject({ role: "user", mustEnrol: true });
  });

  it("stay limited when they only confirm their password again", async () => {
    const { strict, ...person } = await staffPerson();
    const renewed = await strict.post("/api/auth/step-up", { password: PASSWORD }, person);
    const session = await strict.get(`/internal/sessions/${sessionIdOf(cookieOf(renewed))}`, { asService: "gateway" });
    expect(session.body).toMatchObject({ role: "user", mustEnrol: true });
  });
});

describe("the owner of an account", () => {
  const noticesOf = async (userId: string) => {
    const rows = await mongoose.connection
      .collection("pending_mails")
      .find({ "facts.kind": "security-notice", "facts.userId": userId })
      .toArray();
    return rows.map(({ facts }) => (facts as { event: string }).event);
  };

  it("is notified of the factor being turned on and off, of new recovery codes and of one used", async () => {
    const person = await enrol(http, await signUp(http));
    const [code = ""] = person.recoveryCodes;
    await secondStep(http, await firstStep(http, person.account), code);
    await http.post("/api/auth/second-factor/recovery-codes", undefined, person);
    await forgetLastCode(person.account.id);
    await removeSecondFactor(person.account.id, { browser: null, os: null, network: null });
    expect(await noticesOf(person.account.id)).toEqual(
      expect.arrayContaining(["second-factor-on", "recovery-code-used", "recovery-codes-renewed", "second-factor-off"]),
    );
    const alerts = (await recorded("auth.security-alerted.v1")) as { userId: string; alert: string }[];
    expect(alerts.filter(({ userId }) => userId === person.account.id).map(({ alert }) => alert)).toEqual([
      "second-factor-on",
      "recovery-code-used",
      "new-device",
      "recovery-codes-renewed",
      "second-factor-off",
    ]);
    expect(await recorded("auth.session-ended.v1")).not.toHaveLength(0);
  });
});
