import { once, type EventEmitter } from "node:events";
import { createWriteStream } from "node:fs";
import type { Language } from "@legal/contracts";
import type { stream } from "exceljs";
import type { ColumnKind, Table } from "../tables/table.ts";
import { cellValue } from "./cell-value.ts";

interface WorkbookOptions {
  table: Table;
  language: Language;
  file: string;
  signal: AbortSignal;
  /** Called with the number of rows of each page. */
  count: (rows: number) => void;
}

/** Excel ends a sheet at 1,048,576 rows; what comes after goes to another one. */
const SHEET_ROWS = 1_000_000;

const FORMATS: Record<ColumnKind, string> = {
  text: "@",
  lines: "@",
  instant: "yyyy-mm-dd hh:mm:ss",
  date: "yyyy-mm-dd",
  number: "#,##0",
};

type Workbook = stream.xlsx.WorkbookWriter;

const addSheet = (workbook: Workbook, { table, language }: WorkbookOptions, number: number) => {
  const title = table.name(language);
  const name = number === 1 ? title : `${title} ${number}`;
  const sheet = workbook.addWorksheet(name, { views: [{ state: "frozen", ySplit: 1 }] });
  sheet.columns = table.columns.map(({ heading, width, kind }) => ({
    header: heading(language),
    width,
    style: { numFmt: FORMATS[kind], ...(kind === "lines" && { alignment: { wrapText: true } }) },
  }));
  sheet.getRow(1).font = { bold: true };
  sheet.getRow(1).commit();
  return sheet;
};

/** The old stream library under exceljs shows it here only. */
interface Pipe extends EventEmitter {
  _writableState: { needDrain: boolean };
}

const isFull = ({ _writableState: state }: Pipe): boolean => state.needDrain;

/**
 * Waits until the compression has taken what was written. exceljs 4.4 writes on whatever its pipe answers, and a long
 * table would gather in memory.
 */
const caughtUp = async (sheet: unknown, signal: AbortSignal): Promise<void> => {
  const { pipes } = (sheet as { stream: { pipes: Pipe[] } }).stream;
  for (const pipe of pipes) if (isFull(pipe)) await once(pipe, "drain", { signal });
};

const fill = async (workbook: Workbook, options: WorkbookOptions): Promise<void> => {
  const { table, language, signal, count } = options;
  let [sheets, rows] = [1, 0];
  let sheet = addSheet(workbook, options, sheets);
  for await (const page of table.pages(language, signal)) {
    for (const row of page) {
      if (rows === SHEET_ROWS) {
        sheet.commit();
        [sheets, rows] = [sheets + 1, 0];
        sheet = addSheet(workbook, options, sheets);
      }
      sheet.addRow(row.map((value, index) => cellValue(value, table.columns[index]?.kind ?? "text"))).commit();
      rows += 1;
    }
    count(page.length);
    await caughtUp(sheet, signal);
  }
  sheet.commit();
};

/** Rejects as soon as the disk refuses something; the library itself would only notice at the end. */
const openFile = (path: string) => {
  const file = createWriteStream(path, { mode: 0o600 });
  const broken = new AbortController();
  file.on("error", (error) => broken.abort(error));
  return { file, broken: broken.signal };
};

/** Writes a table as .xlsx, row by row, holding one page in memory. Rejects when a source or the disk fails. */
export const writeWorkbook = async (options: WorkbookOptions): Promise<void> => {
  // Loaded at the first backup: a service that waits need not hold it.
  const { default: excel } = await import("exceljs");
  const { file, broken } = openFile(options.file);
  const signal = AbortSignal.any([options.signal, broken]);
  const over = new AbortController();
  try {
    const workbook = new excel.stream.xlsx.WorkbookWriter({ stream: file, useStyles: true });
    await fill(workbook, { ...options, signal });
    signal.throwIfAborted();
    const aborted = once(signal, "abort", { signal: over.signal }).then(() => signal.throwIfAborted());
    await Promise.race([workbook.commit(), aborted]);
  } finally {
    // A signal with a listener is never collected, and with it not the workbook.
    over.abort();
    file.destroy();
  }
};
