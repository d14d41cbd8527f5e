import type { Claim } from "./claim.ts";

const DAY = String.raw`(?:19|20)\d{2}-\d{1,2}-\d{1,2}(?![\d-])`;

const digitsOf = (text: string): string => text.replaceAll(/\D/gu, "");
const hostOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/^https?:\/\//u, "")
    .replace(/^www\./u, "")
    .replace(/[/:?#].*$/u, "");

/** What leads to people or money: telephones, accounts, mail addresses, pages. */
const CONTACTS: readonly { pattern: RegExp; keyOf: (text: string) => string }[] = [
  { pattern: /(?<![\w.+-])[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+/gu, keyOf: (text) => text.toLowerCase() },
  {
    pattern:
      /(?<![\w@.])(?:https?:\/\/|www\.)[\w-]+(?:\.[\w-]+)*(?:[/:?#][\w\-./?#=&%:]*[\w/])?|(?<![\w@./-])(?:[a-z0-9][\w-]*\.)+(?:com|net|org|info|biz|site|xyz|shop|io|me|kr)(?![\w-]|\.\w)(?:\/[\w\-./?#=&%:]*[\w/])?/giu,
    keyOf: hostOf,
  },
  {
    pattern: new RegExp(
      String.raw`(?<![\w,.-])(?!${DAY})(?:\+?\d{1,3}[- ])?(?:\(?0\d{1,2}\)?[-. ]?\d{3,4}[-. ]\d{4}|01\d{8,9}|1[5-9]\d{2}-\d{4}|\d{2,6}-\d{2,6}-\d{2,8}(?:-\d{1,5})?|\d{3,6}-\d{6,8}|\d{10,16})(?![\d,-]|\.\d)`,
      "gu",
    ),
    keyOf: digitsOf,
  },
];

/** Accounts, telephone numbers, addresses of mail and of pages that a text states. */
export const contactClaims = (text: string): Claim[] =>
  CONTACTS.flatMap(({ pattern, keyOf }) =>
    Array.from(text.matchAll(pattern), ({ 0: whole, index }): Claim => {
      const key = `contact:${keyOf(whole)}`;
      return { kind: "contact", text: whole, start: index, end: index + whole.length, key };
    }),
  );

/** The same key for a number that is known, however it is written. */
export const keyOfNumber = (number: string): string => `contact:${digitsOf(number)}`;
