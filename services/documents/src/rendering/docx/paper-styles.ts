import { AlignmentType, LineRuleType, type IParagraphStyleOptions, type IStylesOptions } from "docx";
import type { PageFormat } from "@legal/document-types";

/** What Korean Word and Hancom have; the font table names what is used elsewhere. */
export const FONT = "바탕";

/** Names that people see in their word processor's list of styles. */
export const STYLE = {
  title: "PaperTitle",
  heading: "PaperHeading",
  body: "PaperBody",
  outline: "PaperOutline",
  labelled: "PaperLabelled",
  cell: "PaperCell",
  cellHead: "PaperCellHead",
  annex: "PaperAnnex",
  date: "PaperDate",
  signature: "PaperSignature",
  addressee: "PaperAddressee",
  pageNumber: "PaperPageNumber",
} as const;

const TWIPS_PER_POINT = 20;
const TWIPS_PER_MM = 1440 / 25.4;

export const pointsToTwips = (points: number): number => Math.round(points * TWIPS_PER_POINT);
export const mmToTwips = (mm: number): number => Math.round(mm * TWIPS_PER_MM);

const style = (id: string, name: string, own: Partial<IParagraphStyleOptions> = {}): IParagraphStyleOptions => ({
  id,
  name,
  basedOn: "Normal",
  quickFormat: true,
  ...own,
});

/** Styles of a paper in its format; sizes follow those of the PDF. */
export const paperStyles = ({ fontSize, lineHeight }: PageFormat): IStylesOptions => {
  const line = (height: number) => ({ line: pointsToTwips(fontSize * height), lineRule: LineRuleType.AT_LEAST });
  const halfPoints = (factor: number) => Math.round(2 * fontSize * factor);
  const around = (before: number, after: number) => ({
    ...line(lineHeight),
    before: pointsToTwips(fontSize * before),
    after: pointsToTwips(fontSize * after),
  });
  const centred = (before: number, after: number) => ({
    alignment: AlignmentType.CENTER,
    spacing: around(before, after),
  });
  return {
    default: {
      document: {
        run: { font: FONT, size: halfPoints(1), language: { value: "ko-KR", eastAsia: "ko-KR" } },
        paragraph: { spacing: { ...line(lineHeight), before: 0, after: 0 } },
      },
    },
    paragraphStyles: [
      style(STYLE.title, "제목 (서면)", {
        run: { size: halfPoints(1.6), bold: true },
        paragraph: { ...centred(0, 2), outlineLevel: 0, keepNext: true },
      }),
      style(STYLE.heading, "항목 제목", {
        run: { size: halfPoints(1.15), bold: true },
        paragraph: { ...centred(1, 0), outlineLevel: 1, keepNext: true },
      }),
      style(STYLE.body, "본문", { paragraph: { alignment: AlignmentType.BOTH } }),
      style(STYLE.outline, "번호 본문", { paragraph: { alignment: AlignmentType.BOTH } }),
      style(STYLE.labelled, "당사자"),
      style(STYLE.cell, "표", { paragraph: { spacing: line(1.5) } }),
      style(STYLE.cellHead, "표 머리", { paragraph: { spacing: line(1.5), alignment: AlignmentType.CENTER } }),
      style(STYLE.annex, "별지 제목", {
        run: { size: halfPoints(1.15), bold: true },
        paragraph: { spacing: around(0, 1), outlineLevel: 1, keepNext: true },
      }),
      style(STYLE.date, "날짜", { paragraph: centred(1.5, 1) }),
      style(STYLE.signature, "서명", { paragraph: { alignment: AlignmentType.RIGHT } }),
      style(STYLE.addressee, "제출처", {
        run: { size: halfPoints(1.25), bold: true },
        paragraph: centred(1, 0),
      }),
      style(STYLE.pageNumber, "쪽 번호", {
        run: { size: 20 },
        paragraph: { alignment: AlignmentType.CENTER, spacing: line(1) },
      }),
    ],
  };
};
