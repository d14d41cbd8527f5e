import type { Language } from "./language.ts";
import type { Localized } from "./localized.ts";
import { ADMIN_SUPPORT, type ServiceId } from "./service-ids.ts";

/** By language: the landing page's search looks through all of them, so that a term read off a Korean paper is found. */
export const SERVICE_NAMES: Readonly<Record<ServiceId | typeof ADMIN_SUPPORT, Localized>> = {
  "certified-mail": { ko: "내용증명", en: "Certified mail", ja: "内容証明郵便", zh: "内容证明邮件" },
  "payment-order": { ko: "지급명령", en: "Payment order", ja: "支払命令", zh: "支付令" },
  "provisional-seizure": { ko: "가압류", en: "Provisional seizure", ja: "仮差押え", zh: "财产保全（假扣押）" },
  "provisional-disposition": { ko: "가처분", en: "Provisional disposition", ja: "仮処分", zh: "临时处分（假处分）" },
  complaint: { ko: "소장 작성", en: "Complaint for a civil suit", ja: "訴状の作成", zh: "撰写起诉状" },
  "answer-brief": { ko: "답변서", en: "Answer to a complaint", ja: "答弁書", zh: "答辩状" },
  "real-estate-auction": { ko: "부동산 경매", en: "Real-estate auction", ja: "不動産競売", zh: "不动产拍卖" },
  "movable-property-auction": { ko: "동산 경매", en: "Auction of movables", ja: "動産競売", zh: "动产拍卖" },
  "debt-seizure": {
    ko: "채권압류 및 추심",
    en: "Claim seizure and collection",
    ja: "債権差押え・取立て",
    zh: "债权扣押与收取",
  },
  "lease-registration": {
    ko: "임차권등기명령",
    en: "Lease registration order",
    ja: "賃借権登記命令",
    zh: "租赁权登记令",
  },
  "property-disclosure": { ko: "재산명시", en: "Property disclosure", ja: "財産開示", zh: "财产申报" },
  "debtor-registry": {
    ko: "채무불이행자명부 등재",
    en: "Defaulting-debtor registry",
    ja: "債務不履行者名簿への登載",
    zh: "列入失信债务人名册",
  },
  "divorce-lawsuit": { ko: "이혼소송", en: "Divorce suit", ja: "離婚訴訟", zh: "离婚诉讼" },
  "patent-lawsuit": { ko: "특허소송", en: "Patent suit", ja: "特許訴訟", zh: "专利诉讼" },
  "administrative-lawsuit": { ko: "행정소송", en: "Administrative suit", ja: "行政訴訟", zh: "行政诉讼" },
  "criminal-defense": { ko: "형사 변호", en: "Criminal defence", ja: "刑事弁護", zh: "刑事辩护" },
  "inheritance-lawsuit": { ko: "상속소송", en: "Inheritance suit", ja: "相続訴訟", zh: "继承诉讼" },
  "labor-lawsuit": { ko: "노동소송", en: "Employment suit", ja: "労働訴訟", zh: "劳动诉讼" },
  lawsuit: { ko: "민사소송", en: "Civil suit", ja: "民事訴訟", zh: "民事诉讼" },
  objection: { ko: "이의신청", en: "Objection", ja: "異議申立て", zh: "提出异议" },
  seizure: { ko: "압류", en: "Seizure", ja: "差押え", zh: "扣押" },
  "real-estate-seizure": { ko: "부동산 압류", en: "Seizure of real estate", ja: "不動産差押え", zh: "查封不动产" },
  "admin-support": { ko: "관리자 상담", en: "Talk to our staff", ja: "担当者への相談", zh: "咨询工作人员" },
};

export const serviceName = (serviceId: ServiceId | typeof ADMIN_SUPPORT, language: Language): string =>
  SERVICE_NAMES[serviceId][language];
