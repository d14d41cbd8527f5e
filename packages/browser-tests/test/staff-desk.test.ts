import { jest } from "@jest/globals";
import type { CaseCounts, ChatRoom } from "@legal/contracts";
import { until } from "@legal/test-kit";
import { launchPlatform, type Platform } from "@legal/test-kit/platform";
import { execFileSync } from "node:child_process";
import { resolve } from "node:path";
import type { Browser, Locator, Page, Request } from "playwright-core";
import { launchBrowser, openBrowser } from "./support/browsers.ts";
import { chatRoom } from "./support/chat-room.ts";
import { makeAdministrator } from "./support/make-administrator.ts";
import { arriveAsMember, newAccount } from "./support/person.ts";
import { call } from "./support/site-call.ts";
import { textsOf } from "./support/texts.ts";
import { ROOT } from "./support/repository.ts";

/** Enough that no list fits into the page; with DESK_CASES=100000 the same is seen at full size. */
const CASES = Number(process.env["DESK_CASES"] ?? 1500);

jest.setTimeout(180_000 + 5 * CASES);

const CASE_CHAT = resolve(ROOT, "services/case-chat");
const colleague = newAccount("colleague");
const ko = textsOf("ko");

let platform: Platform;
let browser: Browser;
let first: Page;
let second: Page;
let member: Page;
let bought: ChatRoom;

const openDesk = async ({ username, password }: typeof platform.admin): Promise<Page> => {
  const page = await openBrowser(browser, { address: platform.address, on: "desk", language: "ko" });
  await page.goto("/terms");
  await call(page, "POST", "/api/auth/login", { username, password });
  await page.goto("/admin?tab=prep");
  await page.getByRole("feed").waitFor();
  return page;
};

const countsOf = async (page: Page) => (await (await page.request.get("/api/chat-rooms/counts")).json()) as CaseCounts;
const cardOf = (page: Page) => page.locator(`#case-${bought.id}`);

const topOf = (row: Locator) =>
  row.evaluate((element) => document.fonts.ready.then(() => element.getBoundingClientRect().top));

/** The cases in sight, in their order. */
const placesOf = (page: Page) => page.getByRole("article").evaluateAll((cards) => cards.map(({ id }) => id));

/** The count beside an entry of the navigation. */
const shownCount = async (page: Page, place: string): Promise<number> => {
  const words = await page.getByRole("navigation").getByRole("button", { name: place }).innerText();
  return Number(words.replaceAll(/\D/g, ""));
};

/** Both desks say what the server counts. */
const bothCount = () =>
  until(
    async () => {
      const { tabs } = await countsOf(first);
      const counted = `${tabs["준비중"]} ${tabs["작성중"]}`;
      const shown = async (page: Page) => `${await shownCount(page, "준비중")} ${await shownCount(page, "작성중")}`;
      return (await shown(first)) === counted && (await shown(second)) === counted;
    },
    { timeoutMs: 40_000 },
  );

beforeAll(async () => {
  platform = await launchPlatform({ env: { STACK_DURABLE: "false", LOG_LEVEL: "warn" } });
  const seed = ["bench/seed-scale.ts", "--url", platform.urls.mongodbUrl, "--cases", String(CASES)];
  execFileSync(process.execPath, [...seed, "--messages", String(2 * CASES)], { cwd: CASE_CHAT });
  browser = await launchBrowser();
  makeAdministrator(platform, colleague);
  [first, second] = [await openDesk(platform.admin), await openDesk(colleague)];
  member = await openBrowser(browser, { address: platform.address, on: "phone", language: "ko" });
  await arriveAsMember(member, newAccount("client"), "/");
});

afterAll(async () => {
  await browser?.close();
  await platform?.stop();
});

