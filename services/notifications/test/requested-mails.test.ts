import { officeName } from "@legal/catalog";
import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { authMailRequested, inquiryMailRequested, type Language, type RequestedMail } from "@legal/contracts";
import { newId } from "@legal/service-kit";
import { createMailer } from "@legal/service-kit/mail";
import { until } from "@legal/test-kit";
import mongoose from "mongoose";
import type { Email } from "postal-mime";
import { Delivery } from "../src/deliveries/delivery-model.ts";
import { notificationsUnderTest, ORIGIN, STAFF_EMAIL } from "./support.ts";

const world = notificationsUnderTest();
const DAY_MS = 86_400_000;
const TOKEN = "t0ken-that-is-nowhere-but-in-the-mail-itself";

let people = 0;
const owner = (language: Language = "ko") => {
  people += 1;
  return { to: `person${people}@example.org`, language, username: `person_${people}` };
};
const request = async (mail: RequestedMail): Promise<string> => {
  const mailId = newId();
  world.mails.waiting.set(mailId, mail);
  const event = mail.kind === "new-inquiry" ? inquiryMailRequested : authMailRequested;
  await world.events.deliver(event, { mailId, kind: mail.kind });
  return mailId;
};
const mailsTo = (address: string): Email[] => world.mailbox.mails.filter(({ to }) => to?.[0]?.address === address);
const mailTo = (address: string): Promise<Email> => until(() => mailsTo(address)[0]);
const ended = (mailId: string) =>
  until(() =>
    Delivery.findOne({ _id: mailId, state: { $ne: "queued" } }).lean<{ state: string; reason: string | null }>(),
  );
const mailAbout = (words: string) => until(() => mailsTo(STAFF_EMAIL).find(({ text }) => text?.includes(words)));
const reset = (language: Language = "ko") =>
  ({ kind: "password-reset", ...owner(language), token: TOKEN, validMinutes: 30 }) as const;
const inquiry = (given: Partial<Extract<RequestedMail, { kind: "new-inquiry" }>> = {}) => ({
  kind: "new-inquiry" as const,
  name: "홍길동",
  email: "gildong@example.org",
  phone: null,
  serviceType: null,
  message: "빌려준 돈을 받고 싶습니다",
  ...given,
});

const NOTICE = { kind: "security-notice", at: "2026-11-23T03:04:05.000Z" } as const;
const DEVICE = { browser: "Firefox", os: "Linux", network: "203.0.113.*" };
const mailOf: Record<string, (language: Language) => Exclude<RequestedMail, { kind: "new-inquiry" }>> = {
  "password-reset": reset,
  "verify-email": (language) => ({ kind: "verify-email", ...owner(language), token: TOKEN, validDays: 7 }),
  "change-email": (language) => ({
    kind: "verify-email",
    ...owner(language),
    token: TOKEN,
    validDays: 1,
    isChange: true,
  }),
  "email-changed": (language) => ({ kind: "email-changed", ...owner(language) }),
  "delete-account": (language) => ({ kind: "delete-account", ...owner(language), token: TOKEN, validMinutes: 30 }),
  "account-deleted": (language) => ({ kind: "account-deleted", ...owner(language) }),
  connected: (language) => ({ kind: "google-changed", ...owner(language), change: "connected" }),
  disconnected: (language) => ({ kind: "google-changed", ...owner(language), change: "disconnected" }),
  "new-device": (language) => ({ ...NOTICE, ...owner(language), event: "new-device", device: DEVICE }),
};

