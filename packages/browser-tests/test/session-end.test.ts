import { jest } from "@jest/globals";
import { until } from "@legal/test-kit";
import type { Page } from "playwright-core";
import { openBrowser } from "./support/browsers.ts";
import { chatRoom } from "./support/chat-room.ts";
import { openCase } from "./support/open-case.ts";
import { arriveAsMember, fillSignup, newAccount } from "./support/person.ts";
import { call } from "./support/site-call.ts";
import { type Language, textsOf, type Texts } from "./support/texts.ts";
import { usePlatform } from "./support/use-platform.ts";

jest.setTimeout(300_000);

const ko = textsOf("ko");
const en = textsOf("en");
const ja = textsOf("ja");
const zh = textsOf("zh");

const site = usePlatform({ RATE_LIMIT_SCALE: "5" });
let page: Page;

interface LayoutShift extends PerformanceEntry {
  value: number;
}

declare global {
  interface Window {
    /** Sum of layout shifts. */
    movedBy?: number;
  }
}

const open = async (language: Language = "ko", returning = true) => {
  page = await openBrowser(site.browser, { address: site.platform.address, on: "desk", language, returning });
};
const heading = (on: Page, name: string) => on.getByRole("heading", { level: 1, name }).waitFor();
const loginEnded = (on: Page, text: Texts) =>
  on.getByRole("dialog", { name: text("security", "security.logInAgain"), exact: true });

afterEach(async () => {
  await Promise.all(site.browser.contexts().map((context) => context.close()));
});

describe("a session that ends while its page is open", () => {
  it("is renewed in place: the text stays, what waited leaves, the language stays", async () => {
    await open("zh");
    const account = newAccount("writer");
    await arriveAsMember(page, account, "/terms");
    const id = await openCase(page, "complaint");
    await page.goto(`/chat/${id}`);
    const room = chatRoom(page, zh);
    await room.write("第一句 [1]");
    await until(async () => (await room.underway()).length === 0);

    await page.context().setOffline(true);
    await room.write("没有网络时写的 [2]");
    await room.composer.fill("还没写完");
    const elsewhere = await site.browser.newContext({ baseURL: site.platform.address });
    await elsewhere.addCookies(await page.context().cookies());
    await elsewhere.request.post("/api/logout", { headers: { origin: site.platform.address } });
    await page.context().setOffline(false);

    const dialog = loginEnded(page, zh);
    await dialog.waitFor();
    await page.emulateMedia({ media: "print" });
    expect(await page.getByText("第一句 [1]").isVisible()).toBe(false);
    expect(await room.composer.isVisible()).toBe(false);
    expect(await dialog.getByLabel(zh("security", "security.password"), { exact: true }).isVisible()).toBe(true);
    await page.emulateMedia({ media: null });
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await dialog.getByLabel(zh("security", "security.password"), { exact: true }).fill("wrong-guess");
    await dialog.getByRole("button", { name: zh("security", "security.logInAgain.submit") }).click();
    await dialog.getByRole("alert").waitFor();
    await dialog.getByLabel(zh("security", "security.password"), { exact: true }).fill(account.password);
    await dialog.getByRole("button", { name: zh("security", "security.logInAgain.submit") }).click();
    await dialog.waitFor({ state: "detached" });

    await until(async () => (await room.underway()).length === 0);
    expect(await room.marks()).toEqual(["[1]", "[2]"]);
    expect(await room.composer.inputValue()).toBe("还没写完");
    expect(await page.evaluate(() => document.documentElement.lang)).toBe("zh");
  });

  it("is found out in the purchase dialog, which goes on by itself", async () => {
    await open();
    const account = newAccount("buyer");
    await arriveAsMember(page, account, "/service/payment-order?buy=deluxe");
    const purchase = page.getByRole("dialog", { name: ko("public", "service.buy.title") });
    await purchase.waitFor();
    // What the page still asks for would find it out before the purchase does.
    await page.waitForLoadState("networkidle");
    await page.context().clearCookies({ name: "sid" });
    await purchase.getByRole("button", { name: ko("public", "service.buy.confirm") }).click();
    const dialog = loginEnded(page, ko);
    await dialog.getByLabel(ko("security", "security.password"), { exact: true }).fill(account.password);
    await dialog.getByRole("button", { name: ko("security", "security.logInAgain.submit") }).click();
    await page.waitForURL("**/chat/*");
    // The way back leads to the service, and to no second purchase.
    await page.goBack();
    await page.waitForURL("**/service/payment-order");
    await heading(page, "지급명령");
    expect(await purchase.count()).toBe(0);
  });
});

