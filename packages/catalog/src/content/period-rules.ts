import type { Citation } from "./statutes.ts";

/** official = its text was read; statute = certain, text not read; secondary = several secondary sources agree. */
export type Confidence = "official" | "statute" | "secondary";

interface PeriodRule {
  readonly statutes: readonly Citation[];
  readonly confidence: Confidence;
}

/** The periods that threaten a customer. Their wording stands in each language's frame. */
export const PERIOD_RULES = {
  paymentOrderObjection: { statutes: [{ law: "civilProcedure", articles: ["468", "470"] }], confidence: "official" },
  answerToComplaint: { statutes: [{ law: "civilProcedure", articles: ["256", "257"] }], confidence: "official" },
  civilAppeal: { statutes: [{ law: "civilProcedure", articles: ["396"] }], confidence: "official" },
  appealBrief: { statutes: [{ law: "civilProcedure", articles: ["402-2", "402-3"] }], confidence: "official" },
  settlementRecommendation: { statutes: [{ law: "civilProcedure", articles: ["226"] }], confidence: "official" },
  performanceRecommendation: { statutes: [{ law: "smallClaims", articles: ["5-4"] }], confidence: "secondary" },
  executionAppeal: {
    statutes: [
      { law: "civilProcedure", articles: ["444"] },
      { law: "civilExecution", articles: ["15"] },
    ],
    confidence: "official",
  },
  provisionalExecution: { statutes: [{ law: "civilExecution", articles: ["292", "301"] }], confidence: "official" },
  orderToSue: { statutes: [{ law: "civilExecution", articles: ["287", "288"] }], confidence: "official" },
  distributionDemand: { statutes: [{ law: "civilExecution", articles: ["84", "88"] }], confidence: "statute" },
  movablesDistributionDemand: { statutes: [{ law: "civilExecution", articles: ["220"] }], confidence: "statute" },
  disclosureObjection: { statutes: [{ law: "civilExecution", articles: ["63"] }], confidence: "official" },
  debtorRegistry: { statutes: [{ law: "civilExecution", articles: ["70", "73"] }], confidence: "official" },
  leaseRegistrationFirst: { statutes: [{ law: "housingLease", articles: ["3-3"] }], confidence: "statute" },
  demandLetter: { statutes: [{ law: "civilCode", articles: ["174"] }], confidence: "statute" },
  propertyDivision: { statutes: [{ law: "civilCode", articles: ["839-2"] }], confidence: "statute" },
  reservedShare: { statutes: [{ law: "civilCode", articles: ["1117"] }], confidence: "statute" },
  renounceInheritance: { statutes: [{ law: "civilCode", articles: ["1019"] }], confidence: "statute" },
  wageClaims: { statutes: [{ law: "labourStandards", articles: ["49"] }], confidence: "official" },
  unfairDismissal: { statutes: [{ law: "labourStandards", articles: ["28"] }], confidence: "statute" },
  administrativeSuit: { statutes: [{ law: "administrativeLitigation", articles: ["20"] }], confidence: "official" },
  criminalAppeal: { statutes: [{ law: "criminalProcedure", articles: ["358", "361-3"] }], confidence: "statute" },
  summaryOrder: { statutes: [{ law: "criminalProcedure", articles: ["453"] }], confidence: "statute" },
  patentRuling: { statutes: [{ law: "patent", articles: ["186"] }], confidence: "statute" },
} as const satisfies Readonly<Record<string, PeriodRule>>;

export type PeriodRuleId = keyof typeof PERIOD_RULES;
