import { jest } from "@jest/globals";
import { launchPlatform, type Platform } from "@legal/test-kit/platform";
import type { Browser } from "playwright-core";
import { complaintsOf, launchBrowser, openBrowser } from "./support/browsers.ts";
import { textsOf } from "./support/texts.ts";

jest.setTimeout(120_000);

let platform: Platform;
let browser: Browser;

beforeAll(async () => {
  platform = await launchPlatform({ env: { STACK_DURABLE: "false", LOG_LEVEL: "warn" } });
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await platform?.stop();
});

const open = (surroundings: Omit<Parameters<typeof openBrowser>[1], "address">) =>
  openBrowser(browser, { address: platform.address, ...surroundings });

describe("the law's arithmetic", () => {
  it("a calculator takes over what was chosen before it came to life, and its address brings the result to others", async () => {
    const phone = await open({ on: "phone", language: "ko", returning: false });
    const complaints = complaintsOf(phone);
    const scripts = Promise.withResolvers<void>();
    await phone.route("**/web/**/*.js", (route) => scripts.promise.then(() => route.continue()));
    await phone.goto("/tools/deadline", { waitUntil: "commit" });
    const ko = textsOf("ko");
    await phone.getByText(ko("tools", "tools.paper.civil-appeal"), { exact: true }).click();
    await phone.locator('input[name="date"]').fill("2026-03-07");
    scripts.resolve();
    await phone.getByText(ko("tools", "tools.deadline.until", { date: "2026년 3월 23일 월요일" })).waitFor();
    expect(complaints).toEqual([]);
    const { pathname, search } = new URL(phone.url());
    expect(`${pathname}${search}`).toBe("/tools/deadline?matter=civil-appeal&date=2026-03-07");
    await phone.context().close();

    const desk = await open({ on: "desk", language: "ja", returning: false });
    await desk.goto(`${pathname}${search}&lang=ja`);
    await desk.getByText(textsOf("ja")("tools", "tools.deadline.until", { date: "2026年3月23日月曜日" })).waitFor();
    await desk.emulateMedia({ media: "print" });
    expect(await desk.getByRole("status").isVisible()).toBe(true);
    expect(await desk.locator("main form").isVisible()).toBe(false);
    await desk.context().close();
  });

  it("a service's deadline and costs are computed where they are read, without moving the page", async () => {
    const page = await open({ on: "phone", language: "ko", returning: false });
    const complaints = complaintsOf(page);
    const calculator = Promise.withResolvers<void>();
    await page.route("**/deadline-date.*.js", (route) => calculator.promise.then(() => route.continue()));
    const isViewed = page.waitForResponse("**/api/analytics/page-views");
    await page.goto("/service/payment-order");
    await page.locator('#deadlines input[name="date"]').fill("2026-01-31");
    await isViewed;
    calculator.resolve();
    await page
      .locator("#deadlines")
      .getByText(/2026년 2월 19일 목요일/)
      .waitFor();
    const more = page.locator('#deadlines a[href*="/tools/deadline"]');
    expect(await more.getAttribute("href")).toBe("/tools/deadline?matter=payment-order-objection&date=2026-01-31");
    await page.locator('input[name="amount"]').fill("5,000,000");
    await page.getByText(/2,200원/).waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it("a service's deadline is that of the paper that was chosen before the page came to life", async () => {
    const page = await open({ on: "desk", language: "ko", returning: false });
    const scripts = Promise.withResolvers<void>();
    await page.route("**/web/**/*.js", (route) => scripts.promise.then(() => route.continue()));
    await page.goto("/service/answer-brief", { waitUntil: "commit" });
    const deadlines = page.locator("#deadlines");
    await deadlines.getByRole("combobox").selectOption("civil-appeal");
    await deadlines.locator('input[name="date"]').fill("2026-03-07");
    scripts.resolve();
    await deadlines.getByText(/2026년 3월 23일/).waitFor();
    expect(await deadlines.getByRole("combobox").inputValue()).toBe("civil-appeal");
    await page.context().close();
  });
});
