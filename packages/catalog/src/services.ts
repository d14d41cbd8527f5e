import type { StampDocument } from "@legal/legal-rules/court-costs";
import type { Localized } from "./localized.ts";

/** What the price does not include: fees and expenses that are paid on to others. */
export type ExtraCost =
  "postage" | "legalCosts" | "courtAndDepositFees" | "legalAndTravelCosts" | "registrationCosts" | "professionalFees";

/** Won without VAT; null = by agreement. */
export interface ServicePrice {
  readonly standard: number | null;
  readonly deluxe: number | null;
  readonly extra: ExtraCost;
}

/** On the way to an enforceable title: before there is one, against one, with one in hand; or of no side alone. */
export type ServiceStage = "claim" | "defence" | "enforcement" | "other";

interface Service {
  readonly name: Localized;
  readonly price: ServicePrice;
  readonly stage: ServiceStage;
  /**
   * A name for each thing that the service's page asks for, in the order of its list: what is ticked in a case is kept
   * by it. A name stays with its meaning for ever; another meaning gets another name.
   */
  readonly prepare: readonly [string, string, string, string];
  /** Its fee or its form depends on how much is claimed. */
  readonly needsAmount?: true;
  /** Its paper is written in the case: a type of packages/document-types is for it. */
  readonly hasDocument?: true;
  /** The papers that open it at the court, where its costs follow from the amount alone; a choice of several. */
  readonly courtPapers?: readonly StampDocument[];
  /** Those whose costs depend on how many people they concern as well, or which may be about no amount. */
  readonly furtherPapers?: readonly StampDocument[];
}

type Services = Readonly<Record<string, Service>>;

export const BY_AGREEMENT: ServicePrice = { standard: null, deluxe: null, extra: "legalCosts" };
const CIVIL_SUIT: ServicePrice = { standard: 500_000, deluxe: null, extra: "legalCosts" };
const AUCTION: ServicePrice = { standard: 300_000, deluxe: 500_000, extra: "legalAndTravelCosts" };
const EXECUTION_PAPER: ServicePrice = { standard: 100_000, deluxe: 220_000, extra: "legalCosts" };
const SPECIAL_SUIT: ServicePrice = { standard: 1_000_000, deluxe: null, extra: "legalCosts" };
/** Papers that only a lawyer or another professional may make; that person bills them. */
const PROFESSIONAL = { extra: "professionalFees" } as const;

