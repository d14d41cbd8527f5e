import { readFileSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Browser } from "playwright-core";
import { CHROMIUM } from "../platform/chromium.ts";
import { WEB_DIR } from "../web/apps.ts";
import { firstPaint, type FirstPaint } from "./first-paint.ts";
import { benchLighthouse } from "./lighthouse.ts";
import { servePlainLanding } from "./plain-landing.ts";
import { median, row, type Row } from "./statistics.ts";

const ROUNDS = 5;

/** JavaScript that a visitor's first look at the landing page carries over the wire. */
const benchWeight = async (browser: Browser, address: string): Promise<Row[]> => {
  const page = await browser.newPage();
  const sizes: Promise<number>[] = [];
  page.on("requestfinished", (request) => {
    if (request.resourceType() !== "script") return;
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto(address, { waitUntil: "networkidle" });
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.close();
  const kilobytes = (await Promise.all(sizes)).reduce((sum, bytes) => sum + bytes, 0) / 1000;
  return [
    row("landing JavaScript, brotli", `${kilobytes.toFixed(1)} KB`, "≤ 170 KB", kilobytes <= 170),
    row("landing JavaScript requests", String(sizes.length), "≤ 6", sizes.length <= 6),
  ];
};

const fontsSheet = () =>
  /href="(\/web\/fonts\/[^"]+)"/.exec(readFileSync(join(WEB_DIR, "shell", "index.html"), "utf8"))?.[1] ?? "";

const medianPaint = (paints: FirstPaint[]) =>
  median(paints.map(({ largestContentfulPaintMs }) => largestContentfulPaintMs));

/** Beside the same page as one plain bundle, rounds interleaved, on a slow phone. */
const benchPaint = async (browser: Browser, address: string): Promise<Row[]> => {
  const plain = await servePlainLanding(WEB_DIR, fontsSheet());
  const ours: FirstPaint[] = [];
  const theirs: FirstPaint[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    theirs.push(await firstPaint(browser, plain.address));
    ours.push(await firstPaint(browser, address));
  }
  plain.stop();
  const [our, plainPaint] = [medianPaint(ours), medianPaint(theirs)];
  const shift = Math.max(...ours.map(({ layoutShift }) => layoutShift));
  return [
    row(
      "landing LCP, slow phone",
      `${our.toFixed(0)} ms (plain bundle ${plainPaint.toFixed(0)} ms, ratio ${(our / plainPaint).toFixed(2)})`,
      "≤ 1.15 × plain",
      our > 0 && our <= 1.15 * plainPaint,
    ),
    row("landing layout shift, worst of 5", shift.toFixed(4), "≤ 0.02", shift <= 0.02),
  ];
};

/** The landing page: its weight, when it stands, and what Lighthouse says. */
export const benchLanding = async (address: string): Promise<Row[]> => {
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: ["--no-sandbox"] });
  try {
    const rows = [...(await benchWeight(browser, address)), ...(await benchPaint(browser, address))];
    return [...rows, ...benchLighthouse("landing", address)];
  } finally {
    await browser.close();
  }
};
