import type { ErrorBody } from "@legal/contracts";
import { startJobs } from "@legal/service-kit/jobs";
import { requestQueuedMails } from "@legal/service-kit/mail";
import { newId } from "@legal/service-kit";
import { until, type TestHttp } from "@legal/test-kit";
import mongoose from "mongoose";
import { recordMailRequest } from "../src/mail/mail-kinds.ts";
import { mailsOf, tokenIn } from "./mails.ts";
import { codeAt, enrol, firstStep, secondStep } from "./support-second-factor.ts";
import {
  authUnderTest,
  cookieOf,
  fromNewAddress,
  isLive,
  logIn,
  newPerson,
  PASSWORD,
  recorded,
  signUp,
} from "./support.ts";

const NEW_PASSWORD = "second-river-33";
const auth = authUnderTest();
let http: TestHttp;
const mails = mailsOf(() => http);
beforeAll(async () => {
  http = await auth.start();
});

const ask = <T = ErrorBody>(email: unknown, headers: Record<string, string> = fromNewAddress()) =>
  http.post<T>("/api/auth/request-password-reset", { email }, { headers });
const reset = (token: string, password = NEW_PASSWORD) =>
  http.post<ErrorBody>("/api/auth/reset-password", { token, password, passwordConfirm: password });

const RESET = "password-reset";
const mailsTo = (address: string) => mails.mailsTo(address, RESET);
const mailTo = (address: string) => mails.mailTo(address, RESET);
const tokenFor = async (address: string): Promise<string> => {
  await ask(address);
  return mails.tokenTo(address, RESET);
};
const pending = () => mongoose.connection.collection<{ _id: string }>("pending_mails");
const { drained } = mails;

describe("asking for a new password", () => {
  it.each(["ko", "en", "ja", "zh"])("mails a link that works once, in the account's language: %s", async (language) => {
    const { account } = await signUp(http, newPerson({ language }));
    expect(await ask(account.email.toUpperCase())).toMatchObject({ status: 200, body: { ok: true } });
    const mail = await mailTo(account.email);
    const { username, email: to } = account;
    expect(mail).toEqual({ kind: RESET, to, language, username, validMinutes: 30, token: expect.any(String) });

    expect((await reset(tokenIn(mail))).body).toEqual({ ok: true });
    await logIn(http, account.username, NEW_PASSWORD);
    expect(await reset(tokenIn(mail))).toMatchObject({ status: 400, body: { code: "RESET_TOKEN_INVALID" } });
  });

  it("refuses what is no address, on its field", async () => {
    const { status, body } = await ask("nobody");
    expect(status).toBe(400);
    expect(body.details).toEqual([{ path: "email", message: "올바른 이메일 형식이 아닙니다" }]);
  });
});

describe("threat 11: the request reveals nothing and floods no one", () => {
  it("answers the same bytes for an account and for none, and mails only the account", async () => {
    const { account } = await signUp(http);
    const [known, unknown] = [await ask(account.email), await ask("nobody@example.com")];
    expect(unknown.body).toEqual(known.body);
    expect(unknown.status).toBe(known.status);
    expect(unknown.headers.get("content-length")).toBe(known.headers.get("content-length"));
    await mailTo(account.email);
    await drained();
    expect(mails.all.some(({ to }) => to === "nobody@example.com")).toBe(false);
  });

  it("does the same work before the answer whether there is an account", async () => {
    const { account } = await signUp(http);
    await drained();
    // What it does after the answer differs, and cannot be timed.
    mails.pause(true);
    const done: string[] = [];
    mongoose.set("debug", (collection: string, method: string) => void done.push(`${collection}.${method}`));
    const workFor = async (email: string) => {
      done.length = 0;
      expect((await ask(email)).status).toBe(200);
      // This test looks for announcements, too.
      return done.filter((one) => one !== "outbox.find");
    };
    const [known, unknown] = [await workFor(account.email), await workFor("nobody.at.all@example.com")];
    mongoose.set("debug", false);
    mails.pause(false);
    expect(known).toEqual(["pending_mails.insertOne", "outbox.insertOne"]);
    expect(unknown).toEqual(known);
  });

  it("sends at most three mails an hour to one mailbox", async () => {
    const { account } = await signUp(http);
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask(account.email)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(3);
    await drained();
    expect(mailsTo(account.email)).toHaveLength(3);
  });

  it("takes at most five requests an hour from one address", async () => {
    const headers = fromNewAddress();
    const answers = await Promise.all(Array.from({ length: 7 }, (_, n) => ask(`flood${n}@example.com`, headers)));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
  });

  it("has nothing of a request in its mail", async () => {
    const { account } = await signUp(http);
    await ask(account.email, { ...fromNewAddress(), "x-forwarded-host": "evil.example", host: "evil.example" });
    expect(JSON.stringify(await mailTo(account.email))).not.toContain("evil.example");
  });
});

