import { jest } from "@jest/globals";
import type { ChatRoom, Notice, User } from "@legal/contracts";
import { until } from "@legal/test-kit";
import { startMailbox, type TestMailbox } from "@legal/test-kit/mailbox";
import ICAL from "ical.js";
import type { Page } from "playwright-core";
import webPush from "web-push";
import { accessibilityProblems } from "./support/accessibility.ts";
import { holdBack, openBrowser } from "./support/browsers.ts";
import { chatRoom } from "./support/chat-room.ts";
import { makeAdministrator } from "./support/make-administrator.ts";
import { openCase } from "./support/open-case.ts";
import { arriveAsMember, newAccount, type Account } from "./support/person.ts";
import { call } from "./support/site-call.ts";
import { textsOf } from "./support/texts.ts";
import { usePlatform } from "./support/use-platform.ts";

jest.setTimeout(300_000);

const ko = textsOf("ko");
const client = newAccount("client");
const colleague = newAccount("colleague");
const DEADLINE = "2027-03-02";
/** Five minutes of unread messages pass in a second. */
const QUICK = { UNREAD_NOTICE_AFTER_MINUTES: "0.02", AUTO_RESPONSE_CHECK_SECONDS: "1" };

let mailbox: TestMailbox;
const site = usePlatform(async () => {
  mailbox = await startMailbox();
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  return { SMTP_URL: mailbox.smtpUrl, VAPID_KEYS: `${publicKey}:${privateKey}`, ...QUICK };
});
afterAll(() => mailbox?.close());
let office: Page;

const mailsTo = ({ email }: Pick<Account, "email">, words: string) =>
  mailbox.mails.filter(({ to, subject }) => to?.[0]?.address === email && subject?.includes(words));
const mailTo = (account: Pick<Account, "email">, words: string) =>
  until(() => mailsTo(account, words).at(-1), { timeoutMs: 60_000 });
const linkIn = (text: string | undefined, path: string): string => {
  const link = text?.split(/\s/).find((word) => word.includes(path));
  if (link === undefined) throw new Error(`the mail has no link to ${path}`);
  const { pathname, search, hash } = new URL(link);
  return pathname + search + hash;
};
const bell = (page: Page, unread: number) => {
  const name = unread === 0 ? "알림함" : `알림함, 읽지 않은 알림 ${unread}개`;
  return page.getByRole("link", { name, exact: true });
};
const open = (on: "phone" | "desk") =>
  openBrowser(site.browser, { address: site.platform.address, on, language: "ko" });
const openDesk = async ({ username, password }: Pick<Account, "username" | "password">): Promise<Page> => {
  const page = await open("desk");
  await page.goto("/terms");
  await call(page, "POST", "/api/auth/login", { username, password });
  await page.goto("/admin");
  return page;
};

beforeAll(async () => {
  makeAdministrator(site.platform, colleague);
  office = await openDesk(site.platform.admin);
});

let roomId: string;

