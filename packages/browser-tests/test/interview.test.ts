import { jest } from "@jest/globals";
import { until } from "@legal/test-kit";
import type { Page } from "playwright-core";
import { accessibilityProblems } from "./support/accessibility.ts";
import { openBrowser } from "./support/browsers.ts";
import { openCase } from "./support/open-case.ts";
import { arriveAsMember, logIn, newAccount } from "./support/person.ts";
import { call } from "./support/site-call.ts";
import { textsOf } from "./support/texts.ts";
import { usePlatform } from "./support/use-platform.ts";

jest.setTimeout(300_000);

const ko = textsOf("ko");
const say = (key: string, values?: Record<string, string>) => ko("documents", `documents.${key}`, values);
const site = usePlatform();
const account = newAccount("writer");

interface Paper {
  id: string;
  version: number;
  answers: Record<string, unknown>;
}

const HOME = { postcode: "06236", line: "서울특별시 강남구 테헤란로 123, 101동 1001호" };
/** Everything that a demand for payment asks. */
const DEMAND = {
  senders: ["i1"],
  "senders.i1.kind": "natural",
  "senders.i1.name": "김영수",
  "senders.i1.birth": "1980-01-01",
  "senders.i1.address": HOME,
  "senders.i1.phone": "010-1234-5678",
  "senders.i1.email": "kim@example.com",
  recipients: ["i1"],
  "recipients.i1.kind": "natural",
  "recipients.i1.name": "이민정",
  "recipients.i1.address": { postcode: "06611", line: "서울특별시 서초구 서초대로 45, 302호" },
  noticeKind: "demand",
  subject: "대여금",
  contractDate: "2025-03-02",
  amount: 5_000_000,
  dueDate: "2025-12-31",
};

let member: Page;
let desk: Page;
let demand: Paper;

const openOn = (on: "phone" | "desk") =>
  openBrowser(site.browser, { address: site.platform.address, on, language: "ko" });
const startDemand = async (answers: object = {}): Promise<void> => {
  const caseId = await openCase(member, "certified-mail");
  const { id, version } = await call<Paper>(member, "POST", "/api/documents", { caseId, typeId: "certified-mail" });
  demand = await call<Paper>(member, "PATCH", `/api/documents/${id}/answers`, { version, answers: { ...answers } });
};
const stored = async () => (await call<Paper>(member, "GET", `/api/documents/${demand.id}`)).answers;
const isStored = (path: string, value: unknown) => until(async () => (await stored())[path] === value);
const answering = (step: string) => `/documents/${demand.id}?step=${step}`;
const nameOn = (page: Page) => page.getByRole("textbox", { name: "이름(상호)", exact: true });
const phoneOn = (page: Page) => page.getByRole("textbox", { name: /^전화번호/ });
const onDesk = async (query = "") => {
  await desk.goto(`/admin?tab=documents&document=${demand.id}${query}`);
};

beforeAll(async () => {
  member = await openOn("phone");
  await arriveAsMember(member, account, "/");
  desk = await openOn("desk");
  await logIn(desk, ko, site.platform.admin);
});