describe("a mail about an account", () => {
  it.each([
    ["password-reset", "비밀번호 재설정 안내", "Reset your password", "パスワード再設定のご案内", "重置密码"],
    [
      "verify-email",
      "이메일 주소를 확인해주세요",
      "Please confirm your email address",
      "メールアドレスをご確認ください",
      "请验证您的邮箱地址",
    ],
    [
      "delete-account",
      "계정 삭제 확인",
      "Confirm that your account is to be deleted",
      "アカウント削除の確認",
      "确认删除账号",
    ],
    [
      "change-email",
      "새 이메일 주소를 확인해주세요",
      "Please confirm your new email address",
      "新しいメールアドレスをご確認ください",
      "请验证新的邮箱地址",
    ],
    [
      "email-changed",
      "계정의 이메일 주소가 바뀌었습니다",
      "The email address of your account has changed",
      "アカウントのメールアドレスが変更されました",
      "您账号的邮箱地址已更改",
    ],
    [
      "account-deleted",
      "계정이 삭제되었습니다",
      "Your account was deleted",
      "アカウントを削除しました",
      "您的账号已删除",
    ],
    [
      "connected",
      "Google 계정이 연결되었습니다",
      "A Google account was connected",
      "Googleアカウントが連携されました",
      "已关联 Google 账号",
    ],
    [
      "disconnected",
      "Google 연결이 해제되었습니다",
      "The Google account was disconnected",
      "Googleとの連携が解除されました",
      "已解除 Google 关联",
    ],
    [
      "new-device",
      "새 기기에서 로그인했습니다",
      "Login from a new device",
      "新しい端末からのログイン",
      "新设备登录提醒",
    ],
  ])("is in the language of the account, as text and HTML: %s", async (name, ko, en, ja, zh) => {
    for (const [language, subject] of Object.entries({ ko, en, ja, zh }) as [Language, string][]) {
      const asked = mailOf[name]?.(language);
      if (!asked) throw new Error(`no mail ${name}`);
      await request(asked);
      const mail = await mailTo(asked.to);
      expect(mail.subject).toBe(subject);
      expect(mail.html).toContain(`<html lang="${language}">`);
      for (const form of [mail.text, mail.html])
        for (const words of [asked.username, officeName(language)]) expect(form).toContain(words);
      expect(mail.from?.address).toBe("no-reply@legal.example");
    }
  });

  it.each([
    ["password-reset", "/reset-password", "30분"],
    ["verify-email", "/verify-email", "7일"],
    ["change-email", "/verify-email", "1일"],
    ["delete-account", "/delete-account", "30분"],
  ])("leads to the configured host with its token: %s", async (name, path, valid) => {
    const asked = mailOf[name]?.("ko");
    if (!asked) throw new Error(`no mail ${name}`);
    const mailId = await request(asked);
    const mail = await mailTo(asked.to);
    const link = `${ORIGIN}${path}?token=${TOKEN}`;
    expect(mail.text).toContain(`\n${link}\n`);
    expect(mail.text).toContain(valid);
    expect(mail.html).toContain(`href="${link}"`);
    expect(mail.messageId).toBe(`<${mailId}@legal.example>`);
    expect(mail.headers.map(({ key }) => key)).not.toContain("list-unsubscribe");
  });

  it("of a login says when and where, and leads to a new password", async () => {
    const asked = mailOf["new-device"]?.("ko");
    if (!asked) throw new Error("no mail");
    await request(asked);
    const { text } = await mailTo(asked.to);
    expect(text).toContain("2026년 11월 23일 오후 12:04 (KST)");
    expect(text).toContain("Firefox · Linux · 203.0.113.*");
    expect(text).toContain(`${ORIGIN}/reset-password\n`);
    expect(text).not.toContain("token=");
  });

  it("leaves once, however often it is announced, and its service forgets it", async () => {
    const asked = reset();
    const mailId = await request(asked);
    for (let again = 0; again < 3; again += 1)
      await world.events.deliver(authMailRequested, { mailId, kind: asked.kind });
    expect(await ended(mailId)).toMatchObject({ state: "sent" });
    expect(world.mails.waiting.has(mailId)).toBe(false);
    expect(mailsTo(asked.to)).toHaveLength(1);
  });

  it("that is not due any more does not leave", async () => {
    const mailId = newId();
    await world.events.deliver(authMailRequested, { mailId, kind: "password-reset" });
    expect(await ended(mailId)).toMatchObject({ state: "suppressed", reason: "gone" });
  });

  it("is nowhere but in the mail: no token, address or name is stored or logged", async () => {
    const asked = reset();
    await ended(await request(asked));
    const secrets = [TOKEN, asked.to, asked.username];
    for (const { name } of await mongoose.connection.listCollections()) {
      const rows = JSON.stringify(await mongoose.connection.collection(name).find({}).toArray());
      for (const secret of secrets) expect(rows).not.toContain(secret);
    }
    for (const secret of secrets) expect(world.logs.text()).not.toContain(secret);
  });

  it("of a kind that only a newer release has words for waits for it", async () => {
    const mailId = newId();
    await world.events.deliver(authMailRequested, { mailId, kind: "of-a-newer-release" });
    await ended(await request(reset()));
    expect(await Delivery.findById(mailId).lean()).toMatchObject({ state: "queued", attempts: 0 });
  });
});