describe("a member who closed the tab", () => {
  it("gets a mail once staff have answered, and it leads through the login to that message", async () => {
    const page = await open("phone");
    await arriveAsMember(page, client, "/");
    const confirmation = await mailTo(client, "이메일");
    await page.goto(linkIn(confirmation.text, "/verify-email"));
    await page.getByRole("button", { name: ko("verification", "verifyEmail.submit") }).click();
    await page.getByText(ko("verification", "verifyEmail.done.title")).waitFor();
    roomId = await openCase(page);
    await page.context().close();

    await office.goto(`/chat/${roomId}`);
    await chatRoom(office, ko).write("판결문 사본을 보내주세요 [1]");
    const mail = await mailTo(client, "읽지 않은 메시지 1개");
    expect(mail.text).toContain("판결문 사본을 보내주세요");

    const later = await open("phone");
    // Pressed before the page came to life, which is one page for all addresses of members.
    const scripts = holdBack();
    await later.route("**/web/**/*.js", scripts.hold);
    await later.goto(linkIn(mail.text, "/chat/"), { waitUntil: "commit" });
    await later.getByRole("link", { name: ko("shell", "shell.notFound.logIn") }).click({ noWaitAfter: true });
    await later.waitForURL("**/login?next=referrer", { waitUntil: "commit" });
    scripts.release();
    await later.getByLabel(ko("public", "account.username")).fill(client.username);
    await later.getByLabel(ko("public", "account.password"), { exact: true }).fill(client.password);
    await later.getByRole("button", { name: ko("public", "login.submit"), exact: true }).click();
    await later.waitForURL(`**/chat/${roomId}`);
    await chatRoom(later, ko).sees("판결문 사본을 보내주세요 [1]");
    // Looking at the room has read what the inbox said about it.
    await later.goto("/inbox");
    await later.getByText("담당자가 보낸 읽지 않은 메시지 1개").waitFor();
    // The login on another device is what is left.
    await bell(later, 1).waitFor();
    await later.getByRole("button", { name: ko("notices", "notices.readAll") }).click();
    await bell(later, 0).waitFor();
    await later.getByText(ko("notices", "notices.allRead")).waitFor();
    expect(await accessibilityProblems(later)).toEqual([]);
    await later.context().close();
  });
});

describe("staff who are assigned and mentioned", () => {
  it("see the bell count at once, get mails, and are led to the case", async () => {
    const desk = await openDesk(colleague);
    const me = await call<User>(desk, "GET", "/api/auth/me");
    await bell(desk, 1).waitFor();
    const { version } = await call<ChatRoom>(office, "GET", `/api/chat-rooms/${roomId}`);
    await call(office, "PATCH", `/api/chat-rooms/${roomId}/assignee`, { assigneeId: me.id, version });
    await bell(desk, 2).waitFor();
    await call(office, "POST", `/api/chat-rooms/${roomId}/notes`, { content: `@[${me.id}] 확인 부탁드립니다` });
    // The note itself is a notice to who handles the case, and so is the mention.
    await until(async () => /^\(([34])\) /.test(await desk.title()), { timeoutMs: 40_000 });
    await mailTo(colleague, "사건이 배정되었습니다");
    const mail = await mailTo(colleague, "메모에서 언급되었습니다");
    expect(linkIn(mail.text, "/chat/")).toMatch(new RegExp(`^/chat/${roomId}\\?note=`));

    await desk.goto("/inbox");
    expect(await accessibilityProblems(desk)).toEqual([]);
    await desk.getByRole("link", { name: /메모에서 언급했습니다/ }).click();
    await desk.waitForURL(`**/chat/${roomId}?note=*`);
    await desk.getByRole("dialog").getByText("확인 부탁드립니다").waitFor();
    await until(async () => !(await desk.title()).startsWith("("), { timeoutMs: 40_000 });
  });
});