describe("an interview that two people, or one in two windows, have open", () => {
  it("keeps both windows' answers, and asks where they answer the same question", async () => {
    await startDemand(DEMAND);
    const other = await member.context().newPage();
    for (const page of [member, other]) await page.goto(answering("senders"));
    await nameOn(other).waitFor();
    await phoneOn(other).fill("010-9999-0000");
    await nameOn(member).fill("김영희");
    await isStored("senders.i1.name", "김영희");
    await isStored("senders.i1.phone", "010-9999-0000");

    // A window in the background asks for nothing: it decides upon what it saw.
    await other.context().setOffline(true);
    await nameOn(other).fill("김영순");
    const { version } = await call<Paper>(member, "GET", `/api/documents/${demand.id}`);
    await call(member, "PATCH", `/api/documents/${demand.id}/answers`, {
      version,
      answers: { "senders.i1.name": "김영호" },
    });
    await other.context().setOffline(false);
    const asked = other.getByRole("alert").filter({ hasText: say("conflict.self") });
    await asked.getByText("김영호").waitFor();
    expect(await nameOn(other).inputValue()).toBe("김영순");
    expect(await stored()).toMatchObject({ "senders.i1.name": "김영호" });
    await asked.getByRole("button", { name: say("conflict.own") }).click();
    await isStored("senders.i1.name", "김영순");
    await other.close();
  });

  it("shows the customer and staff which answers the other has changed, and undoes neither's", async () => {
    await startDemand(DEMAND);
    await member.goto(answering("senders"));
    await onDesk("&step=senders");
    for (const page of [desk, member]) await nameOn(page).waitFor();
    await member.context().setOffline(true);
    await nameOn(member).fill("고객이 고친 이름");
    await nameOn(desk).fill("담당자가 고친 이름");
    await until(
      async () =>
        (await call<Paper>(desk, "GET", `/api/documents/${demand.id}`)).answers["senders.i1.name"] ===
        "담당자가 고친 이름",
    );
    await member.context().setOffline(false);
    const asked = member.getByRole("alert").filter({ hasText: say("conflict.admin") });
    await asked.getByText("담당자가 고친 이름").waitFor();
    await asked.getByRole("button", { name: say("conflict.theirs") }).click();
    await member.getByText(say("save.saved")).first().waitFor();
    expect(await nameOn(member).inputValue()).toBe("담당자가 고친 이름");
    await phoneOn(member).fill("010-2222-3333");
    await desk.getByText(say("news.user")).waitFor();
    expect(await phoneOn(desk).inputValue()).toBe("010-2222-3333");
  });
});

describe("what is typed into an interview", () => {
  it("outlives a session that ends, and is stored once its writer has logged in over the page", async () => {
    await startDemand(DEMAND);
    await member.goto(answering("senders"));
    await nameOn(member).waitFor();
    await member.context().clearCookies({ name: "sid" });
    await nameOn(member).fill("로그인이 끝난 사람");
    const dialog = member.getByRole("dialog", { name: ko("security", "security.logInAgain"), exact: true });
    await dialog.getByLabel(ko("security", "security.password"), { exact: true }).fill(account.password);
    await dialog.getByRole("button", { name: ko("security", "security.logInAgain.submit") }).click();
    await dialog.waitFor({ state: "detached" });
    expect(await nameOn(member).inputValue()).toBe("로그인이 끝난 사람");
    await isStored("senders.i1.name", "로그인이 끝난 사람");
    await member.getByText(say("save.saved")).first().waitFor();
  });

  it("outlives a network that is slow, refuses and breaks, over a reload too", async () => {
    await startDemand(DEMAND);
    const answers = `**/api/documents/${demand.id}/answers`;
    await member.goto(answering("senders"));
    await nameOn(member).waitFor();
    let calls = 0;
    await member.route(answers, async (route) => {
      calls += 1;
      if (calls === 1) return route.abort();
      if (calls === 2) return route.fulfill({ status: 503, body: "" });
      return route.continue();
    });
    await nameOn(member).fill("느린 길");
    await member.getByText(say("save.offline")).waitFor();
    await phoneOn(member).fill("010-1111-2222");
    await isStored("senders.i1.phone", "010-1111-2222");
    expect(await stored()).toMatchObject({ "senders.i1.name": "느린 길" });

    await member.unroute(answers);
    await member.route(answers, (route) => route.abort());
    await nameOn(member).fill("끊긴 길");
    await member.getByText(say("save.offline")).waitFor();
    member.once("dialog", (dialog) => void dialog.accept());
    await member.reload();
    expect(await nameOn(member).inputValue()).toBe("끊긴 길");
    await member.unroute(answers);
    await isStored("senders.i1.name", "끊긴 길");
  });
});

