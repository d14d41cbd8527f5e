import { lawNames } from "@legal/catalog";
import type { Language } from "@legal/contracts";
import type { Passage } from "../knowledge/passage.ts";
import { caseClaims } from "./case-claims.ts";
import type { Claim } from "./claim.ts";
import { isAgo, periodClaims } from "./period-claims.ts";
import { statuteClaims } from "./statute-claims.ts";

const MARKS: Readonly<Record<Language, string>> = {
  ko: " [확인되지 않음]",
  en: " [not verified]",
  ja: "［未確認］",
  zh: "［未经核实］",
};

export interface Checked {
  /** The text with a mark behind everything that the knowledge does not say. */
  text: string;
  unverified: string[];
}

export interface Verifier {
  check(text: string): Checked;
}

const statuteKeys = (passages: readonly Passage[]): Set<string> =>
  new Set(
    passages
      .flatMap(({ citations }) => citations)
      .flatMap(({ law, articles }) =>
        articles.flatMap((article) => [`statute:${law}:${article}`, `statute:*:${article}`]),
      ),
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
  outermost([...statuteClaims(text), ...caseClaims(text), ...periodClaims(text)]);

const mark = (text: string, claims: readonly Claim[], sign: string): string => {
  const ends = [...new Set(claims.map(({ end }) => end))].toSorted((a, b) => b - a);
  return ends.reduce((marked, end) => marked.slice(0, end) + sign + marked.slice(end), text);
};

/**
 * Holds texts against the given passages of knowledge: statutes, case numbers and periods that none of them states are
 * marked. How long ago something was may be repeated from what the person wrote; nothing else of theirs counts as known.
 */
export const createVerifier = (passages: readonly Passage[], said: string, language: Language): Verifier => {
  const texts = passages.map(({ title, text }) => `${title}\n${text}`);
  const known = new Set([
    ...statuteKeys(passages),
    ...texts.flatMap((text) => [...periodClaims(text), ...caseClaims(text)].map(({ key }) => key)),
  ]);
  const cited = passages.flatMap(({ citations }) => citations.flatMap(({ law }) => lawNames(law)));
  const allTexts = [...texts, ...cited].join("\n").replaceAll(/\s/gu, "");
  /** A law that the passages themselves speak of. */
  const isNamed = ({ key }: Claim): boolean => key.startsWith("law:") && allTexts.includes(key.slice("law:".length));
  const told = new Set(periodClaims(said).map(({ key }) => key));

  return {
    check: (text) => {
      const wrong = allClaims(text).filter(
        (claim) =>
          !known.has(claim.key) &&
          !isNamed(claim) &&
          !(claim.kind === "period" && told.has(claim.key) && isAgo(text, claim)),
      );
      return { text: mark(text, wrong, MARKS[language]), unverified: [...new Set(wrong.map((claim) => claim.text))] };
    },
  };
};
