import { jest } from "@jest/globals";
import type { ChatRoom, Notice } from "@legal/contracts";
import { until } from "@legal/test-kit";
import { startMailbox, type TestMailbox } from "@legal/test-kit/mailbox";
import { launchPlatform, type Platform } from "@legal/test-kit/platform";
import ICAL from "ical.js";
import type { Browser, Page } from "playwright-core";
import webPush from "web-push";
import { accessibilityProblems } from "./support/accessibility.ts";
import { launchBrowser, openBrowser } from "./support/browsers.ts";
import { openCase } from "./support/open-case.ts";
import { arriveAsMember, newAccount } from "./support/person.ts";
import { call } from "./support/site-call.ts";
import { textsOf } from "./support/texts.ts";

jest.setTimeout(300_000);

const ko = textsOf("ko");
const client = newAccount("client");
const SETTINGS = "/mypage?tab=notices";
const DEADLINE = "2027-03-02";

let mailbox: TestMailbox;
let platform: Platform;
let browser: Browser;
let office: Page;
let page: Page;
let roomId: string;

const group = (category: string) => page.getByRole("group", { name: ko("notices", `notices.category.${category}`) });
const button = (key: string) =>
  page.getByRole("button", { name: ko("notices", `notices.calendar.${key}`), exact: true });
const mailsToClient = (words: string) =>
  mailbox.mails.filter(({ to, subject }) => to?.[0]?.address === client.email && subject?.includes(words));
const changeCase = async (field: "status" | "deadline", change: object): Promise<void> => {
  const { version } = await call<ChatRoom>(office, "GET", `/api/chat-rooms/${roomId}`);
  await call(office, "PATCH", `/api/chat-rooms/${roomId}/${field}`, { ...change, version });
};
const inboxHas = (kind: string, count = 1) =>
  until(async () => {
    const notices = await call<Notice[]>(page, "GET", "/api/notifications");
    return notices.filter((notice) => notice.kind === kind).length === count;
  });

beforeAll(async () => {
  mailbox = await startMailbox();
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  const env = { STACK_DURABLE: "false", LOG_LEVEL: "warn", SMTP_URL: mailbox.smtpUrl };
  platform = await launchPlatform({ env: { ...env, VAPID_KEYS: `${publicKey}:${privateKey}` } });
  browser = await launchBrowser();
  const open = (on: "phone" | "desk") => openBrowser(browser, { address: platform.address, on, language: "ko" });
  office = await open("desk");
  await office.goto("/terms");
  await call(office, "POST", "/api/auth/login", platform.admin);
  page = await open("phone");
  await arriveAsMember(page, client, "/terms");
  const confirmation = await until(() => mailsToClient("이메일")[0], { timeoutMs: 60_000 });
  const token = /verify-email\S*token=([\w-]+)/.exec(confirmation.text ?? "")?.[1] ?? "";
  await call(page, "POST", "/api/auth/verify-email", { token });
  roomId = await openCase(page);
  await page.goto(SETTINGS);
});

afterAll(async () => {
  await browser?.close();
  await platform?.stop();
  await mailbox?.close();
});

describe("notice settings on a phone", () => {
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
    await until(() => mailsToClient("진행 상태").length === 1, { timeoutMs: 60_000 });
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
    await until(() => mailsToClient("진행 상태").length > 1, { timeoutMs: 60_000 });
    expect(mailsToClient("진행 상태").map(({ text }) => /작성중|발송완료|법원접수/.exec(text ?? "")?.[0])).toEqual([
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
  const read = async ({ pathname }: URL) => fetch(new URL(pathname, platform.address));
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
