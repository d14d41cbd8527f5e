import { type Browser, type BrowserContext, chromium, devices, type Page, type Route } from "playwright-core";
import type { Language } from "./texts.ts";

const DESK = { viewport: { width: 1280, height: 900 } };
const PHONE = { ...devices["Galaxy S9+"], viewport: { width: 360, height: 740 } };

/** Chromium without a user interface; `withInterface` for what it lacks: a page's notifications. */
export const launchBrowser = ({ withInterface = false } = {}): Promise<Browser> =>
  chromium.launch({
    executablePath: withInterface
      ? (process.env["CHROMIUM_WITH_INTERFACE"] ?? "/usr/bin/chromium")
      : (process.env["CHROMIUM"] ?? "/usr/bin/chromium-headless-shell"),
    args: ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync"],
  });

interface Surroundings {
  address: string;
  on: "phone" | "desk";
  language: Language;
  /** False for a first visit: the browser has the language, the site has no stored choice. */
  returning?: boolean;
}

const rememberLanguage = (language: string) => {
  if (localStorage.getItem("language") === null) localStorage.setItem("language", language);
};

/** One person's browser: shared with no other, the language chosen as for a returning visitor. */
export const openBrowser = async (browser: Browser, surroundings: Surroundings): Promise<Page> => {
  const { address, on, language, returning = true } = surroundings;
  const context: BrowserContext = await browser.newContext({
    ...(on === "phone" ? PHONE : DESK),
    baseURL: address,
    locale: language === "ko" ? "ko-KR" : language,
    timezoneId: "Asia/Seoul",
  });
  if (returning) await context.addInitScript(rememberLanguage, language);
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  return page;
};

/** A route's handler that lets its requests go on only once they are released. */
export const holdBack = () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { hold: (route: Route) => promise.then(() => route.continue()), release: resolve };
};

/** As on a slow phone: a page that is hydrated so late asks whether its reader is still the one it was sent to. */
export const makeLate = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + 10_000;
  });
};

/** Everything a page complains about; a test that ends with any of it is not done. */
export const complaintsOf = (page: Page): string[] => {
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(`error: ${error.message}`));
  page.on("console", (message) => {
    if (message.type() === "error" && !/Failed to load resource/.test(message.text())) complaints.push(message.text());
  });
  return complaints;
};
