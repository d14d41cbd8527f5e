import { readdirSync, readFileSync } from "node:fs";
import { COURT_FORMAT } from "@legal/document-types";
import { until } from "@legal/test-kit";
import { makePdf } from "./support/make-pdf.ts";
import { anySignal, useRenderer } from "./support/renderer.ts";
import { samplePaper } from "./support/sample-paper.ts";

const renderer = useRenderer();

const parentOf = (pid: string): number => {
  try {
    return Number(/PPid:\t(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]);
  } catch {
    return Number.NaN;
  }
};
/** Of this process: the one that sets papers. */
const children = (): number[] =>
  readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name) && parentOf(name) === process.pid)
    .map(Number);
const killRenderer = async (): Promise<void> => {
  await until(async () => children().length > 0);
  for (const pid of children()) process.kill(pid, "SIGKILL");
};

it("a renderer that is killed over a paper is busy, not wrong, and the next paper is set", async () => {
  const lost = expect(renderer.renderPdf(samplePaper(200, 200), COURT_FORMAT, anySignal())).rejects.toMatchObject({
    status: 503,
    code: "SERVICE_BUSY",
  });
  await killRenderer();
  await lost;
  expect((await renderer.renderPdf(samplePaper(), COURT_FORMAT, anySignal())).subarray(0, 5).toString()).toBe("%PDF-");
});

it("one that is killed over an exhibit leaves it unstamped, and the next is stamped", async () => {
  const exhibit = { label: "소갑 제1호증", type: "application/pdf" };
  const lost = renderer.stampExhibit({ ...exhibit, bytes: makePdf(400) }, anySignal());
  await killRenderer();
  expect(await lost).toEqual({ stamped: false, refusal: "too-costly" });
  expect(await renderer.stampExhibit({ ...exhibit, bytes: makePdf(1) }, anySignal())).toMatchObject({ stamped: true });
});
