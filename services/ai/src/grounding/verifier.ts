import { lawNames, type Citation } from "@legal/catalog";
import { HELPLINES, type Language } from "@legal/contracts";
import type { Computed } from "../computing/computed.ts";
import type { Passage } from "../knowledge/passage.ts";
import { textsIn } from "../texts/texts.ts";
import { amountClaims, keyOfAmount } from "./amount-claims.ts";
import { caseClaims } from "./case-claims.ts";
import type { Claim } from "./claim.ts";
import { contactClaims, keyOfNumber } from "./contact-claims.ts";
import { aheadClaims, dateClaims, keysOfDate, withoutYear } from "./date-claims.ts";
import { isDueDate, isRetold } from "./due-claims.ts";
import { createFeeProof } from "./fee-proof.ts";
import { percentClaims } from "./percent-claims.ts";
import { isAgo, periodClaims } from "./period-claims.ts";
import { isPriceWithoutTotal } from "./price-proof.ts";
import { promiseClaims } from "./promise-claims.ts";
import { statuteClaims } from "./statute-claims.ts";

export interface Checked {
  /** The text with a mark behind everything that the knowledge does not say. */
  text: string;
  unverified: string[];
}

export interface Verifier {
  check(text: string): Checked;
}

const statuteKeys = (sources: readonly { readonly citations: readonly Citation[] }[]): string[] =>
  sources
    .flatMap(({ citations }) => citations)
    .flatMap(({ law, articles }) =>
      articles.flatMap((article) => [`statute:${law}:${article}`, `statute:*:${article}`]),
    );

/** A claim inside a longer one (`1년` in `11년`, a law's name before its article) is said by that one. */
const outermost = (claims: readonly Claim[]): Claim[] =>
  claims.filter(
    (claim) =>
      !claims.some(
        (other) =>
          other !== claim &&
          other.start <= claim.start &&
          other.end >= claim.end &&
          other.text.length > claim.text.length,
      ),
  );

const allClaims = (text: string): Claim[] =>
  outermost([...statuteClaims(text), ...figureClaims(text), ...promiseClaims(text)]);

/** What a text counts as known: its figures, but not the laws that it merely names. */
const figureClaims = (text: string): Claim[] => [
  ...caseClaims(text),
  ...periodClaims(text),
  ...dateClaims(text),
  ...amountClaims(text),
  ...percentClaims(text),
  ...contactClaims(text),
];

const keysOf = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => figureClaims(text).map(({ key }) => key));

const computedKeys = (computed: readonly Computed[]): Set<string> =>
  new Set([
    ...statuteKeys(computed),
    ...computed.flatMap(({ lines, dates, amounts }) => [
      ...lines.flatMap(allClaims).map(({ key }) => key),
      ...dates.flatMap(keysOfDate),
      ...amounts.map(keyOfAmount),
    ]),
  ]);

/** Of a deadline only its ends are last days; what it is counted from is one in no sentence. */
const dueKeys = (computed: readonly Computed[]): Set<string> =>
  new Set(
    computed.flatMap(({ due, dates, lines }) =>
      due ? due.ends.flatMap(keysOfDate) : [...dates.flatMap(keysOfDate), ...keysOf(lines)],
    ),
  );

const mark = (text: string, claims: readonly Claim[], sign: string): string => {
  const ends = [...new Set(claims.map(({ end }) => end))].toSorted((a, b) => b - a);
  return ends.reduce((marked, end) => marked.slice(0, end) + sign + marked.slice(end), text);
};

const citedNames = (sources: readonly { readonly citations: readonly Citation[] }[]): string[] =>
  sources.flatMap(({ citations }) => citations.flatMap(({ law }) => lawNames(law)));

const withoutSpaces = (texts: readonly string[]): string => texts.join("\n").replaceAll(/\s/gu, "");

export interface Sources {
  readonly passages: readonly Passage[];
  /** What the person wrote. */
  readonly said: string;
  readonly language: Language;
  /** What the law's arithmetic gave; may grow while an answer is written. */
  readonly computed?: readonly Computed[];
  readonly today?: string;
}