describe("a paper's steps", () => {
  /** Double-clicks, and says how often the paper was asked to move. */
  const movesOf = async (page: Page, press: () => Promise<void>, done: () => Promise<unknown>): Promise<number> => {
    let moves = 0;
    const count = (request: { method: () => string; url: () => string }) => {
      if (request.method() === "POST" && request.url().endsWith("/transitions")) moves += 1;
    };
    page.on("request", count);
    await press();
    await done();
    page.off("request", count);
    return moves;
  };
  const twice = (page: Page, key: string) =>
    page
      .getByRole("button", { name: say(key), exact: true })
      .last()
      .dblclick();
  const inDialog = async (page: Page, key: string, more: () => Promise<unknown> = async () => undefined) => {
    await page
      .getByRole("button", { name: say(key), exact: true })
      .first()
      .click();
    await page.getByRole("dialog").waitFor();
    await more();
  };
  const gone = (page: Page) => page.getByRole("dialog").waitFor({ state: "hidden" });

  it("are each taken once where a button is pressed twice", async () => {
    await startDemand(DEMAND);
    await member.goto(answering("review"));
    const sent = () => member.getByText(say("now.intake-complete")).waitFor();
    expect(await movesOf(member, () => twice(member, "submit"), sent)).toBe(1);
    for (const to of ["staff-check", "client-review"]) {
      await onDesk();
      await inDialog(desk, `move.${to}`);
      expect(
        await movesOf(
          desk,
          () => twice(desk, `move.${to}`),
          () => gone(desk),
        ),
      ).toBe(1);
    }
    await member.goto(`/documents/${demand.id}`);
    await inDialog(member, "client.change", () =>
      member.getByLabel(say("client.change.what")).fill("주소를 고쳐 주세요"),
    );
    const returned = () => member.getByText(say("now.revision")).waitFor();
    expect(await movesOf(member, () => twice(member, "client.change.send"), returned)).toBe(1);
    for (const to of ["staff-check", "client-review"]) {
      await onDesk();
      await inDialog(desk, `move.${to}`);
      expect(
        await movesOf(
          desk,
          () => twice(desk, `move.${to}`),
          () => gone(desk),
        ),
      ).toBe(1);
    }
    await member.goto(`/documents/${demand.id}`);
    await inDialog(member, "client.approve");
    const approved = () => member.getByText(say("now.approved")).waitFor();
    expect(await movesOf(member, () => twice(member, "client.approve.confirm"), approved)).toBe(1);
    await onDesk();
    await inDialog(desk, "move.delivered", () => desk.getByLabel(say("delivery.registered")).fill("1234567890123"));
    expect(
      await movesOf(
        desk,
        () => twice(desk, "move.delivered"),
        () => gone(desk),
      ),
    ).toBe(1);
  });

  it("are all reached by keyboard, with the focus at the new screen's heading and nothing that axe finds", async () => {
    await startDemand(DEMAND);
    await member.goto(answering("senders"));
    const pressed = async (name: string) => {
      const button = member.getByRole("button", { name, exact: true }).last();
      const isFocused = () => button.evaluate((element) => element === document.activeElement);
      for (let tabs = 0; !(await isFocused()); tabs += 1) {
        expect(tabs).toBeLessThan(60);
        await member.keyboard.press("Tab");
      }
      await member.keyboard.press("Enter");
    };
    const heading = member.getByRole("heading", { level: 1 });
    await heading.waitFor();
    for (const title of ["받는 사람", "무엇을 알리나요", "있었던 일", "요구와 기한", say("step.review")]) {
      expect(await accessibilityProblems(member)).toEqual([]);
      await pressed(say("next"));
      await member.getByRole("heading", { level: 1, name: title }).waitFor();
      await until(() => heading.evaluate((element) => element === document.activeElement));
    }
    expect(await accessibilityProblems(member)).toEqual([]);
    await pressed(say("submit"));
    const received = member.getByText(say("now.intake-complete"));
    await until(() => received.evaluate((element) => element === document.activeElement));
    expect(await accessibilityProblems(member)).toEqual([]);
  });
});
