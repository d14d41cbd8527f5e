import {
  AlignmentType,
  Document,
  Footer,
  ImageRun,
  PageNumber,
  Paragraph,
  ShadingType,
  Tab,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TabStopType,
  TextRun,
  VerticalAlign,
  WidthType,
  type IParagraphOptions,
} from "docx";
import type { PageFormat } from "@legal/document-types";
import { figureSize } from "../figures/figure-size.ts";
import type { ClosingPart, ItemColumn, LabelledRow, Paper, PaperItem } from "../layout/paper-item.ts";
import { createOutlineCount, OUTLINE, outlineIndent, outlineLevels } from "./outline-numbering.ts";
import { mmToTwips, paperStyles, pointsToTwips, STYLE } from "./paper-styles.ts";

type ItemOf<K extends PaperItem["kind"]> = Extract<PaperItem, { kind: K }>;
type RunStyle = { characterSpacing?: number };

const A4 = { width: mmToTwips(210), height: mmToTwips(297) };
const PAGE_NUMBER_FROM_EDGE = mmToTwips(15);
/** Of 96 an inch, as Word counts a picture's size. */
const mmToPixels = (mm: number): number => (mm * 96) / 25.4;
const LABEL_EM = { least: 4.5, most: 10, gap: 1.5 };
const HEAD_SHADE = { type: ShadingType.CLEAR, fill: "EBEBEB", color: "auto" } as const;
const CELL_MARGINS = { top: 60, bottom: 60, left: 96, right: 96 };
const ALIGNMENTS = { left: AlignmentType.LEFT, center: AlignmentType.CENTER, right: AlignmentType.RIGHT } as const;
const CLOSING_STYLES = { date: STYLE.date, signature: STYLE.signature, addressee: STYLE.addressee } as const;

const runs = (text: string, style: RunStyle = {}): TextRun[] =>
  text.split("\n").map((line, index) => new TextRun({ text: line, ...style, ...(index > 0 && { break: 1 }) }));

/** As in the PDF, no space is put between letters and digits. */
const setAs = (options: IParagraphOptions): Paragraph => new Paragraph({ autoSpaceEastAsianText: false, ...options });

const said = (style: string, text: string, own: IParagraphOptions = {}, run: RunStyle = {}): Paragraph =>
  setAs({ style, children: runs(text, run), ...own });

const closing = ({ parts, together }: ItemOf<"closing">): Paragraph[] => {
  const lines = parts.flatMap(({ kind, lines: own }: ClosingPart) => own.map((line) => ({ kind, line })));
  return lines.map(({ kind, line }, index) =>
    said(CLOSING_STYLES[kind], line, { keepLines: together, keepNext: together && index < lines.length - 1 }),
  );
};

const aligned = ({ align }: ItemColumn, text: string, keepNext: boolean): Paragraph =>
  said(STYLE.cell, text, { alignment: ALIGNMENTS[align], keepNext });

const createTable = ({ columns, rows, together }: ItemOf<"table">, textWidth: number): Table => {
  const weights = columns.reduce((sum, { weight }) => sum + weight, 0);
  const widths = columns.map(({ weight }) => Math.floor((textWidth * weight) / weights));
  const cell = (child: Paragraph, index: number, head: boolean): TableCell =>
    new TableCell({
      children: [child],
      width: { size: widths[index] ?? 0, type: WidthType.DXA },
      margins: CELL_MARGINS,
      verticalAlign: VerticalAlign.CENTER,
      ...(head && { shading: HEAD_SHADE }),
    });
  const head = columns.map((column, index) =>
    cell(said(STYLE.cellHead, column.label, { keepNext: true }), index, true),
  );
  const body = rows.map((row, at) => {
    const keepNext = together && at < rows.length - 1;
    return columns.map((column, index) => cell(aligned(column, row[index] ?? "", keepNext), index, false));
  });
  return new Table({
    layout: TableLayoutType.FIXED,
    width: { size: textWidth, type: WidthType.DXA },
    columnWidths: widths,
    rows: [
      new TableRow({ tableHeader: true, cantSplit: true, children: head }),
      ...body.map((children) => new TableRow({ children })),
    ],
  });
};

