import type { Answers } from "./answers.ts";
import type { TableColumn } from "./block.ts";
import type { Draft, Exhibit, ExhibitSeries } from "./document-type.ts";
import { BLANK, paperDate } from "./korean.ts";
import { listParts, type BlockBody, type Part } from "./paper.ts";

/** `소갑 제1호증`, `증 제1호`; `index` counts from 0. */
export const labelIn = ({ prefix, first }: ExhibitSeries, index: number): string =>
  `${prefix} 제${first + index}${prefix === "증" ? "호" : "호증"}`;

/** Of an exhibit, as answers have theirs: no answer has it. */
export const exhibitPath = (id: string): string => `exhibits.${id}`;

const PAGES_NAMED = 10;

/** `2, 5`; the first ten of many. */
export const pageNumbers = (pages: readonly number[]): string =>
  pages.slice(0, PAGES_NAMED).join(", ") + (pages.length > PAGES_NAMED ? " …" : "");

/** `(소갑 제1호증 차용증)`, to be set before a full stop; empty where nothing is cited. */
export const citation = ({ exhibits }: Draft, series: ExhibitSeries, id: string): string => {
  const index = exhibits.findIndex((exhibit) => exhibit.id === id);
  const exhibit = exhibits[index];
  return exhibit === undefined ? "" : `(${labelIn(series, index)} ${exhibit.title})`;
};

/** A picture among the exhibits, as an annex shows it; a blank where none is chosen. */
export const figureOf = ({ exhibits }: Draft, id: string): BlockBody => {
  const exhibit = exhibits.find((one) => one.id === id);
  return exhibit === undefined
    ? { kind: "paragraph", level: 0, text: BLANK }
    : { kind: "figure", exhibitId: exhibit.id, text: exhibit.title };
};

const exhibitLines = ({ exhibits }: Draft, series: ExhibitSeries): readonly string[] =>
  exhibits.map(({ title }, index) => `${labelIn(series, index)}  ${title}`);

/** Attachments that exhibits in another language ask for (민사소송법 277, 민사소송규칙 106②). */
export const translationsOf = ({ exhibits }: Draft, series: ExhibitSeries): readonly string[] =>
  exhibits.flatMap(({ foreign }, index) => (foreign ? [`${labelIn(series, index)}의 번역문 1통`] : []));

/** What a paper calls its exhibits together: an application's are shown, a suit's are proof (민사소송법 299). */
export const exhibitsHeading = ({ prefix }: ExhibitSeries): string => {
  if (prefix === "증") return "참고자료";
  return prefix.startsWith("소") ? "소명방법" : "입증방법";
};

interface ExhibitColumn extends TableColumn {
  textOf: (exhibit: Exhibit) => string;
}

const COLUMNS: readonly ExhibitColumn[] = [
  { label: "작성자", weight: 2, align: "center", textOf: ({ author = "" }) => author },
  { label: "작성일", weight: 3, align: "center", textOf: ({ madeOn }) => (madeOn ? paperDate(madeOn) : "") },
  { label: "입증취지", weight: 6, align: "left", textOf: ({ purpose }) => purpose.replaceAll(/\s+/g, " ") },
];

/** What an exhibit's writer, day and purpose say, in columns of which none is empty throughout. */
const columnsOf = ({ exhibits }: Draft): readonly ExhibitColumn[] =>
  COLUMNS.filter(({ textOf }) => exhibits.some((exhibit) => textOf(exhibit) !== ""));

const exhibitTable = (draft: Draft, series: ExhibitSeries): BlockBody => {
  const said = columnsOf(draft);
  return {
    kind: "table",
    columns: [
      { label: "호증", weight: 3, align: "center" },
      { label: "서증", weight: 3, align: "left" },
      ...said.map(({ label, weight, align }) => ({ label, weight, align })),
    ],
    rows: draft.exhibits.map((exhibit, index) => [
      labelIn(series, index),
      exhibit.title,
      ...said.map(({ textOf }) => textOf(exhibit)),
    ]),
  };
};

/** The exhibits under their heading: a line each, or a table once one of them says more than its name. */
export const exhibitParts = (draft: Draft, seriesOf: (answers: Answers) => ExhibitSeries): readonly Part[] => {
  const heading = exhibitsHeading(seriesOf(draft.answers));
  if (columnsOf(draft).length === 0)
    return listParts(draft, { id: "exhibits", heading }, (own) => exhibitLines(own, seriesOf(own.answers)));
  return [
    { id: "exhibits", make: () => ({ kind: "heading", text: heading }) },
    { id: "exhibits-table", make: (own) => exhibitTable(own, seriesOf(own.answers)) },
  ];
};