describe("the mail to the office about an inquiry", () => {
  it("says who wrote what, in text and HTML, and answers go to the customer", async () => {
    await request(inquiry({ serviceType: "payment-order", phone: "010-1111-2222", message: "떼인 돈이 있습니다" }));
    const mail = await mailAbout("떼인 돈이");
    expect(mail.to).toEqual([{ address: STAFF_EMAIL, name: "" }]);
    expect(mail.replyTo?.[0]?.address).toBe("gildong@example.org");
    expect(mail.subject).toBe("[새 문의] 지급명령 · 홍길동");
    for (const text of ["이름: 홍길동", "010-1111-2222", `${ORIGIN}/admin?tab=inquiries`])
      expect(mail.text).toContain(text);
    expect(mail.html).toContain("떼인 돈이 있습니다");
    expect(mail.html).toContain(`href="${ORIGIN}/admin?tab=inquiries"`);
  });

  it("threat 40: takes no recipient, no header and no markup from a message", async () => {
    const name = "Kim\r\nBcc: victim@example.org\r\nX-Evil: yes\r\n\r\nbody";
    const markup = `<img src=x onerror=alert(1)></p><a href="https://evil.example">here</a> <b>"Kim"</b> {name} $& $1`;
    await request(inquiry({ name, message: `마크업 ${markup}` }));
    const mail = await mailAbout("마크업");
    expect(mail.to?.map(({ address }) => address)).toEqual([STAFF_EMAIL]);
    expect([mail.cc ?? [], mail.bcc ?? []]).toEqual([[], []]);
    expect(mail.headers.map(({ key }) => key)).not.toContain("x-evil");
    expect(mail.subject).toContain("Kim Bcc: victim@example.org X-Evil: yes body");
    for (const tag of ["<img", 'evil.example"', "<b>"]) expect(mail.html).not.toContain(tag);
    expect(mail.html).toContain("&lt;img src=x onerror=alert(1)&gt;");
    expect(mail.text).toContain(markup);
  });
});

describe("bad luck on the way", () => {
  const tryNow = (mailId: string) => Delivery.updateOne({ _id: mailId }, { $set: { lockedUntil: new Date(0) } });

  it("a mail server that refuses delays a mail, which leaves once when it is taken again", async () => {
    world.mailbox.refuse(true);
    const asked = reset();
    const mailId = await request(asked);
    await until(() => world.logs.text().includes("notice not sent yet"));
    world.mailbox.refuse(false);
    await until(async () => {
      await tryNow(mailId);
      return mailsTo(asked.to)[0];
    });
    await ended(mailId);
    expect(mailsTo(asked.to)).toHaveLength(1);
  });

  it("a service that cannot be asked delays its mail", async () => {
    world.mails.failing.claim = true;
    const asked = reset();
    const mailId = await request(asked);
    await until(() => Delivery.exists({ _id: mailId, attempts: 1 }));
    world.mails.failing.claim = false;
    await mailTo(asked.to);
  });

  it("a service that does not learn that its mail left is notified again, and the mail is not sent again", async () => {
    world.mails.failing.end = true;
    const asked = reset();
    const mailId = await request(asked);
    await mailTo(asked.to);
    await until(() => Delivery.exists({ _id: mailId, handedAt: { $ne: null } }));
    world.mails.failing.end = false;
    expect(await ended(mailId)).toMatchObject({ state: "sent" });
    expect(world.mails.waiting.has(mailId)).toBe(false);
    expect(mailsTo(asked.to)).toHaveLength(1);
  });

  it("a day without the mail server costs time and no mail", async () => {
    world.mailServer.cut();
    const asked = [reset(), reset()];
    const ids: string[] = [];
    for (const mail of asked) ids.push(await request(mail));
    await until(() => world.logs.text().includes("mail server unavailable"));
    world.moveTo(new Date(Date.now() + DAY_MS).toISOString());
    world.mailServer.restore();
    for (const mailId of ids) expect(await ended(mailId)).toMatchObject({ state: "sent" });
    for (const { to } of asked) expect(mailsTo(to)).toHaveLength(1);
  });

  it("without a mail server mails are files that no other user can read, and the log says so", async () => {
    const directory = await mkdtemp(join(tmpdir(), "mails-"));
    const mailer = createMailer({
      smtpUrl: undefined,
      from: "no-reply@legal.example",
      directory,
      logger: world.logs.logger,
    });
    await mailer.send({ to: "person@example.org", subject: "s", text: "t", html: "<p>t</p>" });
    const [file = ""] = await readdir(directory);
    expect(await readFile(join(directory, file), "utf8")).toContain("To: person@example.org");
    expect((await stat(join(directory, file))).mode & 0o777).toBe(0o600);
    expect(world.logs.text()).toContain("no SMTP_URL");
    await rm(directory, { recursive: true });
  });
});

// Last: from here on there are two workers, whose leases a moved clock would end.
describe("a mail about an inquiry", () => {
  it("that is refused for too long is given up with an error in the log, and leaves after the next start", async () => {
    world.mailbox.refuse(true);
    const mailId = await request(inquiry({ message: "오래 걸렸습니다" }));
    await until(() => Delivery.exists({ _id: mailId, attempts: 1 }));
    await Delivery.updateOne({ _id: mailId }, { $set: { attempts: 150, lockedUntil: new Date(0) } });
    expect(await ended(mailId)).toMatchObject({ state: "failed" });
    await until(() => world.logs.text().includes("notice given up"));
    expect(world.logs.text()).not.toContain("오래 걸렸습니다");
    world.mailbox.refuse(false);
    world.startAnother();
    await mailAbout("오래 걸렸습니다");
  });
});