describe("threat 12: the token", () => {
  it("is kept only as a hash, for 30 minutes", async () => {
    const { account } = await signUp(http);
    const token = await tokenFor(account.email);
    expect(token).toMatch(/^[\w-]{43}$/);
    const stored = await mongoose.connection.collection("password_reset_tokens").findOne({ userId: account.id });
    expect(JSON.stringify(stored)).not.toContain(token);
    const minutes = (Number(stored?.["expiresAt"]) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(28);
    expect(minutes).toBeLessThanOrEqual(30);
  });

  it("works for one of 20 at the same time", async () => {
    const { account } = await signUp(http);
    const token = await tokenFor(account.email);
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => reset(token, `river-number-${n}`)));
    const winners = answers.flatMap(({ status }, n) => (status === 200 ? [n] : []));
    expect(winners).toHaveLength(1);
    await logIn(http, account.username, `river-number-${winners[0]}`);
  });

  it("does not work when it is over", async () => {
    const { account } = await signUp(http);
    const token = await tokenFor(account.email);
    await mongoose.connection
      .collection("password_reset_tokens")
      .updateOne({ userId: account.id }, { $set: { expiresAt: new Date(Date.now() - 1) } });
    expect((await reset(token)).body.code).toBe("RESET_TOKEN_INVALID");
    await logIn(http, account.username);
  });

  it("ends every session and every other token of the account", async () => {
    const { account, as } = await signUp(http);
    const second = await logIn(http, account.username);
    const token = await tokenFor(account.email);
    expect((await reset(token)).status).toBe(200);
    expect(await isLive(http, as.sessionId)).toBe(false);
    expect(await auth.redis().exists(`session:${as.sessionId}`, `session:${second.as.sessionId}`)).toBe(0);
    const ended = (await recorded("auth.session-ended.v1")).find((payload) => payload["userId"] === account.id);
    expect(ended).toMatchObject({ reason: "password-reset" });
    expect(new Set(ended?.["sessionIds"] as string[])).toEqual(new Set([as.sessionId, second.as.sessionId]));
    expect(await mongoose.connection.collection("password_reset_tokens").countDocuments({ userId: account.id })).toBe(
      0,
    );
  });

  it("makes every browser a new device: a login from the one of before is mailed to the owner", async () => {
    const { account } = await signUp(http);
    const login = (password: string, headers = {}) =>
      http.post("/api/auth/login", { username: account.username, password }, { headers });
    const device = { cookie: `device=${cookieOf(await login(PASSWORD), "device")}` };
    const notices = async () =>
      (await recorded("auth.security-alerted.v1")).filter(
        ({ userId, alert }) => userId === account.id && alert === "new-device",
      ).length;
    await login(PASSWORD, device);
    expect(await notices()).toBe(1);
    expect((await reset(await tokenFor(account.email))).status).toBe(200);
    expect((await login(NEW_PASSWORD, device)).status).toBe(200);
    expect(await notices()).toBe(2);
  });

  it("ends a login that waits for its second step", async () => {
    const { account, key } = await enrol(http, await signUp(http));
    const challenge = await firstStep(http, account);
    expect((await reset(await tokenFor(account.email))).status).toBe(200);
    expect((await secondStep(http, challenge, await codeAt(key))).status).toBe(401);
  });

  it("dies unused when another one of the account is spent", async () => {
    const { account } = await signUp(http);
    for (let n = 0; n < 2; n += 1) await ask(account.email);
    await until(() => mailsTo(account.email).length === 2);
    const [spent = "", other = ""] = mailsTo(account.email).map(tokenIn);
    expect((await reset(spent)).status).toBe(200);
    expect((await reset(other, "third-river-44")).body.code).toBe("RESET_TOKEN_INVALID");
    await logIn(http, account.username, NEW_PASSWORD);
  });

  it("is not used up by a password that is refused", async () => {
    const { account } = await signUp(http);
    const token = await tokenFor(account.email);
    expect((await reset(token, "password1")).body.details).toEqual([
      { path: "password", message: "너무 흔한 비밀번호입니다. 다른 비밀번호를 사용해주세요" },
    ]);
    expect((await reset(token)).status).toBe(200);
  });

  it.each([{ $ne: null }, "", "x".repeat(201)])("is text: %j", async (token) => {
    expect((await reset(token as string)).status).toBe(400);
  });
});

