import { jest } from "@jest/globals";
import type { CaseDeadline } from "@legal/contracts";
import type { Locator, Page } from "playwright-core";
import { accessibilityProblems } from "./support/accessibility.ts";
import { openBrowser } from "./support/browsers.ts";
import { chatRoom } from "./support/chat-room.ts";
import { makeAdministrator } from "./support/make-administrator.ts";
import { openCase } from "./support/open-case.ts";
import { arriveAsMember, newAccount } from "./support/person.ts";
import { call } from "./support/site-call.ts";
import { textsOf } from "./support/texts.ts";
import { usePlatform } from "./support/use-platform.ts";

jest.setTimeout(300_000);

const ko = textsOf("ko");
const colleague = newAccount("colleague");
/** Two weeks after 4 March 2025 is a Tuesday that no holiday moves. */
const RECEIVED = "2025-03-04";
const DUE = /2025년\s3월\s18일\u2060\(화\)\u2060까지/;
const PASSED = /\d일 경과/;
const OBJECTION = "지급명령 이의신청";

const site = usePlatform();
let first: Page;
let second: Page;
let member: Page;
let roomId: string;

const say = (key: string) => ko("deadlines", `deadlines.${key}`);
const button = (place: Page | Locator, key: string) => place.getByRole("button", { name: say(key), exact: true });
const deadlines = () => call<CaseDeadline[]>(first, "GET", `/api/chat-rooms/${roomId}/deadlines`);

const openDesk = async ({ username, password }: { username: string; password: string }): Promise<Page> => {
  const page = await openBrowser(site.browser, { address: site.platform.address, on: "desk", language: "ko" });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/terms");
  await call(page, "POST", "/api/auth/login", { username, password });
  return page;
};

/** On a phone the panel is behind one tap. */
const openPanel = async (page: Page): Promise<Locator> => {
  await page.goto(`/chat/${roomId}`);
  await page.getByRole("button", { name: ko("member", "chat.case"), exact: true }).click();
  return page.getByRole("dialog", { name: ko("member", "chat.case") });
};
const panelBeside = (page: Page) => page.getByRole("complementary", { name: ko("member", "chat.case") });

const enter = async (panel: Locator, matter: string) => {
  await button(panel, "add").click();
  await panel.getByLabel(say("matter")).selectOption(matter);
  await panel.getByLabel("받은 날", { exact: true }).fill(RECEIVED);
  await panel.getByText(DUE).last().waitFor();
  await button(panel, "save").click();
  // All of these have passed.
  await panel.getByText(say("past.ask")).waitFor();
  await button(panel, "past.keep").click();
  await button(panel, "add").waitFor();
};
const stateOf = async (matter: string) => (await deadlines()).find((one) => one.matter === matter);

beforeAll(async () => {
  makeAdministrator(site.platform, colleague);
  [first, second] = [await openDesk(site.platform.admin), await openDesk(colleague)];
  member = await openBrowser(site.browser, { address: site.platform.address, on: "phone", language: "ko" });
  await arriveAsMember(member, newAccount("client"), "/");
  roomId = await openCase(member, "objection");
});

