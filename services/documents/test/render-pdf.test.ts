import { blocksOf as blocksOfType, CERTIFIED_MAIL_FORMAT, COURT_FORMAT, type Block } from "@legal/document-types";
import { SKETCHES } from "@legal/document-types/sketches";
import { linesOf, readPdf, withoutSpaces } from "./support/read-pdf.ts";
import type { Pictures } from "../src/rendering/figures/read-picture.ts";
import { PLAN } from "./support/papers.ts";
import { anySignal, useRenderer } from "./support/renderer.ts";
import { blocksOf, paragraph, samplePaper } from "./support/sample-paper.ts";

const renderer = useRenderer();
const pdfOf = async (
  blocks: Parameters<typeof renderer.renderPdf>[0],
  format = COURT_FORMAT,
  pictures: Pictures = new Map(),
) => (await renderer.renderPdf(blocks, format, anySignal(), pictures)).bytes;
/** Every text of some data, in its order. */
const textsIn = (data: unknown): string[] => {
  if (typeof data === "string") return [data];
  return data !== null && typeof data === "object" ? Object.values(data).flatMap(textsIn) : [];
};

/** How far 12 points of the paper's font rise above their line, in points. */
const ASCENT = 9.6;

/** How a paper ends. */
const CLOSING: Parameters<typeof blocksOf>[0] = [
  { kind: "date", text: "2026. 4. 2." },
  { kind: "signature", lines: ["위 채권자 홍길동"] },
  { kind: "addressee", text: "서울중앙지방법원 귀중" },
];

describe("a paper as PDF", () => {
  it("says what its blocks say, to a program that searches it", async () => {
    const { text, title } = await readPdf(await pdfOf(samplePaper()));
    expect(title).toBe("지급명령신청서");
    for (const { id: _, from: __, kind: ___, ...content } of samplePaper()) {
      for (const said of textsIn(content).filter((value) => !["left", "center", "right"].includes(value))) {
        expect(text).toContain(withoutSpaces(said));
      }
    }
    for (const marked of [
      "1.당사자",
      "가.채권자는",
      "1)채무자들은",
      "나)채권자는",
      "(3)다섯째",
      "(라)여섯째",
      "⑤일곱째",
      "㉳여덟째",
    ]) {
      expect(text).toContain(marked);
    }
  });

  it("is the same file for the same blocks", async () => {
    const [first, second] = await Promise.all([pdfOf(samplePaper()), pdfOf(samplePaper())]);
    expect(first.equals(second)).toBe(true);
  });

  it("numbers the pages of a court paper and none of a certified mail", async () => {
    const court = await readPdf(await pdfOf(samplePaper(4)));
    expect(court.pages.length).toBeGreaterThan(3);
    court.pages.forEach((page, index) => expect(withoutSpaces(page)).toContain(`-${index + 1}-`));
    const mail = await readPdf(await pdfOf(samplePaper(4), CERTIFIED_MAIL_FORMAT));
    mail.pages.forEach((page, index) => expect(withoutSpaces(page)).not.toContain(`-${index + 1}-`));
  });

  it.each([
    ["court's paper", COURT_FORMAT, { top: 45, right: 20, bottom: 30 }, 24],
    ["letter", CERTIFIED_MAIL_FORMAT, { top: 20, right: 15, bottom: 40 }, 20.4],
  ])("has the margins and the lines of a %s", async (_, format, margins, line) => {
    const pdf = await pdfOf(blocksOf([paragraph("가나다라마바사 ".repeat(400))]), { ...format, pageNumbers: false });
    const [{ right }, heights] = [await readPdf(pdf), await linesOf(pdf)];
    const gaps = heights.slice(1).map((height, index) => (heights[index] ?? 0) - height);
    for (const gap of gaps) expect(gap).toBeCloseTo(line, 0);
    const mm = (points: number) => (points * 25.4) / 72;
    expect(297 - mm((heights[0] ?? 0) + ASCENT)).toBeCloseTo(margins.top, 0);
    expect(210 - mm(right)).toBeCloseTo(margins.right, 0);
    // Where the last line ends depends on how many lines a page holds.
    const below = mm(heights.at(-1) ?? 0);
    expect(below).toBeGreaterThanOrEqual(margins.bottom);
    expect(below).toBeLessThan(margins.bottom + mm(line));
  });

  it("starts an annex on a page of its own and repeats a table's head on each page", async () => {
    const { pages } = await readPdf(await pdfOf(samplePaper(1, 120)));
    const annexAt = pages.findIndex((page) => page.includes("[별지 1]"));
    expect(withoutSpaces(pages[annexAt] ?? "")).toMatch(/^\[별지1\]/);
    const tablePages = pages.slice(annexAt);
    expect(tablePages.length).toBeGreaterThan(2);
    for (const page of tablePages) expect(page).toContain("서증의 제목");
  });

  it("keeps date, signature and addressee on one page, wherever that ends", async () => {
    for (let lines = 1; lines <= 26; lines += 1) {
      const filler = Array.from({ length: lines }, (_, index) => paragraph(`줄 ${index + 1}`));
      const { pages } = await readPdf(await pdfOf(blocksOf([...filler, ...CLOSING])));
      const ends = pages.filter((page) => /2026|위 채권자|귀중/.test(page));
      expect(ends).toHaveLength(1);
    }
  });
});

