import type { PageFormat } from "@legal/document-types";
import { figureSize } from "../figures/figure-size.ts";
import type { Paper } from "../layout/paper-item.ts";
import { dataFile, writePdf } from "./typst.ts";

/** Longer than any word that people write: addresses of pages, numbers without spaces, a key that was held down. */
const RUN = String.raw`[\u0021-\u10ff\u{1f000}-\u{1faff}]{25,}`;
/** A date, an amount, a postcode: no one reads the half of one. */
const WORD = String.raw`\d{4}\. \d{1,2}\. \d{1,2}\.|[\d,]{1,20}원|\(우 \d{5}\)`;
const PARTS = new RegExp(`(${RUN})|(${WORD})`, "gu");
const CHUNK = /[\s\S]{1,4}/gu;

/** Properties of items that the template reads itself. */
const STRUCTURE: ReadonlySet<string> = new Set(["kind", "marker", "align", "file"]);

type Part = string | { word: string } | { chunks: string[] };

/** What a line may not end in, and what it may although there is no space: a long run would leave the page. */
const partsOf = (text: string): string | Part[] => {
  const parts: Part[] = [];
  let end = 0;
  for (const { 0: found, 1: run, index } of text.matchAll(PARTS)) {
    if (index > end) parts.push(text.slice(end, index));
    parts.push(run === undefined ? { word: found } : { chunks: found.match(CHUNK) ?? [] });
    end = index + found.length;
  }
  if (end === 0) return text;
  return end < text.length ? [...parts, text.slice(end)] : parts;
};

/** A paper as PDF: fonts embedded in part, its text searchable. */
export const writePaper = (paper: Paper, format: PageFormat): ReturnType<typeof writePdf> => {
  const figures: Record<string, Buffer> = {};
  const plain = paper.items.map((item, index) => {
    if (item.kind !== "figure") return item;
    const { picture, text } = item;
    figures[`figure-${index}`] = Buffer.from(picture.bytes);
    return { kind: item.kind, file: `/figure-${index}`, text, ...figureSize(picture, format) };
  });
  const items = JSON.parse(JSON.stringify(plain), (key, value: unknown) =>
    typeof value === "string" && !STRUCTURE.has(key) ? partsOf(value) : value,
  ) as unknown;
  const data = dataFile({ format, title: paper.title, items });
  return writePdf({ template: "paper.typ", files: { "paper.json": data, ...figures } });
};
