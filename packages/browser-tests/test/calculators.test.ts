import { jest } from "@jest/globals";
import { complaintsOf, holdBack, makeLate, openBrowser } from "./support/browsers.ts";
import { textsOf } from "./support/texts.ts";
import { usePlatform } from "./support/use-platform.ts";

jest.setTimeout(300_000);

const site = usePlatform();

const open = (surroundings: Omit<Parameters<typeof openBrowser>[1], "address">) =>
  openBrowser(site.browser, { address: site.platform.address, ...surroundings });

describe("the law's arithmetic", () => {
  it("a calculator takes over what was chosen before it came to life, and its address brings the result to others", async () => {
    const phone = await open({ on: "phone", language: "ko", returning: false });
    const complaints = complaintsOf(phone);
    const scripts = holdBack();
    await phone.route("**/web/**/*.js", scripts.hold);
    await phone.goto("/tools/deadline", { waitUntil: "commit" });
    const ko = textsOf("ko");
    await phone.getByText(ko("tools", "tools.paper.civil-appeal"), { exact: true }).click();
    await phone.locator('input[name="date"]').fill("2026-03-07");
    scripts.release();
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
    const calculator = holdBack();
    await page.route("**/deadline-date.*.js", calculator.hold);
    const isViewed = page.waitForResponse("**/api/analytics/page-views");
    await page.goto("/service/payment-order");
    await page.locator('#deadlines input[name="date"]').fill("2026-01-31");
    await isViewed;
    calculator.release();
    await page
      .locator("#deadlines")
      .getByText(/2026년\s2월\s19일 목요일/)
      .waitFor();
    const more = page.locator('#deadlines a[href*="/tools/deadline"]');
    expect(await more.getAttribute("href")).toBe("/tools/deadline?matter=payment-order-objection&date=2026-01-31");
    await page.locator('input[name="amount"]').fill("5,000,000");
    await page.getByText(/2,200원/).waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it("a service's deadline is that of the paper that was chosen before the page came to life, however late it did", async () => {
    const page = await open({ on: "desk", language: "ko", returning: false });
    await makeLate(page);
    const [scripts, session, calculator] = [holdBack(), holdBack(), holdBack()];
    await page.route("**/web/**/*.js", scripts.hold);
    await page.route("**/deadline-date.*.js", calculator.hold);
    await page.route("**/api/auth/me", session.hold);
    const isSessionChecked = page.waitForResponse("**/api/auth/me");
    await page.goto("/service/answer-brief", { waitUntil: "commit" });
    const deadlines = page.locator("#deadlines");
    await deadlines.getByRole("combobox").selectOption("civil-appeal");
    await deadlines.locator('input[name="date"]').fill("2026-03-07");
    scripts.release();
    await page.getByRole("button", { name: textsOf("ko")("site", "site.language") }).click();
    await page.getByRole("menuitemradio").first().waitFor();
    session.release();
    await isSessionChecked;
    calculator.release();
    await deadlines.getByText(/2026년\s3월\s23일/).waitFor();
    expect(await deadlines.getByRole("combobox").inputValue()).toBe("civil-appeal");
    await page.context().close();
  });

  it("court costs follow what is chosen, and the link shows another person the same sum, filed on the same day", async () => {
    const page = await open({ on: "desk", language: "ko", returning: false });
    const complaints = complaintsOf(page);
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    const ko = textsOf("ko");
    await page.goto("/tools/court-costs");
    await page.locator('input[name="amount"]').fill("5천만");
    await page.getByRole("cell", { name: "207,000원" }).waitFor();
    await page.locator('select[name="document"]').selectOption("claim-seizure");
    await page.locator('input[name="thirdParties"]').fill("2");
    await page.getByRole("cell", { name: "3,600원" }).waitFor();
    const total = await page.getByRole("status").locator("strong").textContent();
    await page.getByRole("button", { name: ko("tools", "tools.copyLink") }).click();
    const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
    expect(link.searchParams.get("filedOn")).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(complaints).toEqual([]);
    await page.context().close();

    const phone = await open({ on: "phone", language: "ja", returning: false });
    await phone.goto(`${link.pathname}${link.search}&lang=ja`);
    const won = total?.replace("원", "") ?? "no total";
    await phone.getByRole("status").getByText(won).waitFor();
    expect(await phone.locator('input[name="filedOn"]').inputValue()).toBe(link.searchParams.get("filedOn"));
    await phone.context().close();
  });

  it("interest is counted of what was entered before the page came to life, span by span, and its link keeps the last day", async () => {
    const phone = await open({ on: "phone", language: "ko", returning: false });
    const complaints = complaintsOf(phone);
    await phone.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    const scripts = holdBack();
    await phone.route("**/web/**/*.js", scripts.hold);
    await phone.goto("/tools/interest", { waitUntil: "commit" });
    await phone.locator('input[name="principal"]').fill("3,500만원");
    await phone.locator('input[name="due"]').fill("2018-01-31");
    await phone.locator('input[name="rate"]').fill("6");
    scripts.release();
    const ko = textsOf("ko");
    await phone.getByRole("button", { name: ko("tools", "tools.copyLink") }).click();
    const link = new URL(await phone.evaluate(() => navigator.clipboard.readText()));
    expect(link.searchParams.get("until")).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    await phone.locator('input[name="until"]').fill("2020-06-17");
    await phone.getByRole("status").getByText("39,991,803원").waitFor();
    await phone.getByText(/2년 138\/366일/).waitFor();
    expect(new URL(phone.url()).searchParams.get("until")).toBe("2020-06-17");
    expect(complaints).toEqual([]);
    await phone.context().close();
  });
});
