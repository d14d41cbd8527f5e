import type { ColumnKind } from "../tables/table.ts";

/** What a spreadsheet program takes for the beginning of a formula, also in its full-width forms. */
const FORMULA_START = /^\s*[=+\-@＝＋－＠|%]|^[\t\r\n]/u;
/** XML 1.0 has no place for these. */
const UNWRITABLE = /[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu;
/** The longest text of an Excel cell. */
const TEXT_MAX = 32_767;
/** Seoul has no summer time. */
const SEOUL_OFFSET_MS = 9 * 3_600_000;

/** Text that no program runs as a formula, not even after it was saved as CSV: OWASP's leading apostrophe. */
export const inertText = (text: string): string => {
  const written = text.toWellFormed().replaceAll(UNWRITABLE, "");
  return (FORMULA_START.test(written) ? `'${written}` : written).slice(0, TEXT_MAX);
};

/** A cell's content; spreadsheets know no time zones, so instants are written as the clock in Seoul shows them. */
export const cellValue = (value: string | number | null, kind: ColumnKind): string | number | Date | null => {
  if (value === null || typeof value === "number") return value;
  if (kind === "instant") return new Date(Date.parse(value) + SEOUL_OFFSET_MS);
  if (kind === "date") return new Date(`${value}T00:00:00Z`);
  return inertText(value);
};
