import { jest } from "@jest/globals";
import type { Page } from "playwright-core";
import { complaintsOf, holdBack, makeLate, openBrowser } from "./support/browsers.ts";
import { readHead } from "./support/page-head.ts";
import { arriveAsMember, chooseLanguage, newAccount } from "./support/person.ts";
import { type Language, textsOf } from "./support/texts.ts";
import { usePlatform } from "./support/use-platform.ts";

jest.setTimeout(300_000);

const LANGUAGES: Language[] = ["ko", "en", "ja", "zh"];
const SERVICES = 22;
/** Landing, the calculators and the list of them, questions, terms, privacy. */
const OTHER_PAGES = 8;
const WORST_SHIFT = 0.02;

const site = usePlatform();

const get = async (address: string) => {
  const answer = await fetch(address);
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
};

/** Addresses and their alternates, as the site map lists them. */
const readSiteMap = async () => {
  const xml = (await get(`${site.platform.address}/sitemap.xml`)).html;
  return Array.from(xml.matchAll(/<url><loc>([^<]+)<\/loc>(.*?)<\/url>/g), ([, address = "", rest = ""]) => ({
    address,
    alternates: Object.fromEntries(
      Array.from(rest.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g), ([, name = "", href = ""]) => [name, href]),
    ),
  }));
};

const languageOf = (address: string) => (new URL(address).searchParams.get("lang") ?? "ko") as Language;

describe("without JavaScript", () => {
  it("every page of the site map is there in its language, complete and with its head", async () => {
    const entries = await readSiteMap();
    expect(entries).toHaveLength((SERVICES + OTHER_PAGES) * LANGUAGES.length);
    const known = new Set(entries.map(({ address }) => address));
    const titles = new Set<string>();
    for (const { address, alternates } of entries) {
      const language = languageOf(address);
      const { status, html, headers } = await get(address);
      const head = readHead(html);
      expect({ address, status, lang: head.lang }).toEqual({ address, status: 200, lang: language });
      expect(headers.get("x-robots-tag")).toBeNull();
      expect(html).toContain(textsOf(language)("site", "site.footer.notice"));
      expect(html).toMatch(/<main[^>]*>.*<h1[^>]*>[^<]+/s);
      expect(head).toMatchObject({ titles: [expect.stringMatching(/\S \| \S/)], canonical: [address] });
      expect(head.descriptions).toHaveLength(1);
      expect(head.alternates).toEqual(alternates);
      expect(Object.keys(alternates)).toEqual([...LANGUAGES, "x-default"]);
      for (const other of Object.values(alternates)) expect(known).toContain(other);
      expect(head.openGraph).toMatchObject({ "og:url": address, "og:title": head.titles[0] });
      expect(head.facts.length).toBeGreaterThan(0);
      titles.add(`${language} ${head.titles[0]}`);
    }
    expect(titles.size).toBe(entries.length);
  });

  it("says of the office, a service and its questions what search engines can show", async () => {
    const landing = readHead((await get(`${site.platform.address}/?lang=en`)).html);
    expect(landing.facts.map((fact) => fact["@type"])).toEqual(["LegalService", "FAQPage"]);
    const service = readHead((await get(`${site.platform.address}/service/payment-order?lang=en`)).html);
    expect(service.facts.map((fact) => fact["@type"])).toEqual(["Service", "BreadcrumbList", "FAQPage"]);
    const calculator = readHead((await get(`${site.platform.address}/tools/deadline?lang=en`)).html);
    expect(calculator.facts.map((fact) => fact["@type"])).toEqual(["WebApplication", "BreadcrumbList"]);
    expect(calculator.facts[0]).toMatchObject({ isAccessibleForFree: true, offers: { price: 0 } });
    expect(service.facts[0]).toMatchObject({ name: "Payment order", offers: [{ price: 121_000 }, { price: 242_000 }] });
  });

  it("the picture beside a shared link, the icons and the install manifest are there", async () => {
    for (const language of LANGUAGES) {
      const { html } = await get(`${site.platform.address}/?lang=${language}`);
      const picture = readHead(html).openGraph["og:image"] ?? "";
      expect((await get(picture)).headers.get("content-type")).toBe("image/png");
      const manifest = /<link rel="manifest" href="([^"]+)"/.exec(html)?.[1] ?? "";
      const { icons } = JSON.parse((await get(`${site.platform.address}${manifest}`)).html) as {
        icons: { src: string }[];
      };
      for (const { src } of icons) expect((await get(`${site.platform.address}${src}`)).status).toBe(200);
    }
  });

  it("keeps pages of accounts, and what does not exist, from search engines", async () => {
    for (const path of ["/login", "/signup", "/find-username", "/reset-password", "/mypage", "/admin", "/chat/1"])
      expect((await get(`${site.platform.address}${path}`)).headers.get("x-robots-tag")).toBe("noindex");
    expect((await get(`${site.platform.address}/service/none`)).status).toBe(404);
  });
});

