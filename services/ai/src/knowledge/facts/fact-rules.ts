import {
  ALL_SERVICE_IDS,
  estimatedPapersOf,
  SERVICE_IDS,
  type Citation,
  type Confidence,
  type ServiceId,
} from "@legal/catalog";
import { isFlat } from "@legal/legal-rules/court-costs";

interface FactRule {
  readonly citations: readonly Citation[];
  readonly confidence: Confidence;
  /** The day it was checked. */
  readonly asOf: string;
  /** Whose subject it is; empty = everybody's. */
  readonly services: readonly ServiceId[];
}

const ASOF = "2026-11-22";
const civilProcedure = (...articles: string[]): Citation => ({ law: "civilProcedure", articles });
const stampDuty = (...articles: string[]): Citation => ({ law: "stampDuty", articles });
const criminalProcedure = (...articles: string[]): Citation => ({ law: "criminalProcedure", articles });
const civilCode = (...articles: string[]): Citation => ({ law: "civilCode", articles });
const SUITS: readonly ServiceId[] = ["complaint", "lawsuit", "answer-brief"];
const CRIMINAL: readonly ServiceId[] = ["criminal-defense"];
/** The services of the home page with a paper that costs the same whatever is at stake. */
const FLAT_DUTY = SERVICE_IDS.filter((id) => estimatedPapersOf(id).some(isFlat));
/** Everything but criminal cases. */
const CIVIL = ALL_SERVICE_IDS.filter((id) => !CRIMINAL.includes(id));

const fact = (
  confidence: Confidence,
  services: readonly ServiceId[],
  ...citations: readonly [Citation, ...Citation[]]
): FactRule => ({ citations, confidence, asOf: ASOF, services });

/** What is true beyond the periods of the catalogue. The wording stands in each language's file. */
export const FACT_RULES = {
  counting: fact("official", [], civilCode("157", "160", "161")),
  electronicService: fact("official", [], { law: "electronicDocuments", articles: ["11"] }, civilCode("157")),
  publicService: fact("official", CIVIL, civilProcedure("196"), criminalProcedure("64")),
  missedPeriod: fact("official", CIVIL, civilProcedure("172", "173")),
  missedCriminalPeriod: fact("official", CRIMINAL, criminalProcedure("345", "346", "458")),
  stampDuty: fact("official", [...SUITS, "payment-order"], stampDuty("2", "3", "7", "16")),
  executionFees: fact("official", [...FLAT_DUTY, "lease-registration", "divorce-lawsuit"], stampDuty("9"), {
    law: "familyFees",
    articles: ["2", "5"],
  }),
  deliveryFees: fact("secondary", [...SUITS, "payment-order"], { law: "serviceFees", articles: [] }),
  interest: fact(
    "official",
    [...SUITS, "payment-order", "labor-lawsuit", "divorce-lawsuit"],
    civilCode("379"),
    { law: "commercialCode", articles: ["54"] },
    { law: "litigationPromotion", articles: ["3"] },
    { law: "labourStandards", articles: ["37"] },
    { law: "labourStandardsDecree", articles: ["17"] },
    { law: "interestLimit", articles: [] },
  ),
  paymentOrderLimits: fact("official", ["payment-order", "objection"], civilProcedure("462", "472", "473"), {
    law: "civilExecution",
    articles: ["58"],
  }),
  smallClaims: fact(
    "official",
    SUITS,
    { law: "smallClaims", articles: ["5-2"] },
    { law: "smallClaimsRules", articles: ["1-2"] },
  ),
  supremeCourt: fact("official", ["lawsuit"], civilProcedure("425", "427", "428", "429"), {
    law: "smallClaims",
    articles: ["3"],
  }),
  finalOrders: fact(
    "official",
    ["objection", "payment-order", "answer-brief"],
    { law: "civilExecution", articles: ["44", "58"] },
    { law: "smallClaims", articles: ["5-8"] },
  ),
} as const satisfies Readonly<Record<string, FactRule>>;

export type FactId = keyof typeof FACT_RULES;
export type FactTexts = Readonly<Record<FactId, { readonly title: string; readonly text: string }>>;
