import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { row, type Row } from "./statistics.ts";

const PROGRAM = join(import.meta.dirname, "../../services/documents/bench/measure-papers.ts");
const PAPER_BOUND_MS = 150;
const EXHIBIT_PAGE_BOUND_MS = 20;
const AT_ONCE_BOUND_MIB = 400;
const REST_BOUND_MIB = 160;

interface Measured {
  pages: number;
  firstMs: number;
  pdfMs: number;
  docxMs: number;
  exhibitPageMs: number;
  atOnceMiB: number;
  restMiB: number;
}

const atMost = (what: string, measured: number, bound: number, unit: string): Row =>
  row(what, `${measured.toFixed(1)} ${unit}`, `≤ ${bound} ${unit}`, measured <= bound);

/** Papers and exhibits as files, in a process that does nothing else. */
export const benchPapers = async (): Promise<Row[]> => {
  const child = fork(PROGRAM);
  const [measured] = (await once(child, "message")) as [Measured];
  child.disconnect();
  const { pages, firstMs, pdfMs, docxMs, exhibitPageMs, atOnceMiB, restMiB } = measured;
  return [
    row("first PDF after a rest", `${firstMs.toFixed(0)} ms`, "", true),
    atMost(`a paper of ${pages} pages as PDF`, pdfMs, PAPER_BOUND_MS, "ms"),
    atMost(`a paper of ${pages} pages as DOCX`, docxMs, PAPER_BOUND_MS, "ms"),
    atMost("a page of an exhibit, stamped", exhibitPageMs, EXHIBIT_PAGE_BOUND_MS, "ms"),
    atMost("50 papers as PDF at once, both processes", atOnceMiB, AT_ONCE_BOUND_MIB, "MiB"),
    atMost("the same process at rest, after its first paper", restMiB, REST_BOUND_MIB, "MiB"),
  ];
};
