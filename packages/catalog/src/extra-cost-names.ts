import type { Language } from "@legal/contracts/constants";
import type { Localized } from "./localized.ts";
import type { ExtraCost } from "./services.ts";

const EXTRA_COST_NAMES: Readonly<Record<ExtraCost, Localized>> = {
  postage: {
    ko: "우편료(내용증명·배달증명) 별도",
    en: "Postage is extra",
    ja: "郵便料金（内容証明・配達証明）は別途",
    zh: "邮费（内容证明、送达证明）另计",
  },
  registrationCosts: {
    ko: "인지대·송달료·등록면허세 별도",
    en: "Court costs and registration tax are extra",
    ja: "印紙代・送達料・登録免許税は別途",
    zh: "印花费、送达费、登记许可税另计",
  },
  professionalFees: {
    ko: "법적 비용과 변호사·노무사·변리사 보수 별도",
    en: "Legal costs and fees of lawyers or other professionals are extra",
    ja: "法的費用と、弁護士・労務士・弁理士の報酬は別途",
    zh: "法律费用和律师、劳务士、专利代理师的报酬另计",
  },
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
