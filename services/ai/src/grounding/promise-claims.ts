import type { Language } from "@legal/contracts";
import type { Claim } from "./claim.ts";

/** That a case is won for certain, which no one can say; not that it is not, and not as a question. */
const PROMISES: Readonly<Record<Language, RegExp>> = {
  ko: /(?:반드시|무조건|틀림없이|100 ?%) ?(?:이깁니다|이겨요|이기십니다|이길 수 있(?:습니다|어요)|승소합니다|승소하십니다|승소할 수 있(?:습니다|어요))|승소[를을]? ?(?:보장|장담)(?:합니다|해요|해 ?드|하겠)/gu,
  en: /\b(?:will|are|is) (?:definitely|certainly|surely|guaranteed to|certain to|sure to|bound to) win\b|(?<!(?:not|never|cannot|can['’]t|no one can|nobody can) )\bguarantee(?: that)? you(?:['’]ll| will| a)? (?:win|victory)\b/giu,
  ja: /(?:必ず|絶対に?|確実に|100 ?%) ?(?:勝てます|勝ちます|勝訴(?:します|できます))(?!か|とは|わけ)|勝訴を(?:保証|お?約束)(?:します|いたします)/gu,
  zh: /(?<!不|没有)(?:一定|肯定|必定|绝对|百分之百)(?:能|会|可以)?(?:赢|胜诉)(?!吗|的话)|(?<!不|不能|无法|不会|没人能)(?:保证|包)[您你]?(?:一定|能|会)?(?:赢|胜诉)/gu,
};

/** Promises of certain victory that a text makes. */
export const promiseClaims = (text: string): Claim[] =>
  Object.values(PROMISES).flatMap((pattern) =>
    Array.from(text.matchAll(pattern), ({ 0: whole, index }): Claim => {
      return { kind: "promise", text: whole, start: index, end: index + whole.length, key: `promise:${whole}` };
    }),
  );
