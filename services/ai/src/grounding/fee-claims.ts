import type { Claim } from "./claim.ts";
import { textAround } from "./text-around.ts";

const FEE = String.raw`인지(?:대|액)?|송달료|예납금|법원\s?비용|\b(?:stamp dut(?:y|ies)|service fees?|filing fees?|court (?:fees?|costs?))\b|印紙(?:代|額)?|送達料|予納金|裁判所費用|印花(?:税|费)?|送达费|诉讼费`;
const NAMES = new RegExp(FEE, "giu");
const NAME_BEHIND = new RegExp(String.raw`^\s?(?:의|of|for|in|の|的)?\s?(?:${FEE})`, "iu");

/** Between the name of a fee and its amount: neither another amount nor the claim that it is for. */
const JOINED = /^(?!.*(?:\d|원|won|ウォン|韩元|청구|claim|請求|请求|诉讼标的))/iu;

/** Whether a text states an amount as what a court takes: the fee is named right before it, or right behind. */
export const isFee = (text: string, claim: Claim): boolean => {
  const { before, behind } = textAround(text, claim);
  const named = Array.from(before.matchAll(NAMES)).at(-1);
  const isBefore = named !== undefined && JOINED.test(before.slice(named.index + named[0].length));
  return isBefore || NAME_BEHIND.test(behind);
};