/** Runs in the page before anything else: notes what moves, and marks the heading that the server sent. */
const watchPage = () => {
  const watched = globalThis as { shifted?: number };
  watched.shifted = 0;
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries())
      watched.shifted = (watched.shifted ?? 0) + (shift as unknown as { value: number }).value;
  }).observe({ type: "layout-shift", buffered: true });
  document.addEventListener("DOMContentLoaded", () => document.querySelector("h1")?.setAttribute("data-sent", ""));
};

const openWatched = async (surroundings: Omit<Parameters<typeof openBrowser>[1], "address">) => {
  const page = await openBrowser(site.browser, { address: site.platform.address, ...surroundings });
  await page.addInitScript(watchPage);
  return page;
};

/** The page answers: its menu opens. */
const comesToLife = async (page: Page, language: Language) => {
  await page.getByRole("button", { name: textsOf(language)("site", "site.language") }).click();
  await page.getByRole("menuitemradio").first().waitFor();
  await page.keyboard.press("Escape");
};

describe("with JavaScript", () => {
  it.each(LANGUAGES)(
    "the pages in %s come to life as they were sent, without moving or complaining",
    async (language) => {
      for (const path of ["/", "/service/payment-order", "/tools/deadline", "/terms"]) {
        const page = await openWatched({ on: "phone", language, returning: false });
        const complaints = complaintsOf(page);
        await page.goto(`${path}?lang=${language}`, { waitUntil: "networkidle" });
        const shifted = await page.evaluate(() => (globalThis as { shifted?: number }).shifted ?? 1);
        await comesToLife(page, language);
        expect(await page.locator("h1[data-sent]").count()).toBe(1);
        expect({ path, complaints, moved: shifted > WORST_SHIFT }).toEqual({ path, complaints: [], moved: false });
        const head = readHead(await page.content());
        expect({ titles: head.titles.length, canonical: head.canonical.length }).toEqual({ titles: 1, canonical: 1 });
        await page.context().close();
      }
    },
  );

  it.each(["/service/payment-order", "/service/payment-order#%E0"])(
    "%s stays where its reader has scrolled before it came to life",
    async (address) => {
      const page = await openWatched({ on: "desk", language: "ko", returning: false });
      const scripts = holdBack();
      await page.route("**/web/**/*.js", scripts.hold);
      await page.goto(address, { waitUntil: "commit" });
      await page.locator("footer").waitFor();
      // By hand: until then the browser itself goes to the part that the address names.
      await page.mouse.wheel(0, 600);
      await page.waitForFunction(() => scrollY === 600);
      scripts.release();
      await page.waitForLoadState("networkidle");
      expect(await page.evaluate(() => scrollY)).toBe(600);
      await comesToLife(page, "ko");
      await page.context().close();
    },
  );

  it.each(["before", "after"])(
    "what was typed and pressed early is not lost, though the session is checked %s the page came to life",
    async (when) => {
      const page = await openWatched({ on: "phone", language: "en", returning: false });
      await makeLate(page);
      const [scripts, session, form] = [holdBack(), holdBack(), holdBack()];
      await page.route("**/web/**/*.js", scripts.hold);
      await page.route("**/landing-rest.*.js", form.hold);
      await page.route("**/api/auth/me", session.hold);
      const isSessionChecked = page.waitForResponse("**/api/auth/me");
      await page.goto("/?lang=en", { waitUntil: "commit" });
      const inquiry = (id: string) => textsOf("en")("site", `site.inquiry.${id}`);
      await page.getByLabel(inquiry("name")).fill("Kim");
      await page.getByLabel(inquiry("email"), { exact: true }).fill("kim@example.com");
      await page.getByLabel(inquiry("message")).fill("My deposit was not paid back when I moved out.");
      await page.getByRole("button", { name: inquiry("submit") }).click();
      scripts.release();
      if (when === "after") await comesToLife(page, "en");
      session.release();
      await isSessionChecked;
      form.release();
      await page.getByRole("form").getByText(inquiry("successText")).waitFor();
      expect(new URL(page.url()).search).toBe("?lang=en");
      await page.context().close();
    },
  );

  it("an example of the finder that was pressed before the page came to life is searched for", async () => {
    const page = await openWatched({ on: "phone", language: "ko", returning: false });
    const scripts = holdBack();
    await page.route("**/web/**/*.js", scripts.hold);
    await page.goto("/", { waitUntil: "commit" });
    const example = page.getByRole("button", { name: textsOf("ko")("public", "landing.finder.example.sued") });
    await example.click();
    scripts.release();
    const searched = (text: string | null) =>
      document.querySelector<HTMLInputElement>('input[type="search"]')?.value === text;
    await page.waitForFunction(searched, await example.textContent());
    await page.context().close();
  });

  it("the lower part of the landing page is hydrated when it is scrolled to", async () => {
    const page = await openWatched({ on: "desk", language: "en", returning: false });
    await page.goto("/?lang=en");
    const name = page.getByLabel(textsOf("en")("site", "site.inquiry.name"));
    await name.scrollIntoViewIfNeeded();
    await name.fill("Kim");
    await page.getByRole("button", { name: textsOf("en")("site", "site.inquiry.submit") }).click();
    // What is missing is said by the page itself, which keeps what was typed.
    await page.locator('[aria-invalid="true"]').first().waitFor();
    expect(await name.inputValue()).toBe("Kim");
    await page.context().close();
  });

  it("no code of a page puts in markup or another site's script", async () => {
    const page = await openBrowser(site.browser, { address: site.platform.address, on: "desk", language: "ko" });
    const complaints = complaintsOf(page);
    await page.goto("/");
    await page.locator(`footer a[href="/faq"]`).click();
    await page.getByRole("heading", { level: 1, name: textsOf("ko")("public", "faq.title") }).waitFor();
    expect(await page.locator(`script[type="application/ld+json"]`).textContent()).toContain("FAQPage");
    expect(complaints).toEqual([]);
    const refused = await page.evaluate((markup) => {
      const script = document.createElement("script");
      const attempts: (() => unknown)[] = [
        () => (document.body.innerHTML = markup),
        () => document.body.insertAdjacentHTML("beforeend", markup),
        () => (script.src = "https://elsewhere.example/script.js"),
        () => (script.text = "document.title = 'run'"),
      ];
      return attempts.map((attempt) => {
        try {
          attempt();
          return "done";
        } catch (error) {
          return (error as Error).name;
        }
      });
    }, "<img src=x onerror=\"document.title='run'\">");
    expect(refused).toEqual(["TypeError", "TypeError", "TypeError", "TypeError"]);
  });

  it("the head follows from page to page", async () => {
    const page = await openWatched({ on: "desk", language: "ja", returning: false });
    await page.goto("/?lang=ja");
    await page.getByRole("link", { name: "支払命令" }).first().click();
    await page.getByRole("heading", { level: 1, name: "支払命令" }).waitFor();
    const service = readHead(await page.content());
    expect(service.canonical).toEqual([`${site.platform.address}/service/payment-order?lang=ja`]);
    expect(service.alternates["x-default"]).toBe(`${site.platform.address}/service/payment-order`);
    await chooseLanguage(page, textsOf("ja"), "English");
    await page.getByRole("heading", { level: 1, name: "Payment order" }).waitFor();
    expect(readHead(await page.content()).canonical).toEqual([
      `${site.platform.address}/service/payment-order?lang=en`,
    ]);
    await page.goto("/login");
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await page.locator('meta[name="robots"]').getAttribute("content")).toBe("noindex");
    expect(await page.locator('link[rel="canonical"]').count()).toBe(0);
    await page.context().close();
  });
});

