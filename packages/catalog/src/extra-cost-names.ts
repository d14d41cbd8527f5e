import type { Language } from "./language.ts";
import type { Localized } from "./localized.ts";
import type { ExtraCost } from "./prices.ts";

const EXTRA_COST_NAMES: Readonly<Record<ExtraCost, Localized>> = {
  legalCosts: {
    ko: "인지대·송달료 등 법적 비용 별도",
    en: "Court costs (stamp duty, service of papers) are extra",
    ja: "訴訟費用（印紙代・送達料など）は別途",
    zh: "诉讼费用（印花、送达费等）另计",
  },
  courtAndDepositFees: {
    ko: "법원 비용과 공탁금 별도",
    en: "Court fees and the security deposit are extra",
    ja: "裁判所費用・供託費用は別途",
    zh: "法院费用和提存费用另计",
  },
  legalAndTravelCosts: {
    ko: "인지대·송달료 등 법적 비용과 출장비 별도",
    en: "Court costs and travel are extra",
    ja: "訴訟費用・出張費は別途",
    zh: "诉讼费用和差旅费另计",
  },
};

/** A short notice for the price card: what is paid on top. */
export const extraCostName = (extra: ExtraCost, language: Language): string => EXTRA_COST_NAMES[extra][language];
