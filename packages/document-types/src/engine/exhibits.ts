import type { Draft, Exhibit, ExhibitPrefix } from "./document-type.ts";

/** `소갑 제1호증`; empty for a type without exhibits of its own. `index` counts from 0. */
export const exhibitLabel = ({ exhibitPrefix }: { exhibitPrefix: ExhibitPrefix }, index: number): string =>
  exhibitPrefix === "none" ? "" : `${exhibitPrefix} 제${index + 1}호증`;

/** Of an exhibit, as answers have theirs: no answer has it. */
export const exhibitPath = (id: string): string => `exhibits.${id}`;

/** ` (소갑 제1호증 차용증)`, to be set before a full stop; empty where nothing is cited. */
export const citation = ({ exhibits }: Draft, exhibitPrefix: ExhibitPrefix, id: string): string => {
  const index = exhibits.findIndex((exhibit) => exhibit.id === id);
  const exhibit = exhibits[index];
  return exhibit === undefined ? "" : `(${exhibitLabel({ exhibitPrefix }, index)} ${exhibit.title})`;
};

/** The list of exhibits as a paper shows it, one line each. */
export const exhibitLines = (exhibits: readonly Exhibit[], exhibitPrefix: ExhibitPrefix): readonly string[] =>
  exhibits.map(({ title }, index) => `${exhibitLabel({ exhibitPrefix }, index)}  ${title}`);
