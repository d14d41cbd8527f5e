const characters = new Intl.Segmenter();
/** Longer than any one character that readers see, an emoji of a family included. */
const MARGIN = 40;

/** As much of a message's text as `excerptOf` needs, for an aggregation. */
export const readExcerpt = (length: number) => ({ $substrCP: [{ $ifNull: ["$content", ""] }, 0, length + MARGIN] });

/** Whole characters only, so that no emoji ends as half of one. */
export const excerptOf = (text: string, length: number): string =>
  text.length <= length ? text : text.slice(0, characters.segment(text).containing(length)?.index);
