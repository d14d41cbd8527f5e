// Speed and memory of setting papers, sent to the parent process as one message.
import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { COURT_FORMAT } from "@legal/document-types";
import { createPaperRenderer } from "../src/rendering/paper-renderer.ts";
import { samplePaper } from "../test/support/sample-paper.ts";

const ROUNDS = 15;
const AT_ONCE = 50;
const LOOK_EVERY_MS = 20;
const IDLE_MS = 500;
/** Ten pages. */
const PAPER = samplePaper(18, 20);

const renderer = createPaperRenderer({ idleMs: IDLE_MS });
const { signal } = new AbortController();
const writePdf = async () => (await renderer.renderPdf(PAPER, COURT_FORMAT, signal)).bytes;

const status = (pid: string): string => {
  try {
    return readFileSync(`/proc/${pid}/status`, "utf8");
  } catch {
    return "";
  }
};
/** Of this process and of those it started. */
const residentMiB = (): number => {
  const own = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(status);
  const ours = own.filter((text) => new RegExp(`^P(?:P)?id:\\t${process.pid}$`, "m").test(text));
  return ours.reduce((sum, text) => sum + Number(/VmRSS:\s+(\d+)/.exec(text)?.[1] ?? 0), 0) / 1024;
};
const medianMs = async (work: () => Promise<unknown>): Promise<number> => {
  const times: number[] = [];
  await work();
  for (let round = 0; round < ROUNDS; round += 1) {
    const startedAt = performance.now();
    await work();
    times.push(performance.now() - startedAt);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Number.NaN;
};
const peakMiB = async (work: () => Promise<unknown>): Promise<number> => {
  let peak = 0;
  const looking = setInterval(() => {
    peak = Math.max(peak, residentMiB());
  }, LOOK_EVERY_MS);
  await work();
  clearInterval(looking);
  return peak;
};

const startedAt = performance.now();
const bytes = await writePdf();
const firstMs = performance.now() - startedAt;
await pause(2 * IDLE_MS);
const restMiB = residentMiB();
let pages = 0;
const exhibitMs = await medianMs(async () => {
  const stamped = await renderer.stampExhibit(
    { label: "갑 제1호증", files: [{ type: "application/pdf", bytes }] },
    signal,
  );
  if (stamped.stamped) ({ pages } = stamped);
});
const pdfMs = await medianMs(writePdf);
const atOnceMiB = await peakMiB(() => Promise.all(Array.from({ length: AT_ONCE }, writePdf)));
const docxMs = await medianMs(() => renderer.renderDocx(PAPER, COURT_FORMAT, signal));
renderer.close();
process.send?.({ pages, firstMs, pdfMs, docxMs, exhibitPageMs: exhibitMs / pages, atOnceMiB, restMiB });