/** One paper's blocks as Word has them, in the sizes of its format. */
const createSetter = (format: PageFormat) => {
  const em = (count: number): number => pointsToTwips(count * format.fontSize);
  const textWidth = A4.width - mmToTwips(format.margins.left + format.margins.right);
  const place = createOutlineCount();

  /** Letters apart so far that the label fills its width, as papers have it: 채   권   자. */
  const label = (text: string, width: number): TextRun[] => {
    const gaps = text.length - 1;
    const characterSpacing = gaps > 0 ? Math.max(0, Math.round(em(width - text.length) / gaps)) : 0;
    return [new TextRun({ text: text.slice(0, -1), characterSpacing }), new TextRun({ text: text.slice(-1) })];
  };
  const labelledRow = (row: LabelledRow, width: number, apart: boolean): Paragraph[] => {
    const left = em(width + LABEL_EM.gap);
    const lines = row.lines.length > 0 ? row.lines : [""];
    return lines.map((line, index) => {
      const isFirst = index === 0;
      const head = isFirst
        ? [...(row.label ? label(row.label, width) : []), new TextRun({ children: [new Tab()] })]
        : [];
      return setAs({
        style: STYLE.labelled,
        keepNext: row.together && index < lines.length - 1,
        keepLines: row.together,
        ...(apart && index === lines.length - 1 && { spacing: { after: em(1) } }),
        indent: isFirst ? { left, hanging: left } : { left },
        tabStops: [{ type: TabStopType.LEFT, position: left }],
        children: [...head, ...runs(line)],
      });
    });
  };
  const labelled = ({ rows, labelWidth, apart }: ItemOf<"labelled">): Paragraph[] => {
    const width = Math.min(Math.max(labelWidth, LABEL_EM.least), LABEL_EM.most);
    return rows.flatMap((row, index) => labelledRow(row, width, apart && index === rows.length - 1));
  };
  const paragraph = ({ text, marker, level, keepNext }: ItemOf<"paragraph">): Paragraph[] => {
    const stepped = { indent: { left: em(Math.max(level - 1, 0)) } };
    if (marker === "") return [said(STYLE.body, text, { keepNext, ...(level > 1 && stepped) })];
    const counted = place(level, marker);
    if (counted) return [said(STYLE.outline, text, { keepNext, numbering: { reference: OUTLINE, ...counted } })];
    const indent = outlineIndent(level, format.fontSize);
    const children = [new TextRun({ children: [marker, new Tab()] }), ...runs(text)];
    return [setAs({ style: STYLE.outline, keepNext, indent, children })];
  };
  const tracked = (tracking: number): RunStyle => (tracking > 0 ? { characterSpacing: em(tracking) } : {});
  return {
    title: ({ text, tracking }: ItemOf<"title">) => [said(STYLE.title, text, {}, tracked(tracking * 1.6))],
    heading: ({ text, tracking, apart }: ItemOf<"heading">) => [
      said(STYLE.heading, text, apart ? { spacing: { after: em(0.5) } } : {}, tracked(tracking * 1.15)),
    ],
    labelled,
    paragraph,
    table: (item: ItemOf<"table">) => [createTable(item, textWidth)],
    figure: ({ picture: { type, bytes, ...picture }, text }: ItemOf<"figure">, index: number) => {
      const { width, height } = figureSize(picture, format);
      const transformation = { width: mmToPixels(width), height: mmToPixels(height) };
      const altText = { id: String(index + 1), name: text, title: text, description: text };
      const image = new ImageRun({ type, data: bytes, transformation, altText });
      return [setAs({ style: STYLE.body, alignment: AlignmentType.CENTER, children: [image] })];
    },
    annex: ({ text }: ItemOf<"annex">) => [said(STYLE.annex, text, { pageBreakBefore: true })],
    closing,
  };
};

const pageFooter = (): Footer =>
  new Footer({
    children: [
      new Paragraph({
        style: STYLE.pageNumber,
        children: [new TextRun({ children: ["- ", PageNumber.CURRENT, " -"] })],
      }),
    ],
  });

/** A paper with named styles, counted numbers, and tables whose heads come again on each page. */
export const createDocxDocument = ({ title, items }: Paper, format: PageFormat): Document => {
  const set = createSetter(format);
  const { top, right, bottom, left } = format.margins;
  const margin = {
    top: mmToTwips(top),
    right: mmToTwips(right),
    bottom: mmToTwips(bottom),
    left: mmToTwips(left),
    footer: PAGE_NUMBER_FROM_EDGE,
  };
  return new Document({
    title,
    creator: "",
    lastModifiedBy: "",
    styles: paperStyles(format),
    numbering: { config: [{ reference: OUTLINE, levels: outlineLevels(format.fontSize) }] },
    sections: [
      {
        properties: { page: { size: A4, margin } },
        ...(format.pageNumbers && { footers: { default: pageFooter() } }),
        children: items.flatMap((item, index) =>
          (set[item.kind] as (of: PaperItem, index: number) => (Paragraph | Table)[])(item, index),
        ),
      },
    ],
  });
};
