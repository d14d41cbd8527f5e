/** Line breaks and tabs stay; what no keyboard writes goes. */
export const plainText = (text: string): string =>
  text
    .replaceAll("\r\n", "\n")
    .replaceAll(/[^\P{Cc}\n\t]/gu, "")
    .trim();

/**
 * A name, on one line for whoever reads it: a line break could become a header of a mail, and a mark of direction turns
 * round what stands behind it.
 */
export const oneLine = (text: string): string =>
  text
    .replaceAll(/[\u202A-\u202E\u2066-\u2069]/gu, "")
    .replaceAll(/[\p{Cc}\s]+/gu, " ")
    .trim();

/** Zero-width characters alone are no name. */
export const isVisible = (text: string): boolean => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text);