describe("what visitors may send, too", () => {
  it("goes out as the member's who wrote it: an inquiry, and a question to the assistant", async () => {
    await open();
    const account = newAccount("asker");
    await arriveAsMember(page, account, "/service/payment-order");
    const logInOverThePage = async () => {
      const dialog = loginEnded(page, ko);
      await dialog.getByLabel(ko("security", "security.password"), { exact: true }).fill(account.password);
      await dialog.getByRole("button", { name: ko("security", "security.logInAgain.submit") }).click();
      await dialog.waitFor({ state: "detached" });
    };
    await page.getByRole("link", { name: ko("public", "service.consult.begin") }).click();
    const question = page.getByRole("textbox", { name: ko("ai", "ai.consult.question") });
    await question.fill("빌려준 돈 500만원을 못 받았어요");
    await page.context().clearCookies({ name: "sid" });
    await question.press("Enter");
    await logInOverThePage();
    await until(async () => (await call<unknown[]>(page, "GET", "/api/ai-conversations/my")).length === 1);

    // Any other call of the page would ask for the login as well, before the form is sent.
    await page.goto("/#contact", { waitUntil: "networkidle" });
    const form = page.locator("form").last();
    await form.getByRole("textbox", { name: ko("site", "site.inquiry.name") }).fill("김민지");
    await form.getByRole("textbox", { name: ko("site", "site.inquiry.message") }).fill("상담 시간을 알고 싶습니다");
    await page.context().clearCookies({ name: "sid" });
    await form.getByRole("button", { name: ko("site", "site.inquiry.submit") }).click();
    await logInOverThePage();
    await until(async () => (await call<unknown[]>(page, "GET", "/api/inquiries/my")).length === 1);
  });
});

describe("what a visitor wanted before the login", () => {
  it("goes on after the signup: the purchase of the same package is open", async () => {
    await open();
    await page.goto("/service/payment-order");
    await page.getByRole("link", { name: "디럭스 구매하기" }).first().click();
    await page.getByText("지급명령 · 디럭스").waitFor();
    await page
      .getByRole("main")
      .getByRole("link", { name: ko("public", "login.signup") })
      .click();
    await page.getByText("지급명령 · 디럭스").waitFor();
    await fillSignup(page, ko, newAccount("keen"));
    const purchase = page.getByRole("dialog", { name: ko("public", "service.buy.title") });
    await purchase.waitFor();
    expect(await purchase.getByRole("radio", { name: /디럭스/ }).isChecked()).toBe(true);
  });

  it("is found behind a page for members, in the visitor's language", async () => {
    await open("ja");
    const account = newAccount("back");
    await arriveAsMember(page, account, "/terms");
    const id = await openCase(page, "complaint");
    await call(page, "POST", "/api/logout", {});
    const answer = await page.goto(`/chat/${id}`);
    expect(answer?.status()).toBe(404);
    expect(await answer?.text()).toContain("404 Page Not Found");
    await page.getByRole("link", { name: ja("shell", "shell.notFound.logIn") }).click();
    await page.getByLabel(ja("public", "account.username")).fill(account.username);
    await page.getByLabel(ja("public", "account.password"), { exact: true }).fill(account.password);
    await page.getByRole("button", { name: ja("public", "login.submit"), exact: true }).click();
    await page.waitForURL(`**/chat/${id}`);
  });
});

describe("the first visit", () => {
  it("is Korean, and offers the browser's own language once", async () => {
    await open("en", false);
    await page.goto("/login");
    const offer = page.getByRole("status").filter({ hasText: en("offer", "languageOffer.text") });
    /** The page's head decides it before anything is shown. */
    const isOffered = () => page.evaluate(() => document.documentElement.dataset["languageOffer"] !== undefined);
    await offer.getByRole("button", { name: en("offer", "languageOffer.refuse") }).click();
    await offer.waitFor({ state: "detached" });
    await heading(page, ko("public", "login.title"));
    await page.reload();
    await heading(page, ko("public", "login.title"));
    expect(await isOffered()).toBe(false);
    await page.evaluate(() => localStorage.removeItem("language-offer"));
    await page.reload();
    await offer.getByRole("button", { name: en("offer", "languageOffer.accept") }).click();
    await heading(page, en("public", "login.title"));
    expect(await offer.count()).toBe(0);
    await page.reload();
    await heading(page, en("public", "login.title"));
    expect(await isOffered()).toBe(false);
  });

  it("has the offer first on the page, and nothing moves when it comes", async () => {
    await open("ja", false);
    await page.addInitScript(() => {
      window.movedBy = 0;
      const watch = new PerformanceObserver((list) => {
        for (const shift of list.getEntries()) window.movedBy = (window.movedBy ?? 0) + (shift as LayoutShift).value;
      });
      watch.observe({ type: "layout-shift", buffered: true });
    });
    await page.goto("/");
    const accept = page.getByRole("button", { name: ja("offer", "languageOffer.accept") });
    await accept.waitFor();
    const [line, header] = await Promise.all([accept.boundingBox(), page.getByRole("banner").boundingBox()]);
    expect(line && header && line.y + line.height).toBeLessThanOrEqual(header?.y ?? 0);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    expect(await accept.evaluate((button) => button === document.activeElement)).toBe(true);
    expect(await page.evaluate(() => window.movedBy)).toBeLessThan(0.01);
  });

  it("is offered nothing to a crawler", async () => {
    const crawler = await site.browser.newContext({
      baseURL: site.platform.address,
      locale: "en",
      userAgent: "Googlebot/2.1",
    });
    page = await crawler.newPage();
    await page.goto("/login");
    await page.getByRole("heading", { level: 1 }).waitFor();
    // What the page loads by itself after hydration is there.
    await page.waitForLoadState("networkidle");
    expect(await page.evaluate(() => document.documentElement.dataset["languageOffer"])).toBeUndefined();
  });
});
