import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { blocksOf } from "@legal/document-types";
import { PAPERS, PLAN } from "./support/papers.ts";
import { pagesInWriter } from "./support/pages-in-writer.ts";
import { readPdf } from "./support/read-pdf.ts";
import { anySignal, useRenderer } from "./support/renderer.ts";

const renderer = useRenderer();
const folder = mkdtempSync(join(tmpdir(), "pages-"));
afterAll(() => rmSync(folder, { recursive: true }));

it("a DOCX has as many pages in LibreOffice as its PDF", async () => {
  const files: string[] = [];
  const pages: number[] = [];
  for (const { name, type, draft } of PAPERS) {
    const blocks = blocksOf(type, draft);
    const file = join(folder, `${name}.docx`);
    writeFileSync(file, await renderer.renderDocx(blocks, type.format, anySignal(), PLAN));
    files.push(file);
    const { bytes } = await renderer.renderPdf(blocks, type.format, anySignal(), PLAN);
    pages.push((await readPdf(bytes)).pages.length);
  }
  const named = (counts: readonly (number | null)[]) => PAPERS.map(({ name }, index) => [name, counts[index]]);
  expect(named(await pagesInWriter(files, join(folder, "opened")))).toEqual(named(pages));
}, 120_000);
