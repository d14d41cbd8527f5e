import type { Draft, ExhibitSeries } from "./document-type.ts";

/** `소갑 제1호증`; `index` counts from 0. */
export const labelIn = ({ prefix, first }: ExhibitSeries, index: number): string => `${prefix} 제${first + index}호증`;

/** Of an exhibit, as answers have theirs: no answer has it. */
export const exhibitPath = (id: string): string => `exhibits.${id}`;

/** `(소갑 제1호증 차용증)`, to be set before a full stop; empty where nothing is cited. */
export const citation = ({ exhibits }: Draft, series: ExhibitSeries, id: string): string => {
  const index = exhibits.findIndex((exhibit) => exhibit.id === id);
  const exhibit = exhibits[index];
  return exhibit === undefined ? "" : `(${labelIn(series, index)} ${exhibit.title})`;
};

/** The list of exhibits as a paper shows it, one line each. */
export const exhibitLines = ({ exhibits }: Draft, series: ExhibitSeries): readonly string[] =>
  exhibits.map(({ title }, index) => `${labelIn(series, index)}  ${title}`);

/** What a paper calls its exhibits together: an application's are shown, a suit's are proof (민사소송법 299). */
export const exhibitsHeading = ({ prefix }: ExhibitSeries): string =>
  prefix.startsWith("소") ? "소명방법" : "입증방법";
