const MAX_WORDS = 8;

/** One spelling for storing and asking: width, case and composed or decomposed letters do not matter. */
export const normalise = (text: string): string => text.normalize("NFKC").toLowerCase();

/** The words of a search in that spelling, at most eight; no pattern of MongoDB may hold a NUL. */
export const searchWords = (search: string): string[] =>
  normalise(search)
    .split(/[\s\p{Cc}]+/u)
    .filter(Boolean)
    .slice(0, MAX_WORDS);

/** For a pattern that finds the text itself: nothing in it is an operator. */
export const escapeRegex = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");
