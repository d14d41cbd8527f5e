import { jest } from "@jest/globals";
import { SERVICE_NAMES } from "@legal/deployables";
import { until } from "@legal/test-kit";
import type { Page } from "playwright-core";
import { allTexts } from "./support/all-texts.ts";
import { openCase } from "./support/open-case.ts";
import { complaintsOf, openBrowser } from "./support/browsers.ts";
import { chatRoom, type ChatRoom } from "./support/chat-room.ts";
import { consultPanel } from "./support/consult-panel.ts";
import { kill, without } from "./support/outages.ts";
import { arriveAsMember, chooseLanguage, logIn, newAccount } from "./support/person.ts";
import { call } from "./support/site-call.ts";
import { type Texts, textsOf } from "./support/texts.ts";
import { usePlatform } from "./support/use-platform.ts";

jest.setTimeout(300_000);

const FRONTENDS = ["shell", "public", "member", "admin"];
/** Each container of a platform that runs in compose, else each process that a chat needs. */
const VICTIMS = process.env["PLATFORM_URL"]
  ? ["gateway", ...SERVICE_NAMES, ...FRONTENDS, "mongo", "redis", "rabbitmq"]
  : ["gateway", "auth", "case-chat", "stack/redis", "stack/postgres", "stack/gateway", "stack/rabbitmq"];
const HEALED_WITHIN_MS = 40_000;
/** Of what the platform said, beside a failure. */
const LOGGED_CHARACTERS = 8000;
const ko = textsOf("ko");
const en = textsOf("en");
const ja = textsOf("ja");
const zh = textsOf("zh");
const account = newAccount("customer");

const site = usePlatform({ STACK_DURABLE: "true" });
let member: Page;
let admin: Page;
let memberRoom: ChatRoom;
let adminRoom: ChatRoom;
let roomId: string;
const complaints: string[][] = [];
const written: string[] = [];

const bothWrite = async (words: string) => {
  for (const room of [memberRoom, adminRoom]) {
    const mark = `[${written.length + 1}]`;
    written.push(mark);
    await room.write(`${words} ${mark}`);
  }
};

const stored = async (): Promise<string[]> => {
  const texts = await allTexts(roomId, (path) => call(member, "GET", path));
  return texts.flatMap((text) => text.match(/\[\d+\]/g) ?? []);
};

/** Waits for calm, then compares: what was written, what is stored, what either screen shows. */
const nothingIsLostOrDoubled = async () => {
  const isComplete = async (): Promise<true> => {
    for (const [who, room] of Object.entries({ member: memberRoom, office: adminRoom })) {
      const shown = await room.marks();
      const missing = written.filter((mark) => !shown.includes(mark));
      expect({ who, missing, underway: await room.underway() }).toEqual({ who, missing: [], underway: [] });
    }
    return true;
  };
  await until(isComplete, { timeoutMs: HEALED_WITHIN_MS }).catch((error: unknown) => {
    throw new Error(site.platform.output().slice(-LOGGED_CHARACTERS), { cause: error });
  });
  const order = await stored();
  expect(order.toSorted()).toEqual(written.toSorted());
  expect(await memberRoom.marks()).toEqual(order);
  expect(await adminRoom.marks()).toEqual(order);
};

beforeAll(async () => {
  member = await openBrowser(site.browser, { address: site.platform.address, on: "phone", language: "ko" });
  admin = await openBrowser(site.browser, { address: site.platform.address, on: "desk", language: "ko" });
  complaints.push(complaintsOf(member), complaintsOf(admin));
  memberRoom = chatRoom(member, ko);
  adminRoom = chatRoom(admin, ko);

  await arriveAsMember(member, account, "/");
  roomId = await openCase(member);
  await logIn(admin, ko, site.platform.admin);
  await call(admin, "PATCH", "/api/user/language", { language: "ko" });
  await Promise.all([member.goto(`/chat/${roomId}`), admin.goto(`/chat/${roomId}`)]);
  await bothWrite("시작합니다");
  await nothingIsLostOrDoubled();
});

describe("a chat during which one process is killed", () => {
  it.each(VICTIMS)("loses, doubles and reorders nothing when that is %s", async (victim) => {
    await bothWrite("아직 모두 있을 때");
    const { back } = kill(site.platform, victim);
    await bothWrite("없는 동안");
    await back();
    await bothWrite("돌아온 뒤");
    await nothingIsLostOrDoubled();
  });

  it("reads the same after both sides come back to the page", async () => {
    await Promise.all([member.reload(), admin.reload()]);
    const order = await stored();
    for (const room of [memberRoom, adminRoom]) {
      await until(async () => (await room.marks()).at(-1) === order.at(-1), { timeoutMs: HEALED_WITHIN_MS });
      const shown = await room.marks();
      expect(shown).toEqual(order.slice(-shown.length));
    }
  });
});

