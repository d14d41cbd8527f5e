import { jest } from "@jest/globals";
import type { Page } from "playwright-core";
import { accessibilityProblems } from "./support/accessibility.ts";
import { complaintsOf, openBrowser } from "./support/browsers.ts";
import { consultPanel } from "./support/consult-panel.ts";
import { finder } from "./support/finder.ts";
import { arriveAsMember, newAccount } from "./support/person.ts";
import { call } from "./support/site-call.ts";
import { type Language, textsOf } from "./support/texts.ts";
import { usePlatform } from "./support/use-platform.ts";

jest.setTimeout(300_000);

const site = usePlatform();
const ko = textsOf("ko");
const LARGE_PX = 60;
/** What buys, by the words of its button or link. */
const SELLS = ["service.bar.buy", "service.buy.confirm"];

const CASES = [
  { language: "ko", on: "phone", words: "죽고 싶어요" },
  { language: "en", on: "desk", words: "I don't want to live anymore" },
] as const;

let desk: Page;
const complaints: string[][] = [];

const open = async (language: Language, on: "phone" | "desk"): Promise<Page> => {
  const page = await openBrowser(site.browser, { address: site.platform.address, on, language });
  complaints.push(complaintsOf(page));
  return page;
};
const alarm = () => desk.getByRole("region", { name: ko("admin", "admin.danger.list") });

const numbersOn = async (page: Page): Promise<string[]> => {
  const links = page.locator('a[href^="tel:"]').filter({ visible: true });
  await page.locator('a[href="tel:109"]').first().waitFor();
  const boxes = await links.evaluateAll((all) =>
    all.map((link) => ({ href: link.getAttribute("href") ?? "", height: link.getBoundingClientRect().height })),
  );
  return boxes.filter(({ height }) => height >= LARGE_PX).map(({ href }) => href);
};

beforeAll(async () => {
  desk = await open("ko", "desk");
  await desk.goto("/terms");
  await call(desk, "POST", "/api/auth/login", site.platform.admin);
  await desk.goto("/admin");
  await desk
    .getByRole("navigation")
    .getByRole("button", { name: ko("admin", "admin.view.danger") })
    .waitFor();
});

describe.each(CASES)("a person in danger, in $language on a $on", ({ language, on, words }) => {
  const text = textsOf(language);
  const account = newAccount("danger");

  it("reads numbers to press in the finder, and nothing that sells", async () => {
    const page = await open(language, on);
    await page.goto("/");
    await finder(page, text).type(words);
    expect((await numbersOn(page)).slice(0, 3)).toEqual(["tel:109", "tel:112", "tel:119"]);
    expect(await page.locator("li[aria-current=step]").count()).toBe(0);
    await page.context().close();
  });

  it("reads them in the consult, where no price is left, and the desk is alarmed at once", async () => {
    expect(await alarm().count()).toBe(0);
    const page = await open(language, on);
    await arriveAsMember(page, account, "/service/payment-order");
    const panel = consultPanel(page, text);
    await panel.begin();
    await panel.ask(words);
    expect((await numbersOn(page)).slice(0, 3)).toEqual(["tel:109", "tel:112", "tel:119"]);
    for (const key of SELLS) expect(await page.getByText(text("public", key), { exact: true }).count()).toBe(0);
    expect(await page.getByText(text("ai", "ai.consult.step.pricing")).count()).toBe(0);
    expect(await accessibilityProblems(page)).toEqual([]);
    await alarm().waitFor();
    await page.context().close();
  });

  it("is read and acknowledged by staff, which ends the alarm", async () => {
    expect(await accessibilityProblems(desk)).toEqual([]);
    await alarm()
      .getByRole("button", { name: ko("admin", "admin.ai.open") })
      .click();
    const dialog = desk.getByRole("dialog");
    await dialog.getByText(words).waitFor();
    await desk.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    await alarm()
      .getByRole("button", { name: ko("admin", "admin.danger.acknowledge") })
      .click();
    await alarm().waitFor({ state: "hidden" });
    await desk
      .getByRole("navigation")
      .getByRole("button", { name: ko("admin", "admin.view.danger") })
      .click();
    await desk
      .getByText(/에 확인$/)
      .first()
      .waitFor();
  });
});

it("leaves no error in any browser", () => expect(complaints.flat()).toEqual([]));
