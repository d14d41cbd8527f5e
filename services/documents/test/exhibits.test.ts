import { readFileSync } from "node:fs";
import { COURT_FORMAT } from "@legal/document-types";
import { makePdf } from "./support/make-pdf.ts";
import { makePng } from "./support/make-png.ts";
import { readPdf } from "./support/read-pdf.ts";
import { anySignal, useRenderer } from "./support/renderer.ts";

const renderer = useRenderer();
const stamp = (bytes: Uint8Array, type = "application/pdf", label = "소갑 제1호증") =>
  renderer.stampExhibit({ label, files: [{ type, bytes }] }, anySignal());

describe("an exhibit", () => {
  it("has its label and the page's number on each page, and its own text", async () => {
    const stamped = await stamp(makePdf(3));
    if (!stamped.stamped) throw new Error(stamped.refusal);
    expect(stamped.pages).toBe(3);
    const { pages } = await readPdf(stamped.bytes);
    pages.forEach((page, index) => {
      expect(page.replaceAll(/\s+/g, " ")).toMatch(new RegExp(`소갑 제1호증 ${index + 1}\\s?/\\s?3`));
      expect(page).toContain("Receipt");
    });
  });

  it("of several files is one, its pages counted through in their order", async () => {
    const say = (word: string) => ({ content: `BT /F1 20 Tf 60 700 Td (${word}) Tj ET` });
    const files = [
      { type: "application/pdf", bytes: makePdf(2, say("First")) },
      { type: "image/png", bytes: makePng(300, 400) },
      { type: "application/pdf", bytes: makePdf(1, say("Last")) },
    ];
    const stamped = await renderer.stampExhibit({ label: "소갑 제1호증", files }, anySignal());
    if (!stamped.stamped) throw new Error(stamped.refusal);
    const { pages } = await readPdf(stamped.bytes);
    const shown = pages.map((page) => page.replaceAll(/\s+/g, ""));
    expect(shown.map((page) => /\d\/\d/.exec(page)?.[0])).toEqual(["1/4", "2/4", "3/4", "4/4"]);
    expect(shown.map((page) => /First|Last/.exec(page)?.[0])).toEqual(["First", "First", undefined, "Last"]);
  });

  it("may be thirty photographs, each of which opens to many times its size", async () => {
    const photographs = Array.from({ length: 30 }, (_, index) => ({
      type: "image/png",
      bytes: makePng(5000 + index, 4000),
    }));
    const together = renderer.stampExhibit({ label: "소갑 제1호증", files: photographs }, anySignal());
    expect(await together).toMatchObject({ stamped: true, pages: 30 });
    for (const photograph of photographs)
      expect(await stamp(photograph.bytes, photograph.type)).toMatchObject({ stamped: true });
  });

  it("of several files names the one that stands against it", async () => {
    const [good, bad] = [makePdf(1), Buffer.from("hello")];
    const files = (...given: [string, Buffer][]) => given.map(([type, bytes]) => ({ type, bytes }));
    const refusalOf = (given: ReturnType<typeof files>) =>
      renderer.stampExhibit({ label: "소갑 제1호증", files: given }, anySignal());
    expect(await refusalOf(files(["application/pdf", good], ["image/png", bad]))).toEqual({
      stamped: false,
      refusal: "broken",
      file: 1,
    });
    expect(await refusalOf(files(["application/pdf", good], ["text/plain", good]))).toEqual({
      stamped: false,
      refusal: "unsupported",
      file: 1,
    });
    const many = await refusalOf(files(["application/pdf", makePdf(300)], ["application/pdf", makePdf(201)]));
    expect(many).toEqual({ stamped: false, refusal: "too-many-pages" });
  });

  it("is the same file each time", async () => {
    const [first, second] = await Promise.all([stamp(makePdf(2)), stamp(makePdf(2))]);
    expect(first.stamped && second.stamped && first.bytes.equals(second.bytes)).toBe(true);
  });

  it("lets papers that are asked for meanwhile go before it", async () => {
    const done: string[] = [];
    const exhibits = [1, 2, 3].map((n) => stamp(makePdf(1)).then(() => done.push(`exhibit ${n}`)));
    const paper = renderer.renderPdf([], COURT_FORMAT, anySignal()).then(() => done.push("paper"));
    await Promise.all([...exhibits, paper]);
    expect(done).toEqual(["exhibit 1", "paper", "exhibit 2", "exhibit 3"]);
  });

  it("may be a picture", async () => {
    const stamped = await stamp(makePng(800, 600), "image/png");
    expect(stamped).toMatchObject({ stamped: true, pages: 1 });
  });

  it("keeps to its label whatever is in it", async () => {
    const stamped = await stamp(makePdf(1), "application/pdf", '#panic("x") $a$ *b*');
    if (!stamped.stamped) throw new Error(stamped.refusal);
    expect((await readPdf(stamped.bytes)).text).toContain('#panic("x")$a$*b*');
  });
});

