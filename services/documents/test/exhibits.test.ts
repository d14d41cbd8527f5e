import { readFileSync } from "node:fs";
import { deflateSync, crc32 } from "node:zlib";
import { COURT_FORMAT } from "@legal/document-types";
import { makePdf } from "./support/make-pdf.ts";
import { readPdf } from "./support/read-pdf.ts";
import { anySignal, useRenderer } from "./support/renderer.ts";

const renderer = useRenderer();
const stamp = (bytes: Uint8Array, type = "application/pdf", label = "소갑 제1호증") =>
  renderer.stampExhibit({ label, type, bytes }, anySignal());

const chunk = (name: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

/** A grey picture: small as a file, `width × height` bytes when it is opened. */
const makePng = (width: number, height: number): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const data = deflateSync(Buffer.alloc((width + 1) * height), { level: 1 });
  return Buffer.concat([signature, chunk("IHDR", header), chunk("IDAT", data), chunk("IEND", Buffer.alloc(0))]);
};

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
    expect(await stamp(bytes(), type)).toEqual({ stamped: false, refusal });
  });

  it("as it opens to gigabytes, costs no one else anything", async () => {
    const bomb = stamp(makePng(40_000, 40_000), "image/png");
    const next = stamp(makePdf(1));
    expect(await bomb).toMatchObject({ stamped: false });
    expect(await next).toMatchObject({ stamped: true });
  });

  it("is given up when no one waits for it any more", async () => {
    const leaving = new AbortController();
    const first = renderer.stampExhibit({ label: "갑", type: "application/pdf", bytes: makePdf(400) }, leaving.signal);
    const second = renderer.stampExhibit({ label: "갑", type: "application/pdf", bytes: makePdf(1) }, leaving.signal);
    leaving.abort(new Error("left"));
    await expect(first).rejects.toThrow("left");
    await expect(second).rejects.toThrow("left");
    expect(await stamp(makePdf(1))).toMatchObject({ stamped: true });
  });
});
