import { outlineMarker, type Block, type PartyEntry } from "@legal/document-types";
import type { Pictures } from "../figures/read-picture.ts";
import type { ClosingPart, LabelledRow, Paper, PaperItem } from "./paper-item.ts";
import { printable } from "./printable.ts";

type BlockOf<K extends Block["kind"]> = Extract<Block, { kind: K }>;
type ClosingBlock = BlockOf<"date" | "signature" | "addressee">;

/** Longer than this it may not fit on a page, where it would be cut off instead of broken. */
const TOGETHER_MAX_CHARACTERS = 600;
const TOGETHER_MAX_LINES = 12;
/** Of 26 lines of a court's page, less what stands around date and addressee. */
const PAGE_LINES = 24;
/** Of 12 points between margins of 20 mm, less what cells keep free. */
const CHARACTERS_OF_LINE = 36;
/** A title of this length or less is spread out: 소        장. */
const SHORT_TITLE = 3;
const LONG_TITLE = 12;
const SHORT_HEADING = 6;

const fitsOnOnePage = (lines: readonly string[]): boolean =>
  lines.length <= TOGETHER_MAX_LINES && lines.reduce((sum, line) => sum + line.length, 0) <= TOGETHER_MAX_CHARACTERS;

const titleTracking = ({ length }: string): number => {
  if (length <= SHORT_TITLE) return 2;
  return length <= LONG_TITLE ? 0.3 : 0;
};

const printableLines = (lines: readonly string[]): string[] =>
  lines.map(printable).filter((line) => line.trim() !== "");

const partyRow = (party: PartyEntry, above: PartyEntry | undefined): LabelledRow => {
  const lines = printableLines(party.lines);
  const numbered = party.number === undefined ? lines : [`${party.number}. ${lines[0] ?? ""}`, ...lines.slice(1)];
  const label = above?.role === party.role ? "" : printable(party.role);
  return { label, lines: numbered, together: fitsOnOnePage(numbered) };
};

const factRow = ({ label, value }: { label: string; value: string }): LabelledRow => {
  const lines = printableLines([value]);
  return { label: printable(label), lines, together: fitsOnOnePage(lines) };
};

const labelled = (rows: readonly LabelledRow[]): PaperItem[] =>
  rows.length === 0
    ? []
    : [{ kind: "labelled", rows, labelWidth: Math.max(...rows.map(({ label }) => label.length)), apart: false }];

const paragraph = ({ text, level, ordinal }: BlockOf<"paragraph">): PaperItem[] => {
  const said = printable(text);
  const marker = level === 0 || ordinal === undefined ? "" : outlineMarker(level, ordinal);
  return said.trim() === "" && marker === "" ? [] : [{ kind: "paragraph", text: said, marker, level, keepNext: false }];
};

const wrapped = (text: string, characters: number): number =>
  text.split("\n").reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / characters)), 0);

/** As many as it may need at most, by the width of its narrowest column. */
const linesOfRow = (row: readonly string[], columns: readonly { weight: number }[]): number => {
  const weights = columns.reduce((sum, { weight }) => sum + weight, 0);
  const needed = row.map((text, index) => {
    const characters = Math.max(1, Math.floor((CHARACTERS_OF_LINE * (columns[index]?.weight ?? 0)) / weights));
    return wrapped(text, characters);
  });
  return Math.max(...needed);
};

const table = ({ columns, rows }: BlockOf<"table">): PaperItem[] => {
  if (columns.length === 0) return [];
  const cells = rows.map((row) => columns.map((_, index) => printable(row[index] ?? "")));
  const heads = columns.map((column) => ({ ...column, label: printable(column.label) }));
  const lines = cells.reduce((sum, row) => sum + linesOfRow(row, columns), 0);
  return [{ kind: "table", columns: heads, rows: cells, together: lines <= TOGETHER_MAX_LINES }];
};

const closingPart = (block: ClosingBlock): ClosingPart => ({
  kind: block.kind,
  lines: printableLines(block.kind === "signature" ? block.lines : [block.text]),
});

const closing = (blocks: readonly ClosingBlock[]): PaperItem[] => {
  const parts = blocks.map(closingPart).filter(({ lines }) => lines.length > 0);
  if (parts.length === 0) return [];
  return [{ kind: "closing", parts, together: fitsOnOnePage(parts.flatMap(({ lines }) => lines)) }];
};

/** A draft may have one whose exhibit is no picture yet. */
const figure = ({ exhibitId, text }: BlockOf<"figure">, pictures: Pictures): PaperItem[] => {
  const picture = pictures.get(exhibitId);
  const said = printable(text);
  return picture
    ? [{ kind: "figure", picture, text: said }]
    : [{ kind: "paragraph", text: `[그림: ${said}]`, marker: "", level: 0, keepNext: false }];
};

type Plain = Exclude<Block, ClosingBlock | BlockOf<"figure">>;
type Reading = { [K in Plain["kind"]]: (block: BlockOf<K>) => PaperItem[] };

const READING: Reading = {
  title: (block) => {
    const text = printable(block.text);
    return [{ kind: "title", text, tracking: titleTracking(text) }];
  },
  heading: (block) => {
    const text = printable(block.text);
    return [{ kind: "heading", text, tracking: text.length <= SHORT_HEADING ? 0.5 : 0, apart: false }];
  },
  parties: ({ parties }) => labelled(parties.map((party, index) => partyRow(party, parties[index - 1]))),
  facts: ({ rows }) => labelled(rows.map(factRow)),
  paragraph,
  table,
  annex: ({ number, title }) => [{ kind: "annex", text: `[별지 ${number}] ${printable(title)}` }],
};

const itemsOf = (block: Plain | BlockOf<"figure">, pictures: Pictures): PaperItem[] =>
  block.kind === "figure" ? figure(block, pictures) : (READING[block.kind] as (block: Plain) => PaperItem[])(block);

const isClosing = (block: Block): block is ClosingBlock =>
  block.kind === "date" || block.kind === "signature" || block.kind === "addressee";

/** Whether a paragraph and what closes the paper surely fit on one page. */
const fitTogether = (text: string, { parts }: Extract<PaperItem, { kind: "closing" }>): boolean => {
  const lines = wrapped(text, CHARACTERS_OF_LINE);
  return parts.reduce((sum, part) => sum + part.lines.length, lines) <= PAGE_LINES;
};

/** What an item needs to know of the one below it. */
const withNext = (item: PaperItem, next: PaperItem | undefined): PaperItem => {
  if (item.kind === "heading") return { ...item, apart: next?.kind === "table" };
  if (item.kind === "labelled") return { ...item, apart: next?.kind === "paragraph" };
  if (item.kind !== "paragraph") return item;
  return { ...item, keepNext: next?.kind === "closing" && next.together && fitTogether(item.text, next) };
};

/** The one reading of a paper's blocks that PDF and DOCX share. */
export const layOut = (blocks: readonly Block[], pictures: Pictures): Paper => {
  const items: PaperItem[] = [];
  let open: ClosingBlock[] = [];
  for (const block of blocks) {
    if (isClosing(block)) {
      open.push(block);
      continue;
    }
    items.push(...closing(open), ...itemsOf(block, pictures));
    open = [];
  }
  items.push(...closing(open));
  const title = items.find((item) => item.kind === "title");
  return {
    title: title?.text.replaceAll("\n", " ") ?? "",
    items: items.map((item, index) => withNext(item, items[index + 1])),
  };
};
