import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { blocksOf } from "@legal/document-types";
import { documentTypeOf } from "@legal/document-types/all-types";
import { SAMPLES } from "@legal/document-types/samples";
import { pagesInWriter } from "./support/pages-in-writer.ts";
import { readPdf } from "./support/read-pdf.ts";
import { anySignal, useRenderer } from "./support/renderer.ts";

const renderer = useRenderer();
const folder = mkdtempSync(join(tmpdir(), "pages-"));
afterAll(() => rmSync(folder, { recursive: true }));

it("a DOCX has as many pages in LibreOffice as its PDF", async () => {
  const files: string[] = [];
  const pages: number[] = [];
  for (const { name, typeId, draft } of SAMPLES) {
    const type = documentTypeOf(typeId);
    if (!type) throw new Error(`no type ${typeId}`);
    const blocks = blocksOf(type, draft);
    const file = join(folder, `${name}.docx`);
    writeFileSync(file, await renderer.renderDocx(blocks, type.format, anySignal()));
    files.push(file);
    pages.push((await readPdf(await renderer.renderPdf(blocks, type.format, anySignal()))).pages.length);
  }
  const named = (counts: readonly (number | null)[]) => SAMPLES.map(({ name }, index) => [name, counts[index]]);
  expect(named(await pagesInWriter(files, join(folder, "opened")))).toEqual(named(pages));
}, 120_000);
