import { jest } from "@jest/globals";
import { until } from "@legal/test-kit";
import type { Locator, Page } from "playwright-core";
import { openCase } from "./support/open-case.ts";
import { openBrowser } from "./support/browsers.ts";
import { chatRoom } from "./support/chat-room.ts";
import { mailTo } from "./support/mailbox.ts";
import { type Account, arriveAsMember, chooseLanguage, logIn, newAccount, signUp } from "./support/person.ts";
import { call } from "./support/site-call.ts";
import { type Language, textsOf, type Texts } from "./support/texts.ts";
import { usePlatform } from "./support/use-platform.ts";

jest.setTimeout(300_000);

const ko = textsOf("ko");
const en = textsOf("en");
const zh = textsOf("zh");

const site = usePlatform({ RATE_LIMIT_SCALE: "5" });
let page: Page;

const open = async (language: Language = "ko", returning = true) => {
  page = await openBrowser(site.browser, { address: site.platform.address, on: "desk", language, returning });
};
const username = () => page.getByLabel(ko("public", "account.username"));
const password = () => page.getByLabel(ko("public", "account.password"), { exact: true });
const email = () => page.getByRole("textbox", { name: ko("public", "account.email") });
const press = (key: string) => page.getByRole("button", { name: ko("public", key), exact: true }).click();
/** What a form says that belongs to none of its fields. */
const formError = (words: string) => page.locator("form").getByRole("alert").getByText(words).waitFor();
const heading = (on: Page, name: string) => on.getByRole("heading", { level: 1, name }).waitFor();
const loginEnded = (on: Page, text: Texts) => on.getByRole("dialog", { name: text("security", "security.logInAgain") });
const withConfirmation = (account: Account) => ({ ...account, passwordConfirm: account.password });
const greeting = (name: string) => ko("member", "home.greeting", { name });

/** The message below a field, tied to it for assistive technology, once it is marked as invalid. */
const problemOf = (field: Locator) =>
  until(() =>
    field.evaluate((control) => {
      if (control.getAttribute("aria-invalid") !== "true") return undefined;
      const ids = control.getAttribute("aria-describedby")?.split(" ") ?? [];
      return ids.map((id) => document.getElementById(id)?.textContent).join(" ");
    }),
  );

afterEach(async () => {
  await Promise.all(site.browser.contexts().map((context) => context.close()));
});

describe("logging in", () => {
  it("from /api/login leads to the page that it names", async () => {
    const account = newAccount("next");
    await open();
    await arriveAsMember(page, account, "/terms");
    await call(page, "POST", "/api/logout", {});
    await page.goto("/api/login?next=/service/complaint");
    await username().fill(account.username);
    await password().fill(account.password);
    await press("login.submit");
    await page.waitForURL(`${site.platform.address}/service/complaint`);
  });
});

describe("the language", () => {
  it("is Korean on a first visit, whatever the browser's language, and the choice is remembered", async () => {
    await open("en", false);
    await page.goto("/login");
    await heading(page, ko("public", "login.title"));
    await chooseLanguage(page, ko, "English");
    await heading(page, en("public", "login.title"));
    expect(await page.evaluate(() => localStorage.getItem("language"))).toBe("en");
    await page.reload();
    await heading(page, en("public", "login.title"));
    expect(await page.locator("html").getAttribute("lang")).toBe("en");
  });

  it("of a member is kept with the account and wins over what another browser remembers", async () => {
    const account = newAccount("polyglot");
    await open();
    await signUp(page, ko, account);
    await chooseLanguage(page, ko, "中文");
    await heading(page, zh("member", "home.greeting", { name: "User" }));

    const elsewhere = await openBrowser(site.browser, { address: site.platform.address, on: "phone", language: "en" });
    await logIn(elsewhere, en, account);
    await heading(elsewhere, zh("member", "home.greeting", { name: "User" }));
    expect(await elsewhere.locator("html").getAttribute("lang")).toBe("zh");
  });
});

