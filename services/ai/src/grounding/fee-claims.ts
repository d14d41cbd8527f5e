import type { FeeKind } from "../computing/computed.ts";
import type { Claim } from "./claim.ts";
import { textAround } from "./text-around.ts";

const STAMP = String.raw`인지(?:대|액)?|\bstamp dut(?:y|ies)\b|印紙(?:代|額)?|印花(?:税|费)?`;
const SERVICE = String.raw`송달료|\bservice fees?\b|送達料|送达费`;
const OTHER = String.raw`예납금|법원\s?비용|\b(?:filing fees?|court (?:fees?|costs?))\b|予納金|裁判所費用|诉讼费`;
const FEE = `(?:(?<stamp>${STAMP})|(?<service>${SERVICE})|${OTHER})`;
const NAMES = new RegExp(FEE, "giu");
const NAME_BEHIND = new RegExp(String.raw`^\s?(?:의|of|for|in|の|的)?\s?${FEE}`, "iu");

/** Between the name of a fee and its amount: neither another amount nor the claim that it is for. */
const JOINED = /^(?!.*(?:\d|원|won|ウォン|韩元|청구|claim|請求|请求|诉讼标的))/iu;

/** Applications whose duty is the same whatever is at stake, and suits, whose duty is not. */
const PAPERS =
  /(?<application>가압류|가처분|경매|압류|추심|재산명시|채무불이행자|임차권|이혼(?:\s?소송)?|\b(?:provisional|attachment|seizures?|disposition|injunction|auction|disclosure|registry|lease registration|divorce(?: (?:law)?suit)?)\b|仮差押|仮処分|競売|差押|取立|財産開示|名簿|賃借権|離婚(?:訴訟)?|假扣押|保全|临时处分|拍卖|扣押|财产申报|名册|租赁权|离婚(?:诉讼)?)|소장|소송|지급명령|항소|상고|\b(?:complaint|lawsuit|suit|appeal|payment order)\b|訴状|訴訟|支払命令|控訴|上告|起诉|诉讼(?!费)|支付令|上诉/giu;

const LOWEST = /최저|최소|\b(?:minimum|lowest|at least)\b|最低/iu;

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
