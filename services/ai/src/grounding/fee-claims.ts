import type { FeeKind } from "../computing/computed.ts";
import { inAnyLanguage } from "../reading/in-any-language.ts";
import type { Claim } from "./claim.ts";
import { textAround } from "./text-around.ts";

const STAMP = inAnyLanguage({
  ko: /인지(?:대|액)?/iu,
  en: /\bstamp dut(?:y|ies)\b/iu,
  ja: /印紙(?:代|額)?/iu,
  zh: /印花(?:税|费)?/iu,
});
const SERVICE = inAnyLanguage({ ko: /송달료/iu, en: /\bservice fees?\b/iu, ja: /送達料/iu, zh: /送达费/iu });
const OTHER = inAnyLanguage({
  ko: /예납금|법원\s?비용/iu,
  en: /\b(?:filing fees?|court (?:fees?|costs?))\b/iu,
  ja: /予納金|裁判所費用/iu,
  zh: /诉讼费/iu,
});
const FEE = `(?:(?<stamp>${STAMP.source})|(?<service>${SERVICE.source})|${OTHER.source})`;
const NAMES = new RegExp(FEE, "giu");
const OF = inAnyLanguage({ ko: /의/iu, en: /of|for|in/iu, ja: /の/iu, zh: /的/iu });
const NAME_BEHIND = new RegExp(String.raw`^\s?(?:${OF.source})?\s?${FEE}`, "iu");

const WON_OR_CLAIM = inAnyLanguage({
  ko: /원|청구/iu,
  en: /won|claim/iu,
  ja: /ウォン|請求/iu,
  zh: /韩元|请求|诉讼标的/iu,
});
/** Between the name of a fee and its amount: neither another amount nor the claim that it is for. */
const JOINED = new RegExp(String.raw`^(?!.*(?:\d|${WON_OR_CLAIM.source}))`, "iu");

/** Applications whose duty is the same whatever is at stake. */
const APPLICATIONS = inAnyLanguage({
  ko: /가압류|가처분|경매|압류|추심|재산명시|채무불이행자|임차권|이혼(?:\s?소송)?/iu,
  en: /\b(?:provisional|attachment|seizures?|disposition|injunction|auction|disclosure|registry|lease registration|divorce(?: (?:law)?suit)?)\b/iu,
  ja: /仮差押|仮処分|競売|差押|取立|財産開示|名簿|賃借権|離婚(?:訴訟)?/iu,
  zh: /假扣押|保全|临时处分|拍卖|扣押|财产申报|名册|租赁权|离婚(?:诉讼)?/iu,
});
/** Suits, whose duty is not. */
const SUITS = inAnyLanguage({
  ko: /소장|소송|지급명령|항소|상고/iu,
  en: /\b(?:complaint|lawsuit|suit|appeal|payment order)\b/iu,
  ja: /訴状|訴訟|支払命令|控訴|上告/iu,
  zh: /起诉|诉讼(?!费)|支付令|上诉/iu,
});
const PAPERS = new RegExp(`(?<application>${APPLICATIONS.source})|${SUITS.source}`, "giu");

const LOWEST = inAnyLanguage({
  ko: /최저|최소/iu,
  en: /\b(?:minimum|lowest|at least)\b/iu,
  ja: /最低/iu,
  zh: /最低/iu,
});

/** What is said of an amount within its part of a sentence: another amount has another. */
const partAround = (text: string, claim: Claim): string => {
  const { before, behind } = textAround(text, claim);
  return `${before.split(/\d/u).at(-1)} ${behind.split(/\d|[,，、;]|\band\b/u)[0]}`;
};

export interface NamedFee {
  /** Undefined where the text does not say which. */
  kind: FeeKind | undefined;
  /** It is said to be for an application, and not for a suit. */
  isForApplication: boolean;
  isLowest: boolean;
}

/** What a text states an amount to be that a court takes: the fee is named right before it, or right behind. */
export const feeNamed = (text: string, claim: Claim): NamedFee | undefined => {
  const { before, behind } = textAround(text, claim);
  const last = Array.from(before.matchAll(NAMES)).at(-1);
  const isBefore = last !== undefined && JOINED.test(before.slice(last.index + last[0].length));
  const named = isBefore ? last : NAME_BEHIND.exec(behind);
  if (!named) return undefined;
  const { stamp, service } = named.groups ?? {};
  const kind = stamp ? "stamp" : service && "service";
  const part = partAround(text, claim);
  const paper = Array.from(part.matchAll(PAPERS)).at(-1);
  return {
    kind: kind || undefined,
    isForApplication: Boolean(paper?.groups?.["application"]),
    isLowest: LOWEST.test(part),
  };
};
