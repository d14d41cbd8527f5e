import { amountClaims } from "../grounding/amount-claims.ts";
import type { Claim } from "../grounding/claim.ts";
import { periodClaims } from "../grounding/period-claims.ts";
import { readNumber } from "../reading/numbers.ts";
import { exactParts, monthOf, withoutYear } from "./exact-parts.ts";

/** Small numbers in words, which a translation may write in digits, and months by their names. */
const SPELLED: readonly RegExp[] = [
  /(?<![가-힣])(?:한|두|세|네|석|넉|다섯|여섯|일곱|여덟|아홉|열)(?=\s?(?:개|건|곳|군데|권|달|명|번|부|분|사람|살|시|장|주|쪽|차례|통|편|해|가지))/gu,
  /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/giu,
  /[一二两兩三四五六七八九十]{1,3}/gu,
];
const MONTH_NAMES = /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b/giu;

const spelledIn = (text: string): number[] => [
  ...SPELLED.flatMap((pattern) => Array.from(text.matchAll(pattern), ([word]) => readNumber(word) ?? 0)),
  ...Array.from(text.matchAll(MONTH_NAMES), ([name]) => monthOf(name)),
];

const claimsIn = (text: string): Claim[] => [...amountClaims(text), ...periodClaims(text)];

/** A text without the amounts and lengths of time that another one states too, in whatever words. */
const withoutShared = (text: string, other: string): string => {
  const stated = new Set(claimsIn(other).map(({ key }) => key));
  return claimsIn(text)
    .filter(({ key }) => stated.has(key))
    .toSorted((one, next) => next.start - one.start)
    .reduce((rest, { start, end }) => rest.slice(0, start) + " ".repeat(end - start) + rest.slice(end), text);
};

/** What a translation says exactly and its original does not, as written in the translation. */
export const findAdded = (original: string, translated: string): string[] => {
  const [source, target] = [original.normalize("NFKC"), translated.normalize("NFKC")];
  const said = new Set(exactParts(source).map(({ key }) => key));
  // The noughts of 10:00 say nothing.
  const spelled = [0, ...spelledIn(source)].map((number) => `number:${number}`);
  const alike = new Set([...Array.from(said, withoutYear), ...spelled]);
  return exactParts(withoutShared(target, source))
    .filter(({ key }) => !said.has(key) && !said.has(withoutYear(key)) && !alike.has(key))
    .map(({ text }) => text);
};
