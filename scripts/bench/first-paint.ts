import type { Browser } from "playwright-core";

/** A slow phone: a quarter of this machine's speed, 1.6 Mbit/s, 150 ms. */
const CPU_RATE = 4;
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };

const PATIENCE_MS = 120_000;

export interface FirstPaint {
  largestContentfulPaintMs: number;
  layoutShift: number;
}

interface Watched {
  painted?: number;
  shifted?: number;
}

/** Runs in the page. */
const watch = () => {
  const watched = globalThis as Watched;
  new PerformanceObserver((list) => {
    watched.painted = list.getEntries().at(-1)?.startTime ?? 0;
  }).observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver((list) => {
    const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
    watched.shifted = shifts.reduce((sum, { value }) => sum + value, watched.shifted ?? 0);
  }).observe({ type: "layout-shift", buffered: true });
};

/**
 * When the largest element of a page is painted, and how much moved until everything was quiet: for a first visit, which
 * is offered the browser's language.
 */
export const firstPaint = async (browser: Browser, address: string, locale = "ja"): Promise<FirstPaint> => {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 2,
    isMobile: true,
    locale,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  await page.addInitScript(watch);
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", NETWORK);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: CPU_RATE });
  await page.goto(address, { waitUntil: "networkidle" });
  // A slow phone is still at work when its network is quiet.
  await page.waitForFunction(() => (globalThis as Watched).painted !== undefined);
  const { painted = 0, shifted = 0 } = await page.evaluate(() => {
    const { painted: at, shifted: by } = globalThis as Watched;
    return { painted: at, shifted: by };
  });
  await context.close();
  return { largestContentfulPaintMs: painted, layoutShift: shifted };
};