describe("the language of a page", () => {
  const heroIn = (page: Page, language: Language) =>
    page.getByRole("heading", { level: 1, name: textsOf(language)("public", "landing.hero.title") }).waitFor();

  it("is the one in the address where none was chosen before, and stays for the visit", async () => {
    const page = await openBrowser(site.browser, {
      address: site.platform.address,
      on: "phone",
      language: "ja",
      returning: false,
    });
    await page.goto("/?lang=ja");
    await heroIn(page, "ja");
    await page.goto("/");
    await heroIn(page, "ja");
    await page.context().close();
  });

  it("is the stored choice, whatever the address asks for, and nothing else is seen before", async () => {
    const page = await openWatched({ on: "phone", language: "zh" });
    const complaints = complaintsOf(page);
    await page.goto("/?lang=en");
    await heroIn(page, "zh");
    // Now the server knows, and sends it finished.
    await page.goto("/?lang=en", { waitUntil: "networkidle" });
    await heroIn(page, "zh");
    expect(await page.locator("h1[data-sent]").count()).toBe(1);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it("is Korean otherwise, and the account's before all others", async () => {
    const page = await openBrowser(site.browser, {
      address: site.platform.address,
      on: "desk",
      language: "en",
      returning: false,
    });
    await page.goto("/");
    await heroIn(page, "ko");
    await arriveAsMember(page, newAccount(), "/?lang=en");
    const home = textsOf("ko")("member", "home.greeting", { name: "User" });
    await page.getByRole("heading", { level: 1, name: home }).waitFor();
    await page.context().close();
  });
});

describe("a member", () => {
  it("is sent no visitor's page, and leaves nothing behind for the back button", async () => {
    const page = await openBrowser(site.browser, { address: site.platform.address, on: "desk", language: "ko" });
    await arriveAsMember(page, newAccount(), "/");
    await page.getByRole("heading", { level: 1 }).waitFor();
    const sent = await (await page.request.get("/")).text();
    expect(sent).not.toContain(textsOf("ko")("public", "landing.hero.start"));
    await page.getByRole("button", { name: textsOf("ko")("site", "site.logout") }).click();
    await page.waitForURL("**/login");
    await page.goBack();
    const start = page.getByRole("link", { name: textsOf("ko")("public", "landing.hero.start") });
    await start.waitFor();
    await page.context().close();
  });
});
