import { jest } from "@jest/globals";
import { launchPlatform, type Platform } from "@legal/test-kit/platform";
import type { Browser, Page } from "playwright-core";
import { launchBrowser, openBrowser } from "./support/browsers.ts";
import { arriveAsMember, chooseLanguage, newAccount } from "./support/person.ts";
import { type Texts, textsOf } from "./support/texts.ts";

jest.setTimeout(300_000);

const en = textsOf("en");
const ja = textsOf("ja");
const zh = textsOf("zh");

let platform: Platform;
let browser: Browser;

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name }).waitFor();
const showsErrorCard = (page: Page, text: Texts) => heading(page, text("shell", "shell.remoteError.title"));
const retry = (page: Page, text: Texts) =>
  page.getByRole("button", { name: text("shell", "shell.remoteError.retry") }).click();

/** From now on nothing that matches arrives; the returned function mends it. */
const cut = async (page: Page, files: RegExp) => {
  await page.route(files, (route) => route.abort());
  return () => page.unroute(files);
};

beforeAll(async () => {
  platform = await launchPlatform({ env: { STACK_DURABLE: "false", LOG_LEVEL: "warn" } });
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
  await platform?.stop();
});

describe("the member pages, of which nothing can be fetched", () => {
  it("give way to a card, leave the rest working, and come back by a retry", async () => {
    const page = await openBrowser(browser, { address: platform.address, on: "desk", language: "en" });
    const mend = await cut(page, /\/web\/member\//);
    await arriveAsMember(page, newAccount(), "/");
    await showsErrorCard(page, en);
    expect(await page.title()).toContain(en("shell", "shell.remoteError.title"));

    await page.getByRole("link", { name: en("site", "site.footer.terms") }).click();
    // Legal texts are Korean in every language.
    await heading(page, textsOf("ko")("public", "legal.terms.title"));
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
    const page = await openBrowser(browser, { address: platform.address, on: "phone", language: "zh" });
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

describe("texts in one language that cannot be fetched", () => {
  it("give way to Korean ones", async () => {
    const page = await openBrowser(browser, { address: platform.address, on: "phone", language: "ja" });
    await cut(page, /\/web\/public\/messages-ja/);
    await page.goto("/login");
    await heading(page, textsOf("ko")("public", "login.title"));
    await page.context().close();
  });
});

describe("the public pages, of which nothing can be fetched", () => {
  it("give way to a card with a retry for a visitor too", async () => {
    const page = await openBrowser(browser, { address: platform.address, on: "phone", language: "en" });
    const mend = await cut(page, /\/web\/public\//);
    await page.goto("/login");
    await showsErrorCard(page, en);
    await mend();
    await retry(page, en);
    await heading(page, en("public", "login.title"));
    await page.context().close();
  });
});
