import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ErrorBody } from "@legal/contracts";
import { createMailer, startMailWorker, type MailWorker } from "@legal/service-kit/mail";
import { until, type TestHttp } from "@legal/test-kit";
import { startMailbox, type TestMailbox } from "@legal/test-kit/mailbox";
import mongoose from "mongoose";
import type { Email } from "postal-mime";
import { createMailTemplates } from "../src/mail-templates/mail-templates.ts";
import { fromNewAddress, isLive, logIn, newPerson, PASSWORD, recorded, signUp, authUnderTest } from "./support.ts";

const NEW_PASSWORD = "second-river-33";
const auth = authUnderTest();
let mailbox: TestMailbox;
let worker: MailWorker;
let http: TestHttp;

beforeAll(async () => {
  mailbox = await startMailbox();
  worker = startWorker(mailbox.smtpUrl);
  http = await auth.start({ mailWorker: { wake: () => worker.wake() } });
});
afterAll(async () => {
  await worker.stop();
  await mailbox.close();
});

const startWorker = (smtpUrl: string | undefined, directory = "unused") => {
  const { logger } = auth.logs;
  const mailer = createMailer({ smtpUrl, from: "no-reply@legal.example", directory, logger });
  const templates = createMailTemplates("https://legal.example");
  return startMailWorker({ mailer, templates, kindless: "password-reset", logger, pollMs: 50 });
};

const ask = <T = ErrorBody>(email: unknown, headers: Record<string, string> = fromNewAddress()) =>
  http.post<T>("/api/auth/request-password-reset", { email }, { headers });
const reset = (token: string, password = NEW_PASSWORD) =>
  http.post<ErrorBody>("/api/auth/reset-password", { token, password, passwordConfirm: password });

/** The mail that confirms the address of a new account is none of these. */
const mailsTo = (address: string): Email[] =>
  mailbox.mails.filter(({ to, text }) => to?.[0]?.address === address && text?.includes("/reset-password?token="));
const mailTo = (address: string): Promise<Email> => until(() => mailsTo(address)[0]);
const linkIn = (mail: Email) => new URL(/https:\/\/\S+/.exec(mail.text ?? "")?.[0] ?? "");
const tokenFor = async (address: string): Promise<string> => {
  await ask(address);
  return linkIn(await mailTo(address)).searchParams.get("token") ?? "";
};
const drained = () => until(async () => (await mongoose.connection.collection("pending_mails").countDocuments()) === 0);

describe("asking for a new password", () => {
  it("mails a link that works once, in the account's language, as text and as HTML", async () => {
    const { account } = await signUp(http, newPerson({ language: "en" }));
    expect(await ask(account.email.toUpperCase())).toMatchObject({ status: 200, body: { ok: true } });
    const mail = await mailTo(account.email);
    expect(mail.subject).toBe("Reset your password");
    expect(mail.from?.address).toBe("no-reply@legal.example");
    expect(mail.text).toContain(account.username);
    const link = linkIn(mail);
    expect(link.pathname).toBe("/reset-password");
    expect(mail.html).toContain(`href="${link.href}"`);
    expect(mail.html).toContain('<html lang="en">');

    expect((await reset(link.searchParams.get("token") ?? "")).body).toEqual({ ok: true });
    await logIn(http, account.username, NEW_PASSWORD);
    expect(await reset(link.searchParams.get("token") ?? "")).toMatchObject({
      status: 400,
      body: { code: "RESET_TOKEN_INVALID" },
    });
  });

  it.each([
    ["ko", "비밀번호 재설정 안내"],
    ["ja", "パスワード再設定のご案内"],
    ["zh", "重置密码"],
  ])("writes %s", async (language, subject) => {
    const { account } = await signUp(http, newPerson({ language }));
    await ask(account.email);
    expect((await mailTo(account.email)).subject).toBe(subject);
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
    expect(mailbox.mails.some(({ to }) => to?.[0]?.address === "nobody@example.com")).toBe(false);
  });

  it("does the same work before the answer whether there is an account", async () => {
    const { account } = await signUp(http);
    await drained();
    // What it does after the answer differs, and cannot be timed.
    await worker.stop();
    const done: string[] = [];
    mongoose.set("debug", (collection: string, method: string) => void done.push(`${collection}.${method}`));
    const workFor = async (email: string) => {
      done.length = 0;
      expect((await ask(email)).status).toBe(200);
      return [...done];
    };
    const [known, unknown] = [await workFor(account.email), await workFor("nobody.at.all@example.com")];
    mongoose.set("debug", false);
    worker = startWorker(mailbox.smtpUrl);
    expect(known).toEqual(["pending_mails.insertOne"]);
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

  it("links to the configured host, whatever the request says", async () => {
    const { account } = await signUp(http);
    await ask(account.email, { ...fromNewAddress(), "x-forwarded-host": "evil.example", host: "evil.example" });
    expect(linkIn(await mailTo(account.email)).origin).toBe("https://legal.example");
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

  it("dies unused when another one of the account is spent", async () => {
    const { account } = await signUp(http);
    for (let n = 0; n < 2; n += 1) await ask(account.email);
    const mails = await until(() => {
      const found = mailsTo(account.email);
      return found.length === 2 ? found : undefined;
    });
    const [spent = "", other = ""] = mails.map((mail) => linkIn(mail).searchParams.get("token") ?? "");
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

describe("mails and bad luck", () => {
  it("waits while the mail server refuses, and sends once when it takes mails again", async () => {
    const { account } = await signUp(http);
    mailbox.refuse(true);
    await ask(account.email);
    await until(
      async () =>
        (await mongoose.connection.collection("pending_mails").findOne({ "facts.emailKey": account.email }))?.[
          "attempts"
        ] === 1,
    );
    mailbox.refuse(false);
    await mongoose.connection.collection("pending_mails").updateMany({}, { $set: { dueAt: new Date() } });
    await mailTo(account.email);
    await drained();
    expect(mailsTo(account.email)).toHaveLength(1);
  });

  it("is sent by another process when the one that took the request died", async () => {
    const { account } = await signUp(http);
    await worker.stop();
    await ask(account.email);
    worker = startWorker(mailbox.smtpUrl);
    await mailTo(account.email);
  });

  it("goes to files that no other user can read when there is no mail server, and the log says so", async () => {
    const directory = await mkdtemp(join(tmpdir(), "mails-"));
    const { account } = await signUp(http);
    await worker.stop();
    await ask(account.email);
    worker = startWorker(undefined, directory);
    const file = await until(async () => (await readdir(directory)).find((name) => name.endsWith(".eml")));
    await drained();
    expect(await readFile(join(directory, file), "utf8")).toContain(`To: ${account.email}`);
    expect((await stat(join(directory, file))).mode & 0o777).toBe(0o600);
    expect(auth.logs.text()).toContain("no SMTP_URL");
    expect(auth.logs.text()).not.toContain(account.email);
    expect(auth.logs.text()).not.toContain(PASSWORD);
    await worker.stop();
    worker = startWorker(mailbox.smtpUrl);
    await rm(directory, { recursive: true });
  });
});
