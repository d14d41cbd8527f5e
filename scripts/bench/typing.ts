import type { BrowserContextOptions } from "playwright-core";
import { chromium } from "playwright-core";
import { CHROMIUM } from "../platform/chromium.ts";

/** Pauses between words are long enough that each of them is searched for. */
const WORDS = ["김민서", " 지급명령", " deluxe", " example.com", " 2026-03", " nobody-at-all"];
const KEY_MS = 60;
const PAUSE_MS = 600;

interface Watched {
  longestFrameMs?: number;
}

/** Runs in the page. A frame under 50 ms is not reported by the browser. */
const watch = () => {
  const watched = globalThis as Watched;
  watched.longestFrameMs = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      watched.longestFrameMs = Math.max(watched.longestFrameMs ?? 0, duration);
  }).observe({ type: "long-animation-frame" });
};

/** The longest frame in ms, 0 when none took 50, while someone types in the desk's search. */
export const longestFrameWhileTyping = async (
  address: string,
  account: { username: string; password: string },
): Promise<number> => {
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: ["--no-sandbox"] });
  const surroundings: BrowserContextOptions = { viewport: { width: 1440, height: 900 }, locale: "ko-KR" };
  const page = await (await browser.newContext(surroundings)).newPage();
  await page.request.post(`${address}/api/auth/login`, { data: account, headers: { origin: address } });
  await page.goto(`${address}/admin?tab=all`);
  await page.getByRole("feed").waitFor();
  const search = page.getByRole("main").getByRole("searchbox");
  await search.focus();
  await page.evaluate(watch);
  for (const word of WORDS) {
    await search.pressSequentially(word, { delay: KEY_MS });
    await page.waitForTimeout(PAUSE_MS);
  }
  const longest = await page.evaluate(() => (globalThis as Watched).longestFrameMs ?? 0);
  await browser.close();
  return longest;
};
