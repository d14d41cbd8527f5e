/**
 * Birth date, then a digit for century and sex and six more: together, or apart as people type them, by any hyphen, a
 * dot or blanks, and in the wide digits of East Asian keyboards.
 */
const RESIDENT_NUMBER =
  /(?<![\d０-９])([\d０-９]{2}(?:[0０][1-9１-９]|[1１][0-2０-２])(?:[0０][1-9１-９]|[12１２][\d０-９]|[3３][01０１]))\s{0,2}[-‐‑‒–—―−－.·]?\s{0,2}[1-8１-８][\d０-９]{6}(?![\d０-９])/gu;

/**
 * Korean resident registration numbers keep their birth date alone: neither history nor a model's server needs the
 * rest.
 */
export const maskResidentNumbers = (text: string): string => text.replaceAll(RESIDENT_NUMBER, "$1-*******");
