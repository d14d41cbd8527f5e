import type { Language } from "@legal/contracts";
import type { NamesOf } from "../texts/table-texts.ts";

/** How a value is shown: lines below each other, an instant as date and time in Seoul, a date as a day, a number with separators. */
export type ColumnKind = "text" | "lines" | "instant" | "date" | "number";
export type CellText = string | number | null;

export interface Column<Row> {
  kind?: ColumnKind;
  width: number;
  value: (row: Row, language: Language) => CellText;
}

interface TableShape<Row, Name extends string> {
  texts: (language: Language) => NamesOf<Name>;
  /** In the order of the sheet. */
  columns: Readonly<Record<Name, Column<Row>>>;
  /** All rows, a page at a time, so that memory holds no more than one. */
  rows: (signal: AbortSignal) => AsyncIterable<readonly Row[]>;
}

/** Something to back up, whatever it is made of: headings, and pages of rows of values in their order. */
export interface Table {
  name: (language: Language) => string;
  columns: readonly { heading: (language: Language) => string; kind: ColumnKind; width: number }[];
  pages: (language: Language, signal: AbortSignal) => AsyncIterable<readonly (readonly CellText[])[]>;
}

export const defineTable = <Row, Name extends string>({ texts, columns, rows }: TableShape<Row, Name>): Table => {
  const names = Object.keys(columns) as Name[];
  return {
    name: (language) => texts(language).name,
    columns: names.map((name) => {
      const { width, kind = "text" } = columns[name];
      return { heading: (language) => texts(language).headings[name], width, kind };
    }),
    pages: async function* (language, signal) {
      for await (const page of rows(signal))
        yield page.map((row) => names.map((name) => columns[name].value(row, language)));
    },
  };
};