describe.each(SKETCHES)("a paper that is sketched, $name,", ({ type, draft }) => {
  it("says what its blocks say, each annex on a page of its own", async () => {
    const blocks = blocksOfType(type, draft);
    const { text, pages } = await readPdf(await pdfOf(blocks, type.format, PLAN));
    for (const { id: _, from: __, kind, ...content } of blocks) {
      const said =
        kind === "figure" ? [] : textsIn(content).filter((value) => !["left", "center", "right"].includes(value));
      for (const one of said) expect(text).toContain(withoutSpaces(one));
    }
    const titles = blocks.flatMap((block) => (block.kind === "annex" ? [`[별지 ${block.number}]`] : []));
    expect(pages.flatMap((page) => /^\s*(\[별지 \d+\])/.exec(page)?.[1] ?? [])).toEqual(titles);
  });
});

describe("a figure", () => {
  const blocks = blocksOf([
    { kind: "annex", number: 1, title: "도면" },
    { kind: "figure", exhibitId: "e2", text: "현황도" },
  ]);
  const pictureCount = (pdf: Buffer): number => pdf.toString("latin1").match(/\/Subtype\s*\/Image/g)?.length ?? 0;

  it("is its picture, on the page of its annex, the same file each time", async () => {
    const pdf = await pdfOf(blocks, COURT_FORMAT, PLAN);
    expect((await readPdf(pdf)).pages).toHaveLength(1);
    expect(pictureCount(pdf)).toBe(1);
    expect(pdf.equals(await pdfOf(blocks, COURT_FORMAT, PLAN))).toBe(true);
  });

  it("is named in a draft while its exhibit is no picture", async () => {
    const pdf = await pdfOf(blocks);
    expect((await readPdf(pdf)).text).toContain("[그림:현황도]");
    expect(pictureCount(pdf)).toBe(0);
  });
});

describe("date and signature", () => {
  it.each([20, 300, 600])(
    "never stand on a page without the end of the text before them (%i letters)",
    async (length) => {
      for (let lines = 1; lines <= 26; lines += 1) {
        const filler = Array.from({ length: lines }, (_, index) => paragraph(`줄 ${index + 1}`));
        const { pages } = await readPdf(
          await pdfOf(
            blocksOf([
              ...filler,
              { kind: "paragraph", level: 1, ordinal: 1, text: `${"문장이다 ".repeat(length / 5)}끝말` },
              ...CLOSING,
            ]),
          ),
        );
        expect(pages.find((page) => page.includes("위 채권자"))).toContain("끝말");
      }
    },
  );
});

describe("a letter", () => {
  it("begins its text a line below the addresses", async () => {
    const mailOf = (next: Parameters<typeof blocksOf>[0][number]) =>
      blocksOf([{ kind: "parties", parties: [{ role: "발신인", lines: ["홍길동"] }] }, next]);
    const gapOf = async (blocks: Block[]): Promise<number> => {
      const [name = 0, text = 0] = await linesOf(await pdfOf(blocks));
      return name - text;
    };
    const below = await gapOf(mailOf(paragraph("갚아 주십시오.")));
    const inOne = await gapOf(blocksOf([paragraph("첫 줄"), paragraph("둘째 줄")]));
    expect(below - inOne).toBeGreaterThanOrEqual(COURT_FORMAT.fontSize);
  });
});

describe("what people type", () => {
  it("is never markup", async () => {
    const typed =
      '#panic("x") $a$ @b <c> \\ ` *d* _e_ [f] // g /* h */ #eval("1+1") #read("paper.typ") = i - j + k ~ \' " ---';
    const blocks = blocksOf([
      { kind: "title", text: typed },
      { kind: "heading", text: typed },
      { kind: "parties", parties: [{ role: typed, lines: [typed] }] },
      { kind: "facts", rows: [{ label: typed, value: typed }] },
      paragraph(typed),
      { kind: "paragraph", level: 2, ordinal: 1, text: typed },
      { kind: "table", columns: [{ label: typed, weight: 1, align: "left" }], rows: [[typed]] },
      { kind: "date", text: typed },
      { kind: "signature", lines: [typed] },
      { kind: "addressee", text: typed },
      { kind: "annex", number: 1, title: typed },
    ]);
    const { text } = await readPdf(await pdfOf(blocks));
    expect(text.split(withoutSpaces(typed))).toHaveLength(15);
  });
});