/** The services of the home page, in the order it shows them. */
export const HOME_SERVICES = {
  "certified-mail": {
    name: { ko: "내용증명", en: "Certified mail", ja: "内容証明郵便", zh: "内容证明邮件" },
    price: { standard: 50_000, deluxe: 200_000, extra: "postage" },
    stage: "claim",
    prepare: ["contract", "conversations", "other-party", "amount-note"],
    needsAmount: true,
    hasDocument: true,
  },
  "payment-order": {
    name: { ko: "지급명령", en: "Payment order", ja: "支払命令", zh: "支付令" },
    price: { standard: 110_000, deluxe: 220_000, extra: "legalCosts" },
    stage: "claim",
    prepare: ["contract", "transfers", "other-party", "promise-to-pay"],
    needsAmount: true,
    hasDocument: true,
    courtPapers: ["payment-order"],
  },
  "provisional-seizure": {
    name: { ko: "가압류", en: "Provisional seizure", ja: "仮差押え", zh: "财产保全（假扣押）" },
    price: { standard: 220_000, deluxe: 330_000, extra: "courtAndDepositFees" },
    stage: "claim",
    prepare: ["contract", "assets", "signs-of-transfer", "identity"],
    needsAmount: true,
    courtPapers: ["provisional-attachment"],
  },
  "provisional-disposition": {
    name: { ko: "가처분", en: "Provisional disposition", ja: "仮処分", zh: "临时处分（假处分）" },
    price: { standard: 220_000, deluxe: 330_000, extra: "courtAndDepositFees" },
    stage: "claim",
    prepare: ["title", "site-evidence", "protests", "damage-note"],
    courtPapers: ["provisional-disposition", "provisional-status"],
  },
  complaint: {
    name: { ko: "소장 작성", en: "Complaint for a civil suit", ja: "訴状の作成", zh: "撰写起诉状" },
    price: CIVIL_SUIT,
    stage: "claim",
    prepare: ["contract", "damage-evidence", "other-party", "timeline"],
    needsAmount: true,
    courtPapers: ["complaint"],
  },
  "answer-brief": {
    name: { ko: "답변서", en: "Answer to a complaint", ja: "答弁書", zh: "答辩状" },
    price: CIVIL_SUIT,
    stage: "defence",
    prepare: ["court-papers", "date-of-service", "transfers", "conversations"],
  },
  "real-estate-auction": {
    name: { ko: "부동산 경매", en: "Real-estate auction", ja: "不動産競売", zh: "不动产拍卖" },
    price: AUCTION,
    stage: "enforcement",
    prepare: ["enforceable-title", "property", "proof-of-service", "cost-account"],
    furtherPapers: ["auction"],
  },
  "movable-property-auction": {
    name: { ko: "동산 경매", en: "Auction of movables", ja: "動産競売", zh: "动产拍卖" },
    price: AUCTION,
    stage: "enforcement",
    prepare: ["enforceable-title", "proof-of-service", "place-of-goods", "photos"],
  },
  "debt-seizure": {
    name: {
      ko: "채권압류 및 추심",
      en: "Claim seizure and collection",
      ja: "債権差押え・取立て",
      zh: "债权扣押与收取",
    },
    price: EXECUTION_PAPER,
    stage: "enforcement",
    prepare: ["enforceable-title", "proof-of-service", "third-party-debtor", "amount"],
    needsAmount: true,
    furtherPapers: ["claim-seizure"],
  },
  "lease-registration": {
    name: { ko: "임차권등기명령", en: "Lease registration order", ja: "賃借権登記命令", zh: "租赁权登记令" },
    price: { ...EXECUTION_PAPER, extra: "registrationCosts" },
    stage: "other",
    prepare: ["lease", "residence", "end-of-lease", "deposit"],
  },
  "property-disclosure": {
    name: { ko: "재산명시", en: "Property disclosure", ja: "財産開示", zh: "财产申报" },
    price: EXECUTION_PAPER,
    stage: "enforcement",
    prepare: ["enforceable-title", "proof-of-service", "other-party", "amount"],
    courtPapers: ["property-disclosure"],
  },
  "debtor-registry": {
    name: {
      ko: "채무불이행자명부 등재",
      en: "Defaulting-debtor registry",
      ja: "債務不履行者名簿への登載",
      zh: "列入失信债务人名册",
    },
    price: EXECUTION_PAPER,
    stage: "enforcement",
    prepare: ["enforceable-title", "proof-of-finality", "other-party", "payments"],
    courtPapers: ["debtor-registry"],
  },
  "divorce-lawsuit": {
    name: { ko: "이혼소송", en: "Divorce suit", ja: "離婚訴訟", zh: "离婚诉讼" },
    price: SPECIAL_SUIT,
    stage: "other",
    prepare: ["family-register", "evidence", "assets", "children"],
  },
  "patent-lawsuit": {
    name: { ko: "특허소송", en: "Patent suit", ja: "特許訴訟", zh: "专利诉讼" },
    price: { ...SPECIAL_SUIT, ...PROFESSIONAL },
    stage: "other",
    prepare: ["registration", "comparison", "correspondence", "prior-use"],
  },
  "administrative-lawsuit": {
    name: { ko: "행정소송", en: "Administrative suit", ja: "行政訴訟", zh: "行政诉讼" },
    price: SPECIAL_SUIT,
    stage: "other",
    prepare: ["disposition", "date-of-service", "filed-papers", "hardship"],
    furtherPapers: ["admin-first"],
  },
  "criminal-defense": {
    name: { ko: "형사 변호", en: "Criminal defence", ja: "刑事弁護", zh: "刑事辩护" },
    price: { ...SPECIAL_SUIT, ...PROFESSIONAL },
    stage: "other",
    prepare: ["court-papers", "evidence", "victim-contact", "circumstances"],
  },
  "inheritance-lawsuit": {
    name: { ko: "상속소송", en: "Inheritance suit", ja: "相続訴訟", zh: "继承诉讼" },
    price: SPECIAL_SUIT,
    stage: "other",
    prepare: ["family-register", "estate", "will", "care"],
    courtPapers: ["complaint"],
  },
  "labor-lawsuit": {
    name: { ko: "노동소송", en: "Employment suit", ja: "労働訴訟", zh: "劳动诉讼" },
    price: { ...CIVIL_SUIT, ...PROFESSIONAL },
    stage: "other",
    prepare: ["contract", "wages", "working-hours", "dismissal"],
    courtPapers: ["complaint"],
  },
} satisfies Services;

/** Those that only have a page of their own. */
const PAGE_SERVICES = {
  lawsuit: {
    name: { ko: "민사소송", en: "Civil suit", ja: "民事訴訟", zh: "民事诉讼" },
    price: CIVIL_SUIT,
    stage: "other",
    prepare: ["papers", "court-number", "originals", "witnesses"],
    courtPapers: ["complaint"],
  },
  objection: {
    name: { ko: "이의신청", en: "Objection", ja: "異議申立て", zh: "提出异议" },
    // Objections reach from a one-page notice to a full defence, and no price row covers that.
    price: BY_AGREEMENT,
    stage: "defence",
    prepare: ["court-papers", "date-of-service", "evidence", "relation-note"],
    hasDocument: true,
  },
  seizure: {
    name: { ko: "압류", en: "Seizure", ja: "差押え", zh: "扣押" },
    price: EXECUTION_PAPER,
    stage: "enforcement",
    prepare: ["enforceable-title", "proof-of-service", "assets", "amount"],
    needsAmount: true,
    furtherPapers: ["claim-seizure", "auction"],
  },
  "real-estate-seizure": {
    name: { ko: "부동산 압류", en: "Seizure of real estate", ja: "不動産差押え", zh: "查封不动产" },
    // Real estate is seized by the decision that opens its auction, so the work is the auction's.
    price: AUCTION,
    stage: "enforcement",
    prepare: ["enforceable-title", "proof-of-service", "property", "amount"],
    furtherPapers: ["auction"],
  },
} satisfies Services;

/** Of a case that no service is chosen for. */
export const SUPPORT_NAME: Localized = {
  ko: "관리자 상담",
  en: "Talk to our staff",
  ja: "担当者への相談",
  zh: "咨询工作人员",
};

export const SERVICES = { ...HOME_SERVICES, ...PAGE_SERVICES };

export type HomeServiceId = keyof typeof HOME_SERVICES;
export type ServiceId = keyof typeof SERVICES;

export const serviceOf = (id: ServiceId): Service => SERVICES[id];
