const characters = new Intl.Segmenter();
/** Longer than any one character that readers see, an emoji of a family included. */
const MARGIN = 40;

/** As much of a message's text as `beginningOf` needs, for an aggregation. */
export const readBeginning = (length: number) => ({ $substrCP: [{ $ifNull: ["$content", ""] }, 0, length + MARGIN] });

/** Whole characters only, so that no emoji ends as half of one. */
export const beginningOf = (text: string, length: number): string =>
  text.length <= length ? text : text.slice(0, characters.segment(text).containing(length)?.index);
