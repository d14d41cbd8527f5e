import type { Language } from "./constants/language.ts";

/** What a site says about its operator (전자상거래법 제10조 and 제13조, 개인정보 보호법 제30조), as it is shown. */
export const BUSINESS_FACTS = [
  "name",
  "representative",
  "registrationNumber",
  /** The Fair Trade Commission's page about this registration. */
  "registrationUrl",
  "mailOrderNumber",
  "address",
  "phone",
  /** The phone, and the fax where there is one. */
  "phoneAndFax",
  "email",
  "hosting",
  /** Who else works on personal data for the operator, with task and country, in one line (개인정보 보호법 제26조). */
  "processors",
  "privacyOfficer",
  "privacyEmail",
] as const;
export type BusinessFact = (typeof BUSINESS_FACTS)[number];
export type Business = Record<BusinessFact, string>;
export type LocalizedBusiness = Record<Language, Business>;

export const registrationUrlOf = (registrationNumber: string): string =>
  `https://www.ftc.go.kr/bizCommPop.do?wrkr_no=${registrationNumber.replaceAll("-", "")}`;

const EVERYWHERE = {
  registrationNumber: "000-00-00000",
  registrationUrl: registrationUrlOf("000-00-00000"),
  phone: "02-000-0000",
  phoneAndFax: "02-000-0000",
  email: "support@ondam.example",
  privacyEmail: "support@ondam.example",
};

/** Where no real business is shown: on the operator's own machine, in tests, and on the frontends' dev server. */
export const PLACEHOLDER_BUSINESS: LocalizedBusiness = {
  ko: {
    ...EVERYWHERE,
    name: "온담 법률서비스",
    representative: "김온담",
    mailOrderNumber: "제0000-서울서초-0000호",
    address: "서울특별시 서초구 서초대로 000",
    hosting: "온담 호스팅",
    processors: "정해지는 대로 여기에 공개합니다.",
    privacyOfficer: "김온담",
  },
  en: {
    ...EVERYWHERE,
    name: "Ondam Legal Services",
    representative: "Kim On-dam",
    mailOrderNumber: "0000-Seoul Seocho-0000",
    address: "000 Seocho-daero, Seocho-gu, Seoul, Republic of Korea",
    hosting: "Ondam Hosting",
    processors: "Named here as soon as they are chosen.",
    privacyOfficer: "Kim On-dam",
  },
  ja: {
    ...EVERYWHERE,
    name: "オンダム法律サービス",
    representative: "キム・オンダム",
    mailOrderNumber: "第⁠0000-ソウル瑞草-0000号",
    address: "ソウル特別市 瑞草区 瑞草大路 000",
    hosting: "オンダムホスティング",
    processors: "決まり次第、ここに公開します。",
    privacyOfficer: "キム・オンダム",
  },
  zh: {
    ...EVERYWHERE,
    name: "温谈法律服务",
    representative: "金温谈",
    mailOrderNumber: "第⁠0000-首尔瑞草-0000号",
    address: "首尔特别市瑞草区瑞草大路 000",
    hosting: "温谈托管",
    processors: "确定后在此公布。",
    privacyOfficer: "金温谈",
  },
};