describe("two staff members and a customer at the same cases", () => {
  it("both desks see a purchase at once, first in its list, with the counts right", async () => {
    const order = { serviceType: "payment-order", packageType: "deluxe" };
    bought = await call<ChatRoom>(member, "POST", "/api/chat-rooms", order);
    for (const page of [first, second]) {
      const rows = await placesOf(page);
      const news = page.getByRole("button", { name: ko("admin", "admin.cases.new", { "count, number": "1" }) });
      await news.waitFor();
      expect(await placesOf(page)).toEqual(rows);
      await news.click();
      await cardOf(page).waitFor();
    }
    expect(await cardOf(second).getAttribute("aria-posinset")).toBe("1");
    await bothCount();
  });

  it("a change by one moves the card from tab to tab on both", async () => {
    await cardOf(first).getByLabel(ko("staff", "staff.status"), { exact: true }).selectOption("작성중");
    await bothCount();
    const why = ko("admin", "admin.case.leaving.status", { status: "작성중" });
    const clear = ko("admin", "admin.cases.leaving", { "count, number": "1" });
    for (const page of [first, second]) {
      await cardOf(page).getByText(why).waitFor();
      expect((await placesOf(page))[0]).toBe(`case-${bought.id}`);
      await page.getByRole("button", { name: clear }).click();
      await cardOf(page).waitFor({ state: "detached" });
    }
    for (const page of [first, second]) {
      await page.goto("/admin?tab=writing");
      await cardOf(page).waitFor();
    }
  });

  it("a status, a date and an assignee are each taken back from their message; a past date asks first", async () => {
    const card = cardOf(second);
    const undo = async () => {
      await second.getByRole("button", { name: ko("staff", "staff.undo") }).click();
      await second.getByText(ko("staff", "staff.undone")).first().waitFor();
    };
    const isAsBefore = async () =>
      expect(await call<ChatRoom>(second, "GET", `/api/chat-rooms/${bought.id}`)).toMatchObject({
        caseStatus: "작성중",
        deadline: null,
        assignee: null,
      });
    await card.getByLabel(ko("staff", "staff.status"), { exact: true }).selectOption("발송완료");
    await undo();
    await isAsBefore();
    const { username } = platform.admin;
    await card.getByLabel(ko("staff", "staff.assignee"), { exact: true }).selectOption({ label: username });
    await undo();
    await isAsBefore();
    await card.getByRole("button", { name: ko("staff", "staff.deadline.set") }).click();
    await card.getByLabel(ko("staff", "staff.deadline"), { exact: true }).fill("2020-01-02");
    await card.getByRole("button", { name: ko("staff", "staff.save"), exact: true }).click();
    await card.getByText(ko("staff", "staff.deadline.past")).waitFor();
    await isAsBefore();
    await card.getByRole("button", { name: ko("staff", "staff.deadline.keepPast") }).click();
    await card.getByText("2020. 1. 2.").waitFor();
    await undo();
    await isAsBefore();
  });

  it("by keyboard a status is chosen in the open list, and saved once", async () => {
    const select = cardOf(second).getByLabel(ko("staff", "staff.status"), { exact: true });
    const saved: string[] = [];
    const note = (request: Request) => {
      if (request.url().endsWith(`/${bought.id}/status`)) saved.push(request.postData() ?? "");
    };
    second.on("request", note);
    await select.focus();
    for (const key of ["ArrowDown", "ArrowDown", "ArrowDown"]) await second.keyboard.press(key);
    expect(saved).toEqual([]);
    await second.keyboard.press("Enter");
    await second.getByRole("button", { name: ko("staff", "staff.undo") }).click();
    await second.getByText(ko("staff", "staff.undone")).first().waitFor();
    expect(saved.map((body) => (JSON.parse(body) as { caseStatus: string }).caseStatus)).toEqual([
      "법원접수",
      "작성중",
    ]);
    second.off("request", note);
  });

  it("a case with another deadline stays where it is until the reader asks for the order", async () => {
    const setDeadline = (id: string, deadline: string) =>
      call(second, "PATCH", `/api/chat-rooms/${id}/deadline`, { deadline });
    await first.goto("/admin?tab=all&sort=deadline");
    await first.getByRole("article").nth(1).waitFor();
    const [one = "", other = ""] = (await placesOf(first)).map((id) => id.replace("case-", ""));
    await setDeadline(one, "2020-01-02");
    await setDeadline(other, "2020-01-03");
    await first.reload();
    await first.locator(`#case-${other}`).waitFor();
    const order = await placesOf(first);
    expect(order.slice(0, 2)).toEqual([`case-${one}`, `case-${other}`]);
    await setDeadline(one, "2020-01-04");
    await first.locator(`#case-${one}`).getByText("2020. 1. 4.").waitFor();
    expect(await placesOf(first)).toEqual(order);
    await first.getByRole("button", { name: ko("admin", "admin.cases.reorder") }).click();
    await until(async () => (await placesOf(first))[0] === `case-${other}`);
    await first.goto("/admin?tab=writing");
    await cardOf(first).waitFor();
  });

  it("the second of two changes at once is refused, and sees the first", async () => {
    const seen = await call<ChatRoom>(second, "GET", `/api/chat-rooms/${bought.id}`);
    await call(first, "PATCH", `/api/chat-rooms/${bought.id}/deadline`, {
      deadline: "2031-05-20",
      version: seen.version,
    });
    const answer = await second.request.patch(`/api/chat-rooms/${bought.id}/status`, {
      data: { caseStatus: "종료", version: seen.version },
      headers: { origin: platform.address },
    });
    expect(answer.status()).toBe(409);
    expect(await answer.json()).toMatchObject({ code: "CASE_CHANGED", current: { deadline: "2031-05-20" } });
    await cardOf(second).getByText("2031. 5. 20.").waitFor();
  });

  it("the member reads who handles the case", async () => {
    await member.goto(`/chat/${bought.id}`);
    const select = cardOf(first).getByLabel(ko("staff", "staff.assignee"), { exact: true });
    await select.selectOption({ label: colleague.username });
    await member.getByText(ko("member", "chat.assignee", { name: "담당자" })).waitFor();
    expect(await member.getByText(colleague.username).count()).toBe(0);
  });

  it("a customer waits until staff answer or settle it, also when a colleague has read the message", async () => {
    const room = chatRoom(member, ko);
    await room.write("법원에서 등기가 왔습니다.");
    await room.sees("법원에서 등기가 왔습니다.");
    const unread = new RegExp(
      ko("admin", "admin.case.unread")
        .replace(/^.*other {(.*)}}$/, "$1")
        .replace("#", "1"),
    );
    const settle = (page: Page) => cardOf(page).getByRole("button", { name: ko("staff", "staff.waiting.settle") });
    for (const page of [first, second]) {
      await cardOf(page).getByText("법원에서 등기가 왔습니다.").waitFor();
      await settle(page).waitFor();
    }
    await call(first, "POST", `/api/chat-rooms/${bought.id}/read`);
    await cardOf(first).getByRole("img", { name: unread }).waitFor({ state: "detached" });
    await cardOf(second).getByRole("img", { name: unread }).waitFor();
    await settle(second).waitFor();

    await settle(second).click();
    await settle(first).waitFor({ state: "detached" });
    await second.getByRole("button", { name: ko("staff", "staff.undo") }).click();
    await settle(first).waitFor();
    await first.goto(`/chat/${bought.id}`);
    await chatRoom(first, ko).write("확인했습니다. 내일까지 답변드리겠습니다.");
    await settle(second).waitFor({ state: "detached" });
    await first.goto("/admin?tab=writing");
    await cardOf(first)
      .getByText(/내일까지 답변드리겠습니다/)
      .waitFor();
  });

  it("a row that a colleague takes off the list moves none below it, on a phone either", async () => {
    await second.setViewportSize({ width: 390, height: 844 });
    await second.goto("/admin?tab=all&filter=unanswered");
    const rows = second.getByRole("article");
    const id = (await rows.first().getAttribute("id"))?.replace("case-", "");
    const { lastSeq } = await call<ChatRoom>(first, "GET", `/api/chat-rooms/${id}`);
    const before = await topOf(rows.nth(1));
    await call(first, "PATCH", `/api/chat-rooms/${id}/waiting`, { lastSeq, waiting: false });
    await rows.first().getByText(ko("admin", "admin.case.leaving.waiting")).waitFor();
    expect(await topOf(rows.nth(1))).toBe(before);
  });

  it("nor does a message that comes", async () => {
    await second.goto("/admin?tab=all&sort=opened");
    await cardOf(second).waitFor();
    const below = second.getByRole("article").nth(Number(await cardOf(second).getAttribute("aria-posinset")));
    const before = await topOf(below);
    await chatRoom(member, ko).write("언제 끝나나요?");
    await cardOf(second).getByText("언제 끝나나요?").waitFor();
    expect(await topOf(below)).toBe(before);
    await second.setViewportSize({ width: 1280, height: 900 });
    await second.goto("/admin?tab=writing");
  });

  it("the assignee finds the case among the own ones, and its history says by whom", async () => {
    await second.getByRole("button", { name: ko("admin", "admin.filter.mine") }).click();
    await until(async () => (await second.getByRole("article").count()) === 1);
    await cardOf(second)
      .getByRole("button", { name: ko("admin", "admin.activity.open") })
      .click();
    const history = second.getByRole("dialog");
    await history.getByText(new RegExp(`${ko("staff", "staff.assignee.none")} → ${colleague.username}`)).waitFor();
    await history
      .getByText(new RegExp(`^${platform.admin.username}`))
      .first()
      .waitFor();
  });

  it("a long list is at most sixty rows of the page, at its end as at its beginning", async () => {
    await first.goto("/admin?tab=all");
    await first.getByRole("feed").waitFor();
    for (let screen = 0; screen < 12; screen += 1) {
      await first.mouse.wheel(0, 4000);
      expect(await first.getByRole("article").count()).toBeLessThanOrEqual(60);
    }
    await until(async () => {
      await first.mouse.wheel(0, 4000);
      const places = await first
        .getByRole("article")
        .evaluateAll((cards) => cards.map((card) => Number(card.getAttribute("aria-posinset"))));
      return Math.max(...places) > 100;
    });
  });

  it("many get a status at once by the keyboard, and the former one back", async () => {
    const before = await countsOf(first);
    await first.goto("/admin?tab=prep");
    await first.getByRole("feed").waitFor();
    for (const key of ["j", "x", "j", "x"]) await first.keyboard.press(key);
    const bar = first.getByRole("region", { name: ko("admin", "admin.bulk"), exact: true });
    await bar.getByRole("combobox").selectOption("작성중");
    await bar.getByRole("button", { name: ko("admin", "admin.bulk.apply") }).click();
    const undo = bar.getByRole("button", { name: ko("admin", "admin.bulk.undo") });
    await undo.waitFor();
    expect((await countsOf(first)).tabs["작성중"]).toBe(before.tabs["작성중"] + 2);
    await bothCount();
    await undo.click();
    await undo.waitFor({ state: "detached" });
    expect((await countsOf(first)).tabs).toEqual(before.tabs);
    await bothCount();
  });

  it("one who is no administrator any more is out at once, and changes nothing", async () => {
    const before = await countsOf(first);
    execFileSync(process.execPath, ["scripts/admin-create.ts", "--demote", colleague.username], {
      cwd: ROOT,
      env: { ...process.env, DATA_DIR: platform.dataDir },
    });
    const seen = await call<ChatRoom>(first, "GET", `/api/chat-rooms/${bought.id}`);
    const change = { caseStatus: "종료", version: seen.version };
    const answer = await second.request.patch(`/api/chat-rooms/${bought.id}/status`, {
      data: change,
      headers: { origin: platform.address },
    });
    expect([401, 403]).toContain(answer.status());
    expect((await countsOf(first)).tabs).toEqual(before.tabs);
  });
});
