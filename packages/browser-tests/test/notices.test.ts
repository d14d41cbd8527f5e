import { jest } from "@jest/globals";
import type { ChatRoom, User } from "@legal/contracts";
import { until } from "@legal/test-kit";
import { startMailbox, type TestMailbox } from "@legal/test-kit/mailbox";
import { launchPlatform, type Platform } from "@legal/test-kit/platform";
import type { Browser, Page } from "playwright-core";
import { accessibilityProblems } from "./support/accessibility.ts";
import { holdBack, launchBrowser, openBrowser } from "./support/browsers.ts";
import { chatRoom } from "./support/chat-room.ts";
import { makeAdministrator } from "./support/make-administrator.ts";
import { openCase } from "./support/open-case.ts";
import { arriveAsMember, newAccount, type Account } from "./support/person.ts";
import { call } from "./support/site-call.ts";
import { textsOf } from "./support/texts.ts";

jest.setTimeout(300_000);

const ko = textsOf("ko");
const client = newAccount("client");
const colleague = newAccount("colleague");
/** Five minutes of unread messages pass in a second. */
const QUICK = { UNREAD_NOTICE_AFTER_MINUTES: "0.02", AUTO_RESPONSE_CHECK_SECONDS: "1" };

let mailbox: TestMailbox;
let platform: Platform;
let browser: Browser;
let office: Page;
let roomId: string;

const mailTo = ({ email }: Pick<Account, "email">, words: string) =>
  until(() => mailbox.mails.findLast(({ to, subject }) => to?.[0]?.address === email && subject?.includes(words)), {
    timeoutMs: 60_000,
  });
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
const open = (on: "phone" | "desk") => openBrowser(browser, { address: platform.address, on, language: "ko" });
const openDesk = async ({ username, password }: Pick<Account, "username" | "password">): Promise<Page> => {
  const page = await open("desk");
  await page.goto("/terms");
  await call(page, "POST", "/api/auth/login", { username, password });
  await page.goto("/admin");
  return page;
};

beforeAll(async () => {
  mailbox = await startMailbox();
  const env = { STACK_DURABLE: "false", LOG_LEVEL: "warn", SMTP_URL: mailbox.smtpUrl, ...QUICK };
  platform = await launchPlatform({ env });
  browser = await launchBrowser();
  makeAdministrator(platform, colleague);
  office = await openDesk(platform.admin);
});

afterAll(async () => {
  await browser?.close();
  await platform?.stop();
  await mailbox?.close();
});

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
