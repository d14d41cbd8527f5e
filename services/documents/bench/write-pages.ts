// Every sample and sketched paper as PDF, DOCX and page images, for people to look at: write-pages.ts FOLDER [words of names …]
// Fails on a DOCX that opens in LibreOffice with other pages than its PDF has, and where that is not installed.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { blocksOf } from "@legal/document-types";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { createPaperRenderer } from "../src/rendering/paper-renderer.ts";
import { PAPERS, PLAN } from "../test/support/papers.ts";
import { pagesInWriter } from "../test/support/pages-in-writer.ts";

const [folder = "", ...words] = process.argv.slice(2);
if (folder === "") throw new Error("usage: write-pages.ts FOLDER [words of names …]");

/** Pixels of a page's width are 595 times this. */
const SCALE = 1.5;
const { signal } = new AbortController();
const renderer = createPaperRenderer();

interface Canvas {
  canvas: { toBuffer: (type: "image/png") => Buffer };
  context: unknown;
}

const open = (pdf: Buffer) => getDocument({ data: Uint8Array.from(pdf), verbosity: 0, disableFontFace: true }).promise;

const writeImages = async (pdf: Buffer, name: string): Promise<number> => {
  const document = await open(pdf);
  const factory = document.canvasFactory as { create: (width: number, height: number) => Canvas };
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const viewport = page.getViewport({ scale: SCALE });
    const { canvas, context } = factory.create(viewport.width, viewport.height);
    await page.render({ canvas: canvas as never, canvasContext: context as never, viewport }).promise;
    writeFileSync(join(folder, `${name}-${number}.png`), canvas.toBuffer("image/png"));
  }
  return document.numPages;
};

mkdirSync(folder, { recursive: true });
const pages = new Map<string, number>();
for (const { name, type, draft } of PAPERS.filter((paper) => words.every((word) => paper.name.includes(word)))) {
  const blocks = blocksOf(type, draft);
  const { bytes: pdf } = await renderer.renderPdf(blocks, type.format, signal, PLAN);
  writeFileSync(join(folder, `${name}.pdf`), pdf);
  writeFileSync(join(folder, `${name}.docx`), await renderer.renderDocx(blocks, type.format, signal, PLAN));
  pages.set(name, await writeImages(pdf, name));
  process.stdout.write(`${name}: ${pages.get(name)} pages\n`);
}
renderer.close();

const names = [...pages.keys()];
const inWriter = await pagesInWriter(
  names.map((name) => join(folder, `${name}.docx`)),
  join(folder, "libreoffice"),
);
for (const [index, name] of names.entries()) {
  if (inWriter[index] === pages.get(name)) continue;
  process.stdout.write(`${name}: ${inWriter[index]} pages of the DOCX in LibreOffice, ${pages.get(name)} of the PDF\n`);
  process.exitCode = 1;
}
