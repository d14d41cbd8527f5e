import { UNSEEN as MARK } from "./unseen.ts";

/** U+FEFF counts here and not as a blank, so that a text is read in one way alone. */
const UNSEEN = `${MARK}*`;
const BLANKS = String.raw`(?:(?!\ufeff)\s${UNSEEN}){0,2}`;
const DIGIT = "[\\d０-９]";
const MONTH = `(?:[0０]${UNSEEN}[1-9１-９]|[1１]${UNSEEN}[0-2０-２])`;
const DAY = `(?:[0０]${UNSEEN}[1-9１-９]|[12１２]${UNSEEN}${DIGIT}|[3３]${UNSEEN}[01０１])`;
const BIRTH_DATE = [DIGIT, DIGIT, MONTH, DAY].join(UNSEEN);
const SEPARATOR = `${UNSEEN}${BLANKS}(?:[-‐‑‒–—―−－.·]${UNSEEN})?${BLANKS}`;
const REST = `[1-8１-８](?:${UNSEEN}${DIGIT}){6}`;

/**
 * Birth date, then a digit for century and sex and six more: together, or apart as people type them, by any hyphen, a
 * dot or blanks, in the wide digits of East Asian keyboards, and with characters between them that show nothing.
 */
const RESIDENT_NUMBER = new RegExp(`(?<!${DIGIT})(${BIRTH_DATE})${SEPARATOR}${REST}(?!${DIGIT})`, "gu");

/**
 * Korean resident registration numbers keep their birth date alone: neither history nor a model's server needs the
 * rest.
 */
export const maskResidentNumbers = (text: string): string => text.replaceAll(RESIDENT_NUMBER, "$1-*******");
