import { COURT_FORMAT } from "@legal/document-types";
import { readPdf, withoutSpaces } from "./support/read-pdf.ts";
import { anySignal, useRenderer } from "./support/renderer.ts";
import { blocksOf } from "./support/sample-paper.ts";

const renderer = useRenderer();
/** 210 mm less the margin of 20, and the space after a letter of a spread title. */
const RIGHT_EDGE = 190 * (72 / 25.4) + 16;

/** Every kind of block says it. */
const everywhere = (text: string) =>
  blocksOf([
    { kind: "title", text },
    { kind: "heading", text },
    { kind: "facts", rows: [{ label: "사건", value: text }] },
    { kind: "parties", parties: [{ role: "채권자", number: 1, lines: [text, text] }] },
    { kind: "paragraph", level: 0, text },
    { kind: "paragraph", level: 4, ordinal: 1000, text },
    {
      kind: "table",
      columns: [
        { label: "번호", weight: 1, align: "center" },
        { label: "내용", weight: 5, align: "left" },
      ],
      rows: [[text, text]],
    },
    { kind: "date", text },
    { kind: "signature", lines: [text] },
    { kind: "addressee", text },
    { kind: "annex", number: 1, title: text },
  ]);

describe("a paper of what no one expects", () => {
  it.each([
    ["a name of 2,000 characters", "홍길동".repeat(667)],
    ["2,000 letters without a place to break", "A".repeat(2000)],
    ["2,000 digits", "1".repeat(2000)],
    ["emoji", "😀👨‍👩‍👧‍👦🇰🇷".repeat(20)],
    ["Arabic and Hebrew", "שלום عليكم ".repeat(20)],
    ["marks that turn the direction", "a\u202Egnp.exe\u2066\u200B\uFEFF끝"],
    ["control characters and half a surrogate", "가\u0000\u0001\u0008\u001b[31m\u009f\ud800나"],
    ["a thousand new lines", "줄\n".repeat(1000)],
    ["white space", " \t\n "],
    ["nothing", ""],
    ["stacked accents", `o${"\u0301".repeat(500)}`],
  ])("%s: is set and stays on its pages", async (_, text) => {
    const blocks = everywhere(text);
    const [pdf, docx] = await Promise.all([
      renderer.renderPdf(blocks, COURT_FORMAT, anySignal()),
      renderer.renderDocx(blocks, COURT_FORMAT, anySignal()),
    ]);
    const { pages, right } = await readPdf(pdf.bytes);
    expect(right).toBeLessThan(RIGHT_EDGE);
    expect(pages.length).toBeGreaterThan(0);
    expect(docx.length).toBeGreaterThan(5000);
  });

  it("loses no letter of a run that no line can hold", async () => {
    const run = Array.from({ length: 300 }, (_, index) => `w${index}`).join("-");
    const { bytes: pdf } = await renderer.renderPdf(
      blocksOf([{ kind: "paragraph", level: 1, ordinal: 1, text: run }]),
      COURT_FORMAT,
      anySignal(),
    );
    expect((await readPdf(pdf)).text).toContain(run);
  });

  it("sets a table of 500 rows, each of them", async () => {
    const columns = ["일자", "내역", "금액"].map((label) => ({ label, weight: 1, align: "left" as const }));
    const rows = Array.from({ length: 500 }, (_, index) => [`2026. 1. ${index}.`, `내역 ${index}`, `${index},000원`]);
    const { bytes: pdf } = await renderer.renderPdf(
      blocksOf([{ kind: "table", columns, rows }]),
      COURT_FORMAT,
      anySignal(),
    );
    const { text } = await readPdf(pdf);
    for (const cell of rows.flat()) expect(text).toContain(withoutSpaces(cell));
  });

  it("sets blocks with nothing in them", async () => {
    const blocks = blocksOf([
      { kind: "parties", parties: [] },
      { kind: "facts", rows: [] },
      { kind: "parties", parties: [{ role: "", lines: [] }] },
      { kind: "table", columns: [], rows: [["x"]] },
      { kind: "table", columns: [{ label: "", weight: 1, align: "left" }], rows: [[]] },
      { kind: "signature", lines: [] },
    ]);
    for (const paper of [blocks, []]) {
      const { bytes } = await renderer.renderPdf(paper, COURT_FORMAT, anySignal());
      expect((await readPdf(bytes)).pages).toHaveLength(1);
      await renderer.renderDocx(paper, COURT_FORMAT, anySignal());
    }
  });
});
