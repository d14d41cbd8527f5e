import { blocksOf as blocksOfType, COURT_FORMAT, CERTIFIED_MAIL_FORMAT } from "@legal/document-types";
import { SKETCHES } from "@legal/document-types/sketches";
import { makePng } from "./support/make-png.ts";
import { PLAN } from "./support/papers.ts";
import { readZip } from "./support/read-zip.ts";
import { anySignal, useRenderer } from "./support/renderer.ts";
import { blocksOf, paragraph, samplePaper } from "./support/sample-paper.ts";

const renderer = useRenderer();
const partsOf = async (blocks = samplePaper(), format = COURT_FORMAT): Promise<Record<string, string>> => {
  const files = await readZip(await renderer.renderDocx(blocks, format, anySignal()));
  return Object.fromEntries([...files].map(([name, bytes]) => [name, bytes.toString()]));
};
const textOf = (xml = "") => [...xml.matchAll(/<w:t[ >][^<]*/g)].map(([run]) => run.replace(/^[^>]*>/, "")).join("");

describe("a paper as Word file", () => {
  it("has named styles, counted numbers, repeated heads and a page number", async () => {
    const parts = await partsOf();
    const body = parts["word/document.xml"] ?? "";
    for (const style of ["PaperTitle", "PaperLabelled", "PaperOutline", "PaperDate", "PaperAddressee"])
      expect(body).toContain(`<w:pStyle w:val="${style}"/>`);
    expect(parts["word/styles.xml"]).toContain('w:eastAsia="바탕"');
    expect(parts["word/fontTable.xml"]).toContain('<w:altName w:val="Batang"/>');
    expect(parts["word/numbering.xml"]).toContain('<w:numFmt w:val="ganada"/>');
    expect(body).toContain("<w:tblHeader/>");
    expect(body).toContain("<w:pageBreakBefore/>");
    const footer = Object.entries(parts).find(([name]) => name.startsWith("word/footer"))?.[1];
    expect(footer).toContain("PAGE");
  });

  // In twentieths of a point, the size of type in halves of one.
  it.each([
    ["court's paper", COURT_FORMAT, { top: 2551, right: 1134, bottom: 1701, left: 1134 }, 480],
    ["letter", CERTIFIED_MAIL_FORMAT, { top: 1134, right: 850, bottom: 2268, left: 850 }, 408],
  ])("has the margins, the size of type and the lines of a %s", async (_, format, margins, line) => {
    const { "word/document.xml": body = "", "word/styles.xml": styles = "" } = await partsOf(samplePaper(), format);
    const page = /<w:pgMar [^>]*>/.exec(body)?.[0] ?? "";
    for (const [side, twips] of Object.entries(margins)) expect(page).toContain(`w:${side}="${twips}"`);
    expect(/<w:docDefaults>.*<\/w:docDefaults>/s.exec(styles)?.[0]).toContain('<w:sz w:val="24"/>');
    expect(styles).toContain(`w:line="${line}"`);
  });

  it("numbers what a word processor counts alike, and writes out the rest", async () => {
    const at = (level: 1 | 2 | 8, ordinal: number, text: string) => ({
      kind: "paragraph" as const,
      level,
      ordinal,
      text,
    });
    const { "word/document.xml": body = "" } = await partsOf(
      blocksOf([
        at(1, 1, "하나"),
        at(2, 1, "가"),
        at(1, 2, "둘"),
        at(1, 1, "다시 하나"),
        at(1, 5, "건너뜀"),
        at(8, 1, "끝"),
      ]),
    );
    const numbers = [...body.matchAll(/<w:p>.*?<\/w:p>/gs)].map(
      ([xml]) => /<w:numId w:val="(\d+)"/.exec(xml)?.[1] ?? textOf(xml),
    );
    const [first, second, third, again, ...written] = numbers;
    expect(first).toMatch(/^\d+$/);
    expect([second, third]).toEqual([first, first]);
    expect(again).toMatch(/^\d+$/);
    expect(again).not.toBe(first);
    expect(written).toEqual(["5.건너뜀", "㉮끝"]);
  });

  it("keeps the end of the text with date and signature, and a letter's text apart from its addresses", async () => {
    const { "word/document.xml": body = "" } = await partsOf(
      blocksOf([
        { kind: "parties", parties: [{ role: "발신인", lines: ["홍길동", "서울"] }] },
        paragraph("앞"),
        paragraph("끝"),
        { kind: "date", text: "2026. 4. 2." },
        { kind: "signature", lines: ["위 발신인 홍길동"] },
      ]),
    );
    const kept = [...body.matchAll(/<w:p>.*?<\/w:p>/gs)].map(([xml]) => [textOf(xml), xml.includes("<w:keepNext/>")]);
    expect(kept).toEqual([
      ["발신인홍길동", true],
      ["서울", false],
      ["앞", false],
      ["끝", true],
      ["2026. 4. 2.", true],
      ["위 발신인 홍길동", false],
    ]);
    expect(/<w:p>(?:(?!<\/w:p>).)*w:after="240"(?:(?!<\/w:p>).)*서울/s.test(body)).toBe(true);
  });

  it("keeps a table apart from its heading, and text at its usual distance", async () => {
    const { "word/document.xml": body = "" } = await partsOf(
      blocksOf([
        { kind: "heading", text: "계산서" },
        { kind: "table", columns: [{ label: "항목", weight: 1, align: "left" }], rows: [["인지액"]] },
        { kind: "heading", text: "청구원인" },
        paragraph("글"),
      ]),
    );
    const headings = [...body.matchAll(/<w:p>.*?<\/w:p>/gs)].filter(([xml]) => xml.includes('"PaperHeading"'));
    const gaps = headings.map(([xml]) => [textOf(xml), /w:after="(\d+)"/.exec(xml)?.[1]]);
    expect(gaps).toEqual([
      ["계산서", "120"],
      ["청구원인", undefined],
    ]);
  });

  it("is the same file for the same blocks, whenever it is made", async () => {
    const first = await renderer.renderDocx(samplePaper(), COURT_FORMAT, anySignal());
    await renderer.renderDocx(samplePaper(3), COURT_FORMAT, anySignal());
    expect((await renderer.renderDocx(samplePaper(), COURT_FORMAT, anySignal())).equals(first)).toBe(true);
    // The first entry's date and time, which are those of no day.
    expect(first.readUInt32LE(10)).toBe(0x0021_0000);
    expect((await partsOf())["docProps/core.xml"]).not.toMatch(/\d{4}-\d\d-\d\d/);
  });

  it.each(SKETCHES)("says what its blocks say where it is sketched: $name", async ({ type, draft }) => {
    const blocks = blocksOfType(type, draft);
    const files = await readZip(await renderer.renderDocx(blocks, type.format, anySignal(), PLAN));
    const body = files.get("word/document.xml")?.toString() ?? "";
    const said = blocks.flatMap((block) => {
      if (block.kind === "annex") return [`[별지 ${block.number}] ${block.title}`];
      return "text" in block && block.kind !== "figure" ? [block.text] : [];
    });
    for (const text of said) expect(textOf(body)).toContain(text);
    expect(body.match(/<pic:pic/g) ?? []).toHaveLength(blocks.filter(({ kind }) => kind === "figure").length);
  });

  it("has a figure as its picture in the frame that the PDF has, named for who cannot see it, the same each time", async () => {
    const blocks = blocksOf([{ kind: "figure", exhibitId: "e2", text: "현황도" }]);
    const docx = () => renderer.renderDocx(blocks, COURT_FORMAT, anySignal(), PLAN);
    const first = await docx();
    const files = await readZip(first);
    const media = [...files].filter(([name]) => name.startsWith("word/media/"));
    expect(media.map(([, bytes]) => bytes.equals(makePng(800, 600)))).toEqual([true]);
    const body = files.get("word/document.xml")?.toString() ?? "";
    expect(body).toContain('descr="현황도"');
    // 170 mm of text, 36,000 units a millimetre; 800 × 600 pixels keep their shape.
    const [, width, height] = /<wp:extent cx="(\d+)" cy="(\d+)"/.exec(body) ?? [];
    expect(Number(width) / 36_000).toBeCloseTo(170, 0);
    expect(Number(height) / 36_000).toBeCloseTo(127.5, 0);
    expect((await docx()).equals(first)).toBe(true);
  });

  it("has no page number where the post office refuses one", async () => {
    const parts = await partsOf(samplePaper(), CERTIFIED_MAIL_FORMAT);
    expect(Object.keys(parts).filter((name) => name.startsWith("word/footer"))).toEqual([]);
  });

  it("carries what people type as text", async () => {
    const { "word/document.xml": body = "" } = await partsOf(
      blocksOf([paragraph('<w:p> & "x" \u0000\u0007 끝'), { kind: "title", text: "a < b & c" }]),
    );
    expect(textOf(body)).toContain("&lt;w:p&gt; &amp; &quot;x&quot;  끝");
  });
});
