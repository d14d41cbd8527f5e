import type { Platform } from "@legal/test-kit/platform";
import { chromium, type Page } from "playwright-core";
import { CHROMIUM } from "../platform/chromium.ts";
import { signUp } from "./people.ts";
import { median, percentile, row, type Row } from "./statistics.ts";

const KEYS = 40;
const WARM_UP = 5;
const BOUND_MS = 100;
/** Of 500 characters each: ten pages. */
const FACTS = 30;
const PATIENCE_MS = 120_000;

interface Watched {
  keyAt?: number;
  delays?: number[];
}

const factsOf = (count: number): Record<string, unknown> => {
  const ids = Array.from({ length: count }, (_, index) => `f${index}`);
  const texts = ids.map((id) => [`facts.${id}.text`, "채무자는 갚겠다고 답하고도 갚지 않았습니다 ".repeat(19)]);
  return { facts: ids, ...Object.fromEntries(texts) };
};

const LOAN = {
  creditors: ["a"],
  debtors: ["b"],
  items: ["i"],
  cause: "loan",
  performedOn: "2025-03-02",
  hasDueDate: true,
  dueDate: "2025-12-31",
  "items.i.title": "대여금",
  "items.i.amount": 5_000_000,
};

/** Runs in the page: from a key until the frame in which the paper shows it. */
const watch = (field: Element) => {
  const watched = globalThis as Watched;
  watched.delays = [];
  field.addEventListener("keydown", () => (watched.keyAt = performance.now()), true);
  const paper = document.querySelector("[data-paper-pane]");
  if (!paper) throw new Error("no paper beside the questions");
  new MutationObserver(() => {
    const { keyAt } = watched;
    if (keyAt === undefined) return;
    delete watched.keyAt;
    requestAnimationFrame(() => watched.delays?.push(performance.now() - keyAt));
  }).observe(paper, { subtree: true, childList: true, characterData: true });
};

const typed = async (page: Page): Promise<number[]> => {
  const field = page.locator('[data-question="facts.f0.text"] textarea');
  await field.waitFor({ timeout: PATIENCE_MS });
  await field.fill("채무자는 ");
  await field.evaluate(watch);
  for (let key = 1; key <= WARM_UP + KEYS; key += 1) {
    await field.press("x");
    await page.waitForFunction((count) => ((globalThis as Watched).delays?.length ?? 0) >= count, key);
  }
  return page.evaluate(() => (globalThis as Watched).delays ?? []);
};

/** A customer who types into a paper of ten pages: from a key to the paper that shows it. */
export const benchPreview = async ({ address }: Platform): Promise<Row[]> => {
  const session = await signUp(address);
  const headers = { ...session, "content-type": "application/json" };
  const call = async <T>(method: string, path: string, body: object): Promise<T> => {
    const answer = await fetch(`${address}${path}`, { method, headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  const bought = { serviceType: "payment-order", packageType: "standard" };
  const { id: caseId } = await call<{ id: string }>("POST", "/api/chat-rooms", bought);
  const started = { caseId, typeId: "payment-order" };
  const { id, version } = await call<{ id: string; version: number }>("POST", "/api/documents", started);
  await call("PATCH", `/api/documents/${id}/answers`, { version, answers: { ...LOAN, ...factsOf(FACTS) } });

  const browser = await chromium.launch({ executablePath: CHROMIUM, args: ["--no-sandbox"] });
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "ko-KR" });
    const cookies = (session["cookie"] ?? "").split("; ").map((one) => one.split("="));
    await context.addCookies(cookies.map(([name = "", value = ""]) => ({ name, value, url: address })));
    const page = await context.newPage();
    await page.goto(`${address}/documents/${id}?step=facts`);
    const delays = (await typed(page)).slice(WARM_UP);
    const [middle, worst] = [median(delays), percentile(delays, 0.95)];
    const measured = `${middle.toFixed(1)} ms (${worst.toFixed(1)} ms)`;
    const what = "a key to its preview, paper of ten pages, p50 (p95)";
    return [row(what, measured, `≤ ${BOUND_MS} ms`, middle <= BOUND_MS)];
  } finally {
    await browser.close();
  }
};