/**
 * Holds texts against passages of knowledge and what was computed: statutes, case numbers, periods, dates, amounts,
 * percentages, and numbers and addresses to turn to that neither states are marked, and promises of victory always. A date, an amount, or how long ago something was may be repeated from what the person
 * wrote; nothing else of theirs counts as known. As a last day their date, as a court's fee their amount or one that is
 * no fee, their percentage, and what numbers and addresses they name, prove nothing unless they are repeated as theirs.
 * A package's price is proven only beside its total with VAT.
 */
export const createVerifier = ({ passages, said, language, computed = [], today }: Sources): Verifier => {
  const texts = passages.map(({ title, text }) => `${title}\n${text}`);
  const aheadIn = (text: string): Claim[] => (today === undefined ? [] : aheadClaims(text, today));
  const saidDates = [...dateClaims(said), ...aheadIn(said)];
  const written = new Set(keysOf(texts));
  const saidAmountKeys = new Set(amountClaims(said).map(({ key }) => key));
  const known = new Set([
    ...statuteKeys(passages),
    ...written,
    ...HELPLINES.map(keyOfNumber),
    ...(today === undefined ? [] : keysOfDate(today)),
    ...saidDates.flatMap((date) => [date.key, withoutYear(date)]),
    ...saidAmountKeys,
  ]);
  const isUnprovenFee = createFeeProof(passages, computed);
  const allTexts = withoutSpaces([...texts, ...citedNames(passages)]);
  /** A law that the passages themselves, or a computation, speak of. */
  const isNamed = ({ key }: Claim): boolean => {
    if (!key.startsWith("law:")) return false;
    const name = key.slice("law:".length);
    return allTexts.includes(name) || withoutSpaces(citedNames(computed)).includes(name);
  };
  const saidPeriodKeys = new Set(periodClaims(said).map(({ key }) => key));
  const saidPercentKeys = new Set(percentClaims(said).map(({ key }) => key));
  const saidContactKeys = new Set(contactClaims(said).map(({ key }) => key));
  const saidDateKeys = new Set(saidDates.map(({ key }) => key));
  const saidDueKeys = new Set(saidDates.filter((date) => isDueDate(said, date)).map(withoutYear));
  const isRepeated = (text: string, claim: Claim): boolean =>
    (claim.kind === "period" && saidPeriodKeys.has(claim.key) && isAgo(text, claim)) ||
    (claim.kind === "date" && saidDateKeys.has(withoutYear(claim))) ||
    (claim.kind === "percent" && saidPercentKeys.has(claim.key) && isRetold(text, claim)) ||
    (claim.kind === "contact" && saidContactKeys.has(claim.key) && isRetold(text, claim));
  const isUnprovenDue = (text: string, claim: Claim, due: ReadonlySet<string>): boolean =>
    claim.kind === "date" &&
    isDueDate(text, claim) &&
    !written.has(claim.key) &&
    !due.has(claim.key) &&
    !(saidDueKeys.has(withoutYear(claim)) && isRetold(text, claim));

  return {
    check: (text) => {
      const given = computedKeys(computed);
      const due = dueKeys(computed);
      const isKnown = (claim: Claim): boolean =>
        known.has(claim.key) || given.has(claim.key) || isNamed(claim) || isRepeated(text, claim);
      const isUnprovenPrice = (claim: Claim): boolean =>
        !saidAmountKeys.has(claim.key) && !given.has(claim.key) && isPriceWithoutTotal(text, claim, written);
      const wrong = [...allClaims(text), ...aheadIn(text)].filter(
        (claim) =>
          !isKnown(claim) || isUnprovenDue(text, claim, due) || isUnprovenFee(text, claim) || isUnprovenPrice(claim),
      );
      return {
        text: mark(text, wrong, textsIn(language).unverified),
        unverified: [...new Set(wrong.map((claim) => claim.text))],
      };
    },
  };
};
