/** A date or a time that a line does not break in. */
export const unbroken = (text: string): string => text.replaceAll(" ", "\u00A0");

/** A sentence in which no line ends within "2026년 11월 27일(금)에": browsers break at the brackets, without a space. */
export const unbrokenDates = (sentence: string): string =>
  sentence.replaceAll(/\d+년 \d+월 \d+일\(.\)/g, (date) => `${unbroken(date).replace("(", "\u2060(")}\u2060`);