describe("while auth is unavailable", () => {
  it("goes on for signed-in members, and a login fails at once with words that help", async () => {
    const visitor = await openBrowser(site.browser, { address: site.platform.address, on: "desk", language: "ko" });
    await visitor.goto("/login");
    await visitor.getByLabel(ko("public", "account.username")).fill(account.username);
    await visitor.getByLabel(ko("public", "account.password"), { exact: true }).fill(account.password);
    const logInButton = visitor.getByRole("button", { name: ko("public", "login.submit"), exact: true });

    await without(site.platform, "auth", async () => {
      const answered = visitor.waitForResponse("**/api/auth/login");
      await logInButton.click();
      const answer = await answered;
      await answer.finished();
      expect(answer.status()).toBe(503);
      expect(answer.request().timing().responseEnd).toBeLessThan(5_000);
      const { message } = (await answer.json()) as { message: string };
      await visitor.getByRole("alert").filter({ hasText: message }).first().waitFor();

      await bothWrite("로그인 서버 없이");
      await nothingIsLostOrDoubled();
      await member.reload();
      await member.getByRole("heading", { name: ko("shell", "shell.sessionError.title") }).waitFor();
    });

    await until(() => call(visitor, "GET", "/api/auth/providers"));
    await member.getByRole("button", { name: ko("site", "site.retry") }).click();
    await nothingIsLostOrDoubled();
    await logInButton.click();
    await visitor.waitForURL(`${site.platform.address}/`);
    await visitor.context().close();
  });
});

describe("while the assistant is unavailable", () => {
  it("keeps the question and says so, people go on talking, and sending it again is answered", async () => {
    const asking = await openBrowser(site.browser, { address: site.platform.address, on: "desk", language: "ko" });
    const panel = consultPanel(asking, ko);
    const question = "빌려준 돈을 받으려면 무엇이 필요한가요?";
    await asking.goto("/service/payment-order");
    await panel.begin();
    await panel.box.fill(question);
    await without(site.platform, "ai", async () => {
      await panel.send();
      await asking.getByText(ko("ai", "ai.consult.notSent")).first().waitFor();
      await asking.getByText(question).first().waitFor();
      await bothWrite("상담 AI 없이");
      await nothingIsLostOrDoubled();
    });
    await until(() => call(asking, "GET", "/api/ai/status"));
    await asking.getByRole("button", { name: ko("ai", "ai.consult.retry") }).click();
    await panel.answered();
    await asking.context().close();
  });
});

describe("while the message broker is unavailable", () => {
  it("publishes later what happened meanwhile", async () => {
    await without(site.platform, "stack/rabbitmq", async () => {
      await call(member, "PATCH", "/api/users/me", { displayName: "김새롬" });
      await bothWrite("브로커 없이");
      await nothingIsLostOrDoubled();
    });
    await until(
      async () => {
        const { user } = await call<{ user: { displayName: string } }>(admin, "GET", `/api/chat-rooms/${roomId}`);
        return user.displayName === "김새롬";
      },
      { timeoutMs: HEALED_WITHIN_MS },
    );
  });
});

describe("both pages", () => {
  it("never broke", () => {
    expect(complaints.flat().filter((complaint) => !/WebSocket connection/.test(complaint))).toEqual([]);
  });
});

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name }).waitFor();
const showsErrorCard = (page: Page, text: Texts) => heading(page, text("shell", "shell.remoteError.title"));
const retry = (page: Page, text: Texts) =>
  page.getByRole("button", { name: text("shell", "shell.remoteError.retry") }).click();

/** From now on nothing that matches arrives; the returned function mends it. */
const cut = async (page: Page, files: RegExp) => {
  await page.route(files, (route) => route.abort());
  return () => page.unroute(files);
};

describe("the member pages, of which nothing can be fetched", () => {
  it("give way to a card, leave the rest working, and come back by a retry", async () => {
    const page = await openBrowser(site.browser, { address: site.platform.address, on: "desk", language: "en" });
    const mend = await cut(page, /\/web\/member\//);
    await arriveAsMember(page, newAccount(), "/");
    await showsErrorCard(page, en);
    expect(await page.title()).toContain(en("shell", "shell.remoteError.title"));

    await page.getByRole("link", { name: en("site", "site.footer.terms") }).click();
    // Legal texts are Korean in every language.
    await heading(page, ko("public", "legal.terms.title"));
    await page.goBack();
    await showsErrorCard(page, en);
    await chooseLanguage(page, en, "日本語");
    await showsErrorCard(page, ja);

    await retry(page, ja);
    await showsErrorCard(page, ja);
    await mend();
    await retry(page, ja);
    await heading(page, ja("member", "home.greeting", { name: "User" }));
    await page.context().close();
  });
});

describe("one page of the members", () => {
  it("can be missing while the others work, and comes back by a retry", async () => {
    const page = await openBrowser(site.browser, { address: site.platform.address, on: "phone", language: "zh" });
    await arriveAsMember(page, newAccount(), "/terms");
    const mend = await cut(page, /\/web\/member\/page-my-page/);
    await page.goto("/mypage");
    await showsErrorCard(page, zh);
    await page.getByRole("link", { name: zh("site", "site.home") }).click();
    await heading(page, zh("member", "home.greeting", { name: "User" }));
    await page
      .getByRole("link", { name: zh("site", "site.myPage") })
      .first()
      .click();
    await showsErrorCard(page, zh);
    await mend();
    await retry(page, zh);
    await heading(page, zh("member", "myPage.title"));
    await page.context().close();
  });
});

describe("the public pages, of which nothing can be fetched", () => {
  it("give way to a card with a retry for a visitor too", async () => {
    const page = await openBrowser(site.browser, { address: site.platform.address, on: "phone", language: "en" });
    const mend = await cut(page, /\/web\/public\//);
    await page.goto("/login");
    await showsErrorCard(page, en);
    await mend();
    await retry(page, en);
    await heading(page, en("public", "login.title"));
    await page.context().close();
  });
});