describe("the deadlines of a case", () => {
  it("the customer says which paper they received, and sees until when they have time before they send it", async () => {
    const panel = await openPanel(member);
    await button(panel, "add.customer").click();
    await panel.getByLabel(say("paper")).selectOption({ label: say("paper.payment-order-objection") });
    await panel.getByLabel(say("received")).fill(RECEIVED);
    await panel.getByText(DUE).waitFor();
    expect(await accessibilityProblems(member)).toEqual([]);
    await button(panel, "send").click();
    await panel.getByText(say("unconfirmed.customer")).waitFor();
    expect(await deadlines()).toMatchObject([{ matter: "payment-order-objection", dueDate: "2025-03-18" }]);
  });

  it("staff who enter the same service get the same deadline, and a colleague confirms it; the customer sees that at once", async () => {
    await first.goto(`/chat/${roomId}`);
    const panel = panelBeside(first);
    await panel.getByText(say("unconfirmed"), { exact: true }).first().waitFor();
    await enter(panel, OBJECTION);
    expect(await deadlines()).toHaveLength(1);
    expect(await accessibilityProblems(first)).toEqual([]);

    await second.goto("/admin?tab=prep");
    const card = second.locator(`#case-${roomId}`);
    await card.getByText(ko("staff", "staff.deadline.unconfirmed"), { exact: true }).waitFor();
    await card.getByRole("button", { name: /^기한/ }).click();
    const dialog = second.getByRole("dialog");
    await dialog.getByText(DUE).first().waitFor();
    await button(dialog, "confirm").click();
    for (const page of [first, member])
      await page.getByText(say("unconfirmed"), { exact: true }).first().waitFor({ state: "detached" });
    await member.getByText(/확인: 담당자/).waitFor();
  });

  it("what the law makes strict waits for another person than who entered it", async () => {
    const panel = panelBeside(first);
    await enter(panel, "민사 항소");
    await panel.getByText(say("unconfirmed.own")).waitFor();
    expect(await button(panel, "confirm").count()).toBe(0);
    await second.goto(`/chat/${roomId}`);
    await button(panelBeside(second), "confirm").click();
    await panel.getByText(say("unconfirmed.own")).waitFor({ state: "detached" });
  });

  it("one that was entered is taken back from its message: void, with the reason", async () => {
    await enter(panelBeside(first), "화해권고결정 이의신청");
    expect(await stateOf("settlement-recommendation-objection")).toMatchObject({ state: "open" });
    await button(first, "undo").click();
    await first.getByText(say("undone")).first().waitFor();
    const voided = { state: "void", reason: say("void.undone") };
    expect(await stateOf("settlement-recommendation-objection")).toMatchObject(voided);
  });

  it("one that has passed is the first thing a customer reads, also beside a new answer", async () => {
    await chatRoom(first, ko).write("서류를 확인하고 있습니다.");
    await chatRoom(first, ko).sees("서류를 확인하고 있습니다.");
    const step = ko("member", "home.step.overdue").slice(0, 8);
    for (const path of ["/", "/mypage"]) {
      await member.goto(path);
      const links = member.getByRole("main").locator(`a[href="/chat/${roomId}"]`);
      await links.filter({ hasText: step }).first().waitFor();
      expect(await links.first().innerText()).toContain(step);
    }
    const card = member.getByRole("main").locator(`a[href="/chat/${roomId}"]`).last();
    await card.getByText(PASSED).waitFor();
    expect(await card.innerText()).toMatch(/일 경과[\s\S]*준비중/);
    await openPanel(member);
  });

  it("who ends the case is shown what is still open", async () => {
    const panel = panelBeside(first);
    await panel.getByLabel(ko("staff", "staff.status"), { exact: true }).selectOption("종료");
    const dialog = first.getByRole("dialog");
    await dialog.getByText(ko("staff", "staff.deadlines.open")).waitFor();
    await dialog.getByText(new RegExp(OBJECTION)).waitFor();
    await dialog.getByRole("button", { name: ko("staff", "staff.cancel") }).click();
  });

  it("a new holiday moves them, says which, and the customer reads it; without it they move back", async () => {
    await second.goto("/admin?tab=holidays");
    await second.getByLabel(ko("admin", "admin.holidays.date")).fill("2025-03-18");
    await second.getByLabel(ko("admin", "admin.holidays.name")).fill("임시공휴일(시험)");
    await second.getByRole("button", { name: ko("admin", "admin.holidays.add.confirm") }).click();
    await second.getByText(/기한 2건이 옮겨졌습니다/).waitFor();
    expect(await accessibilityProblems(second)).toEqual([]);
    await member
      .getByText(/2025년\s3월\s19일\u2060\(수\)\u2060까지/)
      .first()
      .waitFor();
    await member
      .getByText(/공휴일이 바뀌어/)
      .first()
      .waitFor();
    await second.getByLabel(ko("admin", "admin.holidays.year")).selectOption("2025");
    await second
      .getByRole("button", { name: ko("admin", "admin.holidays.remove.name", { name: "임시공휴일(시험)" }) })
      .click();
    await second
      .getByRole("dialog")
      .getByRole("button", { name: ko("admin", "admin.holidays.remove"), exact: true })
      .click();
    await member.getByText(DUE).first().waitFor();
  });

  it("alarm no one once the case has ended, and staff may only finish them", async () => {
    // A change upon the case as it was before the holiday went would be refused.
    await first.reload();
    const panel = panelBeside(first);
    await panel.getByText(PASSED).first().waitFor();
    await panel.getByLabel(ko("staff", "staff.status"), { exact: true }).selectOption("종료");
    const dialog = first.getByRole("dialog");
    await dialog.getByRole("textbox").fill("고객님과 합의로 마쳤습니다.");
    await dialog.getByRole("button", { name: ko("staff", "staff.reason.confirm", { status: "종료" }) }).click();
    await panel.getByText(say("ended")).waitFor();
    await member.getByText(say("ended.customer")).waitFor();
    for (const page of [first, member]) {
      expect(await page.getByText(PASSED).count()).toBe(0);
      expect(await page.getByText(say("unconfirmed"), { exact: true }).count()).toBe(0);
    }
    for (const key of ["add", "reopen", "confirm", "change"]) expect(await button(panel, key).count()).toBe(0);
    expect(await button(panel, "done").count()).toBe(2);
    expect(await accessibilityProblems(first)).toEqual([]);
  });
});
