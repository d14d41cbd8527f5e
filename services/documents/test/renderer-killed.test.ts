import { readdirSync, readFileSync } from "node:fs";
import { COURT_FORMAT } from "@legal/document-types";
import { until } from "@legal/test-kit";
import { makePdf } from "./support/make-pdf.ts";
import { anySignal, useRenderer } from "./support/renderer.ts";
import { samplePaper } from "./support/sample-paper.ts";

const renderer = useRenderer();

const read = (pid: string, file: string): string => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return "";
  }
};
/** The process that sets papers for this one. */
const renderers = (): number[] =>
  readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name) && read(name, "cmdline").includes("renderer-main"))
    .filter((name) => read(name, "status").includes(`PPid:\t${process.pid}\n`))
    .map(Number);
const killRenderer = async (): Promise<void> => {
  await until(async () => renderers().length > 0);
  for (const pid of renderers()) process.kill(pid, "SIGKILL");
};

it("a renderer that is killed over a paper is busy, not wrong, and the next paper is set", async () => {
  const lost = renderer.renderPdf(samplePaper(200, 200), COURT_FORMAT, anySignal());
  await Promise.all([expect(lost).rejects.toMatchObject({ status: 503, code: "SERVICE_BUSY" }), killRenderer()]);
  const { bytes } = await renderer.renderPdf(samplePaper(), COURT_FORMAT, anySignal());
  expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
});

it("one that is killed over an exhibit leaves it unstamped, and the next is stamped", async () => {
  const exhibit = (pages: number) => ({
    label: "소갑 제1호증",
    files: [{ type: "application/pdf", bytes: makePdf(pages) }],
  });
  const lost = renderer.stampExhibit(exhibit(400), anySignal());
  await killRenderer();
  expect(await lost).toEqual({ stamped: false, refusal: "too-costly" });
  expect(await renderer.stampExhibit(exhibit(1), anySignal())).toMatchObject({ stamped: true });
});