describe("an exhibit that cannot be stamped", () => {
  const fixture = (name: string) => readFileSync(new URL(`fixtures/${name}`, import.meta.url));

  it.each([
    ["has a password", () => fixture("encrypted.pdf"), "application/pdf", "encrypted"],
    ["is no PDF", () => Buffer.from("hello"), "application/pdf", "broken"],
    ["is empty", () => Buffer.alloc(0), "application/pdf", "broken"],
    ["ends in the middle", () => makePdf(3).subarray(0, 120), "application/pdf", "broken"],
    ["is no picture", () => Buffer.from("hello"), "image/jpeg", "broken"],
    ["ends in the middle of the picture", () => makePng(300, 300).subarray(0, 60), "image/png", "broken"],
    ["has too many pages", () => makePdf(501), "application/pdf", "too-many-pages"],
    ["is a Word file", () => Buffer.from("PK"), "application/msword", "unsupported"],
    ["is a text", () => Buffer.from("text"), "text/plain", "unsupported"],
  ])("as it %s", async (_, bytes, type, refusal) => {
    const about = refusal === "too-many-pages" ? {} : { file: 0 };
    expect(await stamp(bytes(), type)).toEqual({ stamped: false, refusal, ...about });
  });

  it("as it opens to gigabytes, costs no one else anything", async () => {
    const bomb = stamp(makePng(40_000, 40_000), "image/png");
    const next = stamp(makePdf(1));
    expect(await bomb).toMatchObject({ stamped: false });
    expect(await next).toMatchObject({ stamped: true });
  });

  it("is given up when no one waits for it any more", async () => {
    const leaving = new AbortController();
    const stampUntil = (pages: number, signal: AbortSignal) =>
      renderer.stampExhibit({ label: "갑", files: [{ type: "application/pdf", bytes: makePdf(pages) }] }, signal);
    const first = stampUntil(400, leaving.signal);
    const second = stampUntil(1, leaving.signal);
    leaving.abort(new Error("left"));
    await expect(first).rejects.toThrow("left");
    await expect(second).rejects.toThrow("left");
    expect(await stamp(makePdf(1))).toMatchObject({ stamped: true });
  });
});

describe("the text of an exhibit", () => {
  const HOME = "서울특별시 강남구 테헤란로 123, 101동 1001호";
  const pdfOf = (...lines: string[]) =>
    makePdf(2, { content: lines.map((line, at) => `BT /F1 12 Tf 60 ${700 - at * 20} Td ${line} ET`).join("\n") });
  const find = (bytes: Uint8Array, addresses: readonly string[] = []) =>
    renderer.findPages({ bytes, addresses }, anySignal());

  it.each([
    ["in one line", "(Kim 800101-1234567) Tj"],
    ["in parts", "(800101) Tj (-) Tj (1234567) Tj"],
    ["letter by letter", "[(8) -900 (0) -900 (0) -900 (1) -900 (0) -900 (1) -900 (-) -900 (1234567)] TJ"],
  ])("names the pages that show a resident number %s", async (_, line) => {
    expect(await find(pdfOf(line))).toEqual({ residentNumberPages: [1, 2], hiddenAddressPages: [] });
  });

  it("names no page for a covered number, or one of something else", async () => {
    const pdf = pdfOf("(800101-*******) Tj", "(Account 123-456-789012) Tj", "(800101-9234567) Tj");
    expect(await find(pdf)).toEqual({ residentNumberPages: [], hiddenAddressPages: [] });
  });

  it("names the pages that show an address, however it is set, and not its neighbour's", async () => {
    const shown = async (text: string) => {
      const block = { kind: "paragraph", level: 0, text, id: "p", from: [] } as const;
      const { bytes } = await renderer.renderPdf([block], COURT_FORMAT, anySignal());
      return (await find(bytes, [HOME])).hiddenAddressPages;
    };
    expect(await shown("임차인의 주소: 서울 강남구 테헤란로123 (역삼동)")).toEqual([1]);
    expect(await shown("임차인의 주소: 서울 강남구 테헤란로 1234")).toEqual([]);
  });

  it("is looked through once no exhibit waits to be stamped", async () => {
    const ended: string[] = [];
    const first = stamp(makePdf(1));
    const text = find(pdfOf("(Kim) Tj")).then(() => ended.push("text"));
    const stamped = stamp(makePdf(1)).then(() => ended.push("exhibit"));
    await Promise.all([first, text, stamped]);
    expect(ended).toEqual(["exhibit", "text"]);
  });

  it.each([
    ["has a password", () => readFileSync(new URL("fixtures/encrypted.pdf", import.meta.url))],
    ["is no PDF", () => Buffer.from("hello")],
  ])("is not known where the file %s", async (_, bytes) => {
    expect(await find(bytes())).toEqual({});
  });
});
