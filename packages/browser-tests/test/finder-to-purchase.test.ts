import { jest } from "@jest/globals";
import type { Page } from "playwright-core";
import { accessibilityProblems } from "./support/accessibility.ts";
import { complaintsOf, holdBack, openBrowser } from "./support/browsers.ts";
import { consultPanel } from "./support/consult-panel.ts";
import { finder } from "./support/finder.ts";
import { arriveAsMember, newAccount } from "./support/person.ts";
import { textsOf } from "./support/texts.ts";
import { usePlatform } from "./support/use-platform.ts";

jest.setTimeout(300_000);

const site = usePlatform();

const WAYS = [
  {
    language: "ko",
    on: "phone",
    situation: "친구에게 500만원을 빌려줬는데 갚지 않아요. 차용증이 있어요",
    name: "지급명령",
    buy: "구매하기",
    price: "121,000원",
  },
  {
    language: "ja",
    on: "desk",
    situation: "友人に500万ウォンを貸しましたが、1年返してくれません。借用書があります",
    name: "支払命令",
    buy: "スタンダードを購入する",
    price: "121,000ウォン",
  },
] as const;

describe.each(WAYS)(
  "from the finder to a case, in $language on a $on",
  ({ language, on, situation, name, buy, price }) => {
    const text = textsOf(language);
    let page: Page;
    let complaints: string[];
    beforeAll(async () => {
      page = await openBrowser(site.browser, { address: site.platform.address, on, language });
      complaints = complaintsOf(page);
      await arriveAsMember(page, newAccount("finder"), "/terms");
    });
    afterAll(() => page?.context().close());

    it("shows the way with its costs as one types, without a press", async () => {
      const visitor = await openBrowser(site.browser, { address: site.platform.address, on, language });
      await visitor.goto("/");
      const { type, start, begin } = finder(visitor, text);
      await type(situation);
      await start.getByRole("heading", { name }).waitFor();
      const way = visitor.getByRole("region").filter({ has: start }).last();
      expect((await way.boundingBox())?.y).toBeLessThan(visitor.viewportSize()?.height ?? 0);
      await start.getByText(price).first().waitFor();
      expect(await accessibilityProblems(visitor)).toEqual([]);
      await begin.click();
      await visitor.waitForURL("**/service/payment-order#consult");
      const { box } = consultPanel(visitor, text);
      await box.waitFor();
      expect(await box.inputValue()).toBe(situation);
      await visitor.context().close();
    });

    it("shows it also where the words were typed before the page came to life", async () => {
      const visitor = await openBrowser(site.browser, { address: site.platform.address, on, language });
      const scripts = holdBack();
      await visitor.route("**/web/**/*.js", scripts.hold);
      await visitor.goto(`/?lang=${language}`, { waitUntil: "commit" });
      const { type, start } = finder(visitor, text);
      await type(situation);
      scripts.release();
      await start.getByRole("heading", { name }).waitFor();
      await visitor.context().close();
    });

    it("shows the same way in the answer on the service's page, and sells there what the finder named", async () => {
      await page.goto("/service/payment-order");
      const { begin, ask, conversation } = consultPanel(page, text);
      await begin();
      await ask(situation);
      await conversation.locator('li[aria-current="step"]').getByRole("heading", { name }).waitFor();
      expect(await accessibilityProblems(page)).toEqual([]);
      await page.getByRole("button", { name: buy, exact: true }).first().click();
      const dialog = page.getByRole("dialog", { name: text("public", "service.buy.title") });
      await dialog.getByText(price).first().waitFor();
      expect(await accessibilityProblems(page)).toEqual([]);
      await dialog.getByRole("button", { name: text("public", "service.buy.confirm") }).click();
      await page.waitForURL("**/chat/*");
      await page.getByRole("link", { name: text("member", "chat.conversation.open") }).waitFor();
    });

    it("leaves no error in the browser", () => expect(complaints).toEqual([]));
  },
);