describe("logging out", () => {
  it("ends the session in every tab, sockets included, and for a copied cookie", async () => {
    await open();
    await arriveAsMember(page, newAccount("leaver"), "/");
    const id = await openCase(page, "complaint");
    const cookies = await page.context().cookies();

    const secondTab = await page.context().newPage();
    const opened = secondTab.waitForEvent("websocket");
    await secondTab.goto(`/chat/${id}`);
    await chatRoom(secondTab, ko).write("아직 있습니다");
    await until(async () => (await chatRoom(secondTab, ko).underway()).length === 0);
    await chatRoom(secondTab, ko).composer.fill("아직 보내지 않은 말");
    const remembered = () => page.evaluate(() => Object.values(localStorage).join("\n"));
    expect(await remembered()).toContain("아직 보내지 않은 말");
    const cut = (await opened).waitForEvent("close");

    await page.getByRole("button", { name: ko("site", "site.logout") }).click();
    await page.waitForURL("**/login");
    await cut;
    await loginEnded(secondTab, ko).waitFor();
    expect(await remembered()).not.toContain("아직 보내지 않은 말");

    // Another person at this computer: the page of the first one is left, with all that was on it.
    const left = secondTab.waitForEvent("load");
    await call(page, "POST", "/api/auth/signup", withConfirmation(newAccount("next")));
    await page.goto("/terms");
    await left;
    expect(new URL(secondTab.url()).pathname).toBe("/");
    expect(await secondTab.content()).not.toMatch(/아직 있습니다|아직 보내지 않은 말/u);

    const thief = await site.browser.newContext({ baseURL: site.platform.address });
    await thief.addCookies(cookies);
    expect((await thief.request.get("/api/auth/me")).status()).toBe(401);
  });
});

describe("finding the username", () => {
  it("shows it for a known address, and words that help for an unknown one", async () => {
    const account = newAccount("forgetful");
    await open();
    await arriveAsMember(page, account, "/terms");
    await call(page, "POST", "/api/logout", {});
    await page.goto("/find-username");
    await press("findUsername.submit");
    expect(await problemOf(email())).toContain("이메일 또는 휴대폰번호를 입력해주세요");
    await email().fill("nobody@example.com");
    await press("findUsername.submit");
    await formError(ko("public", "findUsername.failed.text"));

    await page.getByRole("tab", { name: ko("public", "findUsername.byPhone") }).click();
    await page.getByRole("textbox", { name: ko("public", "account.phone") }).fill("010-1234-5678");
    await page.getByRole("tab", { name: ko("public", "findUsername.byEmail") }).click();
    expect(await email().inputValue()).toBe("");

    await email().fill(account.email);
    await press("findUsername.submit");
    await page.getByText(account.username, { exact: true }).waitFor();
    await page.getByRole("link", { name: ko("public", "resetPassword.title") }).waitFor();
  });
});

describe("a new password", () => {
  it("is set through the mailed link, once, and logs every device out", async () => {
    const account = newAccount("locked");
    await open();
    const device = await openBrowser(site.browser, { address: site.platform.address, on: "phone", language: "ko" });
    const opened = device.waitForEvent("websocket");
    await arriveAsMember(device, account, "/");
    await heading(device, greeting("User"));
    const cut = (await opened).waitForEvent("close");

    await page.goto("/reset-password");
    await email().fill(account.email);
    await press("resetPassword.request");
    await heading(page, ko("public", "resetPassword.sent.title"));
    const { text = "" } = await mailTo(site.platform.dataDir, account.email, "/reset-password?");
    const link = new URL(/https?:\S+/.exec(text)?.[0] ?? "");
    expect(link.origin).toBe(site.platform.address);

    const chosen = newAccount().password;
    const confirmation = () => page.getByLabel(ko("public", "account.passwordConfirm"));
    const newPassword = () => page.getByLabel(ko("public", "account.newPassword"), { exact: true });
    await page.goto(link.href);
    await newPassword().fill(chosen);
    await confirmation().fill(`${chosen}x`);
    await press("resetPassword.new.submit");
    expect(await problemOf(confirmation())).toContain("비밀번호가 일치하지 않습니다");
    await confirmation().fill(chosen);
    await press("resetPassword.new.submit");
    await heading(page, ko("public", "resetPassword.done.title"));
    const doneAt = performance.now();
    await cut;
    // Without auth's event it would be noticed once a minute.
    expect(performance.now() - doneAt).toBeLessThan(5000);

    await device.reload();
    await heading(device, ko("public", "landing.hero.title"));
    await page.goto(link.href);
    await newPassword().fill(chosen);
    await confirmation().fill(chosen);
    await press("resetPassword.new.submit");
    await page.getByRole("link", { name: ko("public", "resetPassword.new.expired") }).waitFor();

    await page.goto("/login");
    await username().fill(account.username);
    await password().fill(account.password);
    await press("login.submit");
    await formError("아이디 또는 비밀번호가 올바르지 않습니다.");
    await password().fill(chosen);
    await press("login.submit");
    await page.waitForURL(`${site.platform.address}/`);
    await heading(page, greeting("User"));
  });
});
