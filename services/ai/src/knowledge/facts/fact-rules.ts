import type { Citation, Confidence, ServiceId } from "@legal/catalog";

interface FactRule {
  readonly citations: readonly Citation[];
  readonly confidence: Confidence;
  /** The day it was checked. */
  readonly asOf: string;
  /** Whose subject it is; empty = everybody's. */
  readonly services: readonly ServiceId[];
}

const ASOF = "2026-11-20";
const civilProcedure = (...articles: string[]): Citation => ({ law: "civilProcedure", articles });
const civilCode = (...articles: string[]): Citation => ({ law: "civilCode", articles });
const SUITS: readonly ServiceId[] = ["complaint", "lawsuit", "answer-brief"];

/** What is true beyond the periods of the catalogue. The wording stands in each language's file. */
export const FACT_RULES = {
  counting: { citations: [civilCode("157", "160", "161")], confidence: "official", asOf: ASOF, services: [] },
  electronicService: {
    citations: [{ law: "electronicDocuments", articles: ["11"] }],
    confidence: "official",
    asOf: ASOF,
    services: [],
  },
  publicService: { citations: [civilProcedure("196")], confidence: "official", asOf: ASOF, services: [] },
  missedPeriod: { citations: [civilProcedure("173")], confidence: "official", asOf: ASOF, services: [] },
  stampDuty: {
    citations: [{ law: "stampDuty", articles: [] }],
    confidence: "official",
    asOf: ASOF,
    services: [...SUITS, "payment-order"],
  },
  executionFees: {
    citations: [{ law: "stampDuty", articles: [] }],
    confidence: "secondary",
    asOf: ASOF,
    services: [
      "provisional-seizure",
      "provisional-disposition",
      "real-estate-auction",
      "debt-seizure",
      "property-disclosure",
      "debtor-registry",
      "lease-registration",
      "divorce-lawsuit",
    ],
  },
  deliveryFees: { citations: [], confidence: "secondary", asOf: "2026-07-01", services: [...SUITS, "payment-order"] },
  interest: {
    citations: [
      { law: "civilCode", articles: [] },
      { law: "commercialCode", articles: [] },
      { law: "litigationPromotion", articles: [] },
    ],
    confidence: "official",
    asOf: ASOF,
    services: [...SUITS, "payment-order"],
  },
  paymentOrderLimits: {
    citations: [civilProcedure("462", "472"), { law: "civilExecution", articles: ["58"] }],
    confidence: "official",
    asOf: ASOF,
    services: ["payment-order", "objection"],
  },
  smallClaims: {
    citations: [{ law: "smallClaims", articles: [] }],
    confidence: "official",
    asOf: ASOF,
    services: SUITS,
  },
  supremeCourt: {
    citations: [civilProcedure("427", "428")],
    confidence: "official",
    asOf: ASOF,
    services: ["lawsuit"],
  },
} as const satisfies Readonly<Record<string, FactRule>>;

export type FactId = keyof typeof FACT_RULES;
export type FactTexts = Readonly<Record<FactId, { readonly title: string; readonly text: string }>>;
