import type { Language } from "@legal/contracts";

type Words = Readonly<Record<Language, string>>;

/** How a value is shown: lines below each other, an instant as date and time in Seoul, a date as a day, a number with separators. */
export type ColumnKind = "text" | "lines" | "instant" | "date" | "number";
export type CellText = string | number | null;

export interface Column<Row> {
  heading: Words;
  kind?: ColumnKind;
  width: number;
  value: (row: Row, language: Language) => CellText;
}

interface TableShape<Row> {
  name: Words;
  columns: readonly Column<Row>[];
  /** All rows, a page at a time, so that memory holds no more than one. */
  rows: (signal: AbortSignal) => AsyncIterable<readonly Row[]>;
}

/** Something to back up, whatever it is made of: headings, and pages of rows of values in their order. */
export interface Table {
  name: Words;
  columns: readonly { heading: Words; kind: ColumnKind; width: number }[];
  pages: (language: Language, signal: AbortSignal) => AsyncIterable<readonly (readonly CellText[])[]>;
}

export const defineTable = <Row>({ name, columns, rows }: TableShape<Row>): Table => ({
  name,
  columns: columns.map(({ heading, width, kind = "text" }) => ({ heading, width, kind })),
  pages: async function* (language, signal) {
    for await (const page of rows(signal)) yield page.map((row) => columns.map(({ value }) => value(row, language)));
  },
});
