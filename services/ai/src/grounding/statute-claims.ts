import { LAW_IDS, lawNames, type Law } from "@legal/catalog";
import type { Claim } from "./claim.ts";
import { readNumber } from "../reading/numbers.ts";

const laws = LAW_IDS.flatMap((law) => lawNames(law).map((name) => ({ law, name }))).toSorted(
  (a, b) => b.name.length - a.name.length,
);

/** How far before an article its law may be named. */
const CHARACTERS_BEFORE = 60;

const ARTICLES: readonly RegExp[] = [
  /제?\s?([0-9０-９]{1,4})\s?조(?:\s?의\s?([0-9０-９]{1,3}))?(?!\s?원|\s?[0-9,]+억)/gu,
  /(?:\b(?:articles?|arts?\.?|sections?)|§)\s?([0-9]{1,4})(?:-([0-9]{1,3}))?/giu,
  // 一条 without 第 counts things: 一条路.
  /(?:第\s?|(?=[0-9０-９]))([0-9０-９]{1,4}|[一二三四五六七八九十百]{1,7})\s?[条條](?:\s?[の之]\s?([0-9０-９]{1,3}|[一二三四五六七八九十]{1,3}))?/gu,
];
/** `Articles 468, 470 and 472`: the numbers after the first. */
const MORE_ARTICLES = /^(\s*(?:,|and|or|&)\s*)([0-9]{1,4})(?:-([0-9]{1,3}))?(?!\s*(?:day|week|month|year|%|won))/iu;

/** Korean words that end in 법 and are no law: ways of doing something, and what is lawful or not. */
const NO_KOREAN_LAW =
  "방|불|위|합|적|편|사|입|문|요|용|수|해|대처|해결|계산|작성|사용|예방|활용|표기|준|무|진|집필|산정|조리|치료|민사";

/** Names that look like a law's: by 법 and a word boundary in Korean, by brackets or usual endings elsewhere. */
const LAW_NAMES: readonly RegExp[] = [
  new RegExp(
    `(?<![가-힣])(?!(?:[가-힣]*(?:${NO_KOREAN_LAW}))법)[가-힣]{1,20}법(?=$|[^가-힣]|(?:은|는|이|가|을|를|의|에|상|도|과|와|으로|에서|에는|에도|이나|이라)(?![가-힣]{3}))`,
    "gu",
  ),
  /(?<![가-힣])(?:[가-힣]{1,20} ){1,6}등?에 관한 (?:특례)?법률?/gu,
  /\b[A-Z][A-Za-z]+(?: (?:[A-Z][A-Za-z]+|of|on|the|and|for|in|concerning|to)){0,9} Act\b|\b(?:Civil|Criminal|Commercial|Penal) Code\b/gu,
  /《[^》]{2,40}》|[一-龠ァ-ヶー]{1,14}(?:訴訟法|诉讼法|執行法|执行法|保護法|保护法|基準法|基准法|特例法|審判法|审判法|印紙法|印花法|利用法|特許法|专利法|商標法|商标法|借家法|契約法|合同法|管理法|税法|保険法|保险法|破産法|破产法|著作権法)|(?<![一-龠])[民刑商]法|憲法|宪法/gu,
];

const articleKey = (number: string, sub: string | undefined): string =>
  `${readNumber(number) ?? number}${sub ? `-${readNumber(sub) ?? sub}` : ""}`;

const lawBefore = (text: string, at: number): Law | undefined => {
  const before = text.slice(Math.max(0, at - CHARACTERS_BEFORE), at);
  let found: { law: Law; end: number } | undefined;
  for (const { law, name } of laws) {
    const index = before.lastIndexOf(name);
    if (index >= 0 && index + name.length > (found?.end ?? 0)) found = { law, end: index + name.length };
  }
  return found?.law;
};

/** A named law right before the article that is none of ours: the article belongs to it. */
const hasForeignLaw = (text: string, at: number): boolean => {
  const before = text.slice(Math.max(0, at - CHARACTERS_BEFORE), at);
  return LAW_NAMES.some((pattern) => {
    const last = Array.from(before.matchAll(pattern)).at(-1);
    return last !== undefined && !knownLaw(last[0]) && !isPartOfKnownLaw(before, last);
  });
};

/** `General Act` within `General Act on Public Administration`. */
const isPartOfKnownLaw = (before: string, { 0: part, index }: RegExpExecArray): boolean =>
  laws.some(({ name }) => {
    const within = name.indexOf(part);
    return within >= 0 && before.startsWith(name, index - within);
  });

const plain = (name: string): string => name.replaceAll(/[《》「」『』\s]/gu, "");
const LEADING = /^(?:(?:Under|In|By|See|Per|The|Korean|Of|And|Both|A) )+/u;
const names = laws.map(({ name }) => plain(name));
/** Below this a shared ending says nothing: 국가배상법 is not the 상법. */
const DISTINCTIVE = 4;

/** One of ours, perhaps with a word of the sentence before it or without its first words. */
const knownLaw = (name: string): boolean => {
  const asked = plain(name.replace(LEADING, ""));
  return names.some(
    (ours) =>
      ours === asked ||
      (asked.length >= DISTINCTIVE && ours.endsWith(asked)) ||
      (ours.length >= DISTINCTIVE && asked.endsWith(ours)),
  );
};

const articleClaims = (text: string): Claim[] =>
  ARTICLES.flatMap((pattern) =>
    Array.from(text.matchAll(pattern)).flatMap((match) => {
      const claims: Claim[] = [];
      const law = hasForeignLaw(text, match.index) ? "unknown" : lawBefore(text, match.index);
      const add = (start: number, whole: string, number: string, sub: string | undefined): void => {
        const key = `statute:${law ?? "*"}:${articleKey(number, sub)}`;
        claims.push({ kind: "statute", text: whole, start, end: start + whole.length, key });
      };
      add(match.index, match[0], match[1] ?? "", match[2]);
      let end = match.index + match[0].length;
      for (let more = MORE_ARTICLES.exec(text.slice(end)); more; more = MORE_ARTICLES.exec(text.slice(end))) {
        const [whole, link = "", number = "", sub] = more;
        add(end + link.length, whole.slice(link.length), number, sub);
        end += whole.length;
      }
      return claims;
    }),
  );

const nameClaims = (text: string): Claim[] =>
  LAW_NAMES.flatMap((pattern) =>
    Array.from(text.matchAll(pattern)).flatMap(({ 0: name, index }): Claim[] =>
      knownLaw(name)
        ? []
        : [{ kind: "statute", text: name, start: index, end: index + name.length, key: `law:${plain(name)}` }],
    ),
  );

/** Laws and articles that a text names. An article without a law belongs to any (`*`); an unknown law to none. */
export const statuteClaims = (text: string): Claim[] => [...articleClaims(text), ...nameClaims(text)];