describe("on a phone", () => {
  const reader = newAccount("reader");
  let page: Page;
  let caseId: string;

  const group = (category: string) => page.getByRole("group", { name: ko("notices", `notices.category.${category}`) });
  const button = (key: string) =>
    page.getByRole("button", { name: ko("notices", `notices.calendar.${key}`), exact: true });
  const changeCase = async (field: "status" | "deadline", change: object): Promise<void> => {
    const { version } = await call<ChatRoom>(office, "GET", `/api/chat-rooms/${caseId}`);
    await call(office, "PATCH", `/api/chat-rooms/${caseId}/${field}`, { ...change, version });
  };
  const inboxHas = (kind: string, count = 1) =>
    until(async () => {
      const notices = await call<Notice[]>(page, "GET", "/api/notifications");
      return notices.filter((notice) => notice.kind === kind).length === count;
    });

  beforeAll(async () => {
    page = await open("phone");
    await arriveAsMember(page, reader, "/terms");
    const confirmation = await mailTo(reader, "이메일");
    const token = /verify-email\S*token=([\w-]+)/.exec(confirmation.text ?? "")?.[1] ?? "";
    await call(page, "POST", "/api/auth/verify-email", { token });
    caseId = await openCase(page);
    await page.goto("/mypage?tab=notices");
  });

  describe("notice settings", () => {
    it("say why something cannot be switched off", async () => {
      for (const [category, reason] of [
        ["security", "account"],
        ["contract", "contract"],
        ["deadline", "last-channel"],
      ] as const)
        await group(category)
          .getByText(ko("notices", `notices.fixed.${reason}`))
          .waitFor();
      expect(await accessibilityProblems(page)).toEqual([]);
    });

    it("switch mails off, and none leaves any more", async () => {
      const mails = group("status").getByRole("switch", { name: ko("notices", "notices.channel.mail") });
      await changeCase("status", { caseStatus: "작성중" });
      await until(() => mailsTo(reader, "진행 상태").length === 1, { timeoutMs: 60_000 });
      await mails.click();
      const saved = {
        category: ko("notices", "notices.category.status"),
        channel: ko("notices", "notices.channel.mail"),
      };
      await page.getByText(ko("notices", "notices.switched.off", saved)).waitFor();
      await changeCase("status", { caseStatus: "발송완료" });
      await inboxHas("status-changed", 2);
      // Mails to one person leave in order: once a later one is there, this one never comes.
      await mails.click();
      await page.getByText(ko("notices", "notices.switched.on", saved)).waitFor();
      await changeCase("status", { caseStatus: "법원접수" });
      await until(() => mailsTo(reader, "진행 상태").length > 1, { timeoutMs: 60_000 });
      expect(mailsTo(reader, "진행 상태").map(({ text }) => /작성중|발송완료|법원접수/.exec(text ?? "")?.[0])).toEqual([
        "작성중",
        "법원접수",
      ]);
    });

    it("offer pushes, and say what to do in a browser that may not show any", async () => {
      await page.getByRole("switch", { name: ko("notices", "notices.push.here") }).click();
      await page.getByText(ko("notices", "notices.push.refused")).waitFor();
      expect(await call(page, "GET", "/api/push")).toMatchObject({ subscriptions: 0 });
    });
  });

  describe("the address of a calendar", () => {
    const shownUrl = async () => new URL(await page.getByLabel(ko("notices", "notices.calendar.address")).inputValue());
    const read = async ({ pathname }: URL) => fetch(new URL(pathname, site.platform.address));
    const daysAt = async (url: URL): Promise<string[]> => {
      const answer = await read(url);
      expect(answer.status).toBe(200);
      const calendar = new ICAL.Component(ICAL.parse(await answer.text()));
      return calendar.getAllSubcomponents("vevent").map((event) => new ICAL.Event(event).startDate.toString());
    };

    it("is shown once and read without a login, ends with another one, and can be removed", async () => {
      await changeCase("deadline", { deadline: DEADLINE });
      await button("create").click();
      const first = await shownUrl();
      expect(await daysAt(first)).toEqual([DEADLINE]);
      await page.reload();
      await button("renew").waitFor();
      expect(await page.getByLabel(ko("notices", "notices.calendar.address")).count()).toBe(0);

      await button("renew").click();
      await page
        .getByRole("alert")
        .getByRole("button", { name: ko("notices", "notices.calendar.renew") })
        .click();
      await page.getByLabel(ko("notices", "notices.calendar.address")).waitFor();
      const second = await shownUrl();
      expect(second.pathname).not.toBe(first.pathname);
      expect([(await read(first)).status, await daysAt(second)]).toEqual([404, [DEADLINE]]);

      await button("remove").click();
      await page
        .getByRole("alert")
        .getByRole("button", { name: ko("notices", "notices.calendar.remove") })
        .click();
      await button("create").waitFor();
      expect((await read(second)).status).toBe(404);
    });
  });
});
