/** Line breaks and tabs stay; what no keyboard writes goes. */
export const plainText = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/[^\P{Cc}\n\t]/gu, "")
    .toWellFormed()
    .trim();

/**
 * A name, on one line: a line break could become a header of a mail, and a mark of direction turns
 * round what follows it.
 */
export const oneLine = (text: string): string =>
  text
    .replaceAll(/[\u202A-\u202E\u2066-\u2069]/gu, "")
    .replaceAll(/[\p{Cc}\s]+/gu, " ")
    .trim();

const SEEN = /(?!\p{Default_Ignorable_Code_Point}|\u2800)[\p{L}\p{N}\p{P}\p{S}]/u;

/** Spaces, zero-width characters, fillers and blanks alone say nothing. */
export const isVisible = (text: string): boolean => SEEN.test(text);