describe("what is kept of a mail", () => {
  it("names no account in its event, and a link's token nowhere", async () => {
    const { account } = await signUp(http);
    const token = await tokenFor(account.email);
    const announced = await recorded("auth.mail-requested.v1");
    for (const request of announced) expect(Object.keys(request).toSorted()).toEqual(["kind", "mailId"]);
    for (const { name } of await mongoose.connection.listCollections()) {
      const rows = await mongoose.connection.collection(name).find({}).toArray();
      expect(JSON.stringify(rows)).not.toContain(token);
    }
    expect(auth.logs.text()).not.toContain(token);
    expect(auth.logs.text()).not.toContain(account.email);
    expect(auth.logs.text()).not.toContain(PASSWORD);
  });

  it("is not for users, nor for other services", async () => {
    const { as } = await signUp(http);
    const path = `/internal/mails/${newId()}/claim`;
    expect((await http.post(path, {})).status).toBe(401);
    expect((await http.post(path, {}, { as })).status).toBe(401);
    expect((await http.post(path, {}, { asService: "case-chat" })).status).toBe(403);
  });
});

describe("mails and bad luck", () => {
  const claim = (id: unknown) =>
    http.post<{ mail: unknown }>(`/internal/mails/${String(id)}/claim`, {}, { asService: "notifications" });
  const pendingFor = (email: string) => until(() => pending().findOne({ "facts.emailKey": email }));

  it("wait while notifications is down, and are there for each of its tries until it reports the end", async () => {
    const { account } = await signUp(http);
    mails.pause(true);
    await ask(account.email);
    const { _id } = await pendingFor(account.email);
    for (let tries = 0; tries < 3; tries += 1)
      expect((await claim(_id)).body.mail).toMatchObject({ to: account.email });
    mails.pause(false);
    await mailTo(account.email);
    await drained();
    expect(mailsTo(account.email)).toHaveLength(1);
    expect(await claim(_id)).toMatchObject({ status: 200, body: { mail: null } });
  });
});

describe("a mail of the release before, which sent mails by itself", () => {
  const queue = async (emailKey: string, given: object): Promise<string> => {
    const _id = newId();
    const facts = { emailKey };
    await pending().insertOne({
      _id,
      facts,
      attempts: 0,
      dueAt: new Date(),
      deadAt: null,
      createdAt: new Date(),
      ...given,
    } as never);
    return _id;
  };
  const announced = async (id: string) =>
    (await recorded("auth.mail-requested.v1")).filter(({ mailId }) => mailId === id).length;
  const ago = (ms: number) => new Date(Date.now() - ms);

  it("leaves once that release is gone, once, though it named no kind; one in its hands stays with it", async () => {
    const [{ account: waiting }, { account: sending }] = [await signUp(http), await signUp(http)];
    const left = await queue(waiting.email, { dueAt: ago(60_000) });
    const taken = await queue(sending.email, { dueAt: new Date(Date.now() + 60_000), attempts: 1 });
    const run = requestQueuedMails({ record: recordMailRequest, kindless: RESET, everyMs: 50 });
    const jobs = [
      startJobs({ jobs: [run], logger: auth.logs.logger }),
      startJobs({ jobs: [run], logger: auth.logs.logger }),
    ];
    await mailTo(waiting.email);
    await until(async () => !(await pending().findOne({ _id: left })));
    expect(await announced(left)).toBe(1);
    expect(await announced(taken)).toBe(0);
    // Had its announcement come by another way, it would not be sent beside that release.
    const { status } = await http.post(`/internal/mails/${taken}/claim`, {}, { asService: "notifications" });
    expect(status).toBe(409);
    for (const running of jobs) await running.stop();
    await pending().deleteOne({ _id: taken });
  });
});
