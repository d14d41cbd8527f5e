import { MATTERS, type MatterId } from "@legal/legal-rules";
import { WAGE_DELAY } from "@legal/legal-rules/claims";
import type { ServiceId } from "../service-ids.ts";
import type { Figure } from "./figures.ts";
import type { Confidence } from "./period-rules.ts";
import type { Citation, Law } from "./statutes.ts";

/** What a figure in a service's own text rests on, where none of the service's period rules says it. */
interface CitedSource {
  readonly figures: readonly Figure[];
  readonly statutes: readonly Citation[];
  readonly confidence: Confidence;
  /** The day it was last checked, `yyyy-MM-dd`. */
  readonly asOf: string;
}

/** How long things usually take: experience, not law. */
interface Experience {
  readonly figures: readonly Figure[];
  readonly experience: true;
}

export type TextSource = CitedSource | Experience;

export const isCited = (source: TextSource): source is CitedSource => "statutes" in source;

const CHECKED = "2026-11-22";

const source = (
  confidence: Confidence,
  figures: readonly Figure[],
  law: Law,
  ...articles: readonly string[]
): CitedSource => ({ figures, statutes: [{ law, articles }], confidence, asOf: CHECKED });

/** A length that legal-rules computes with: it is written there alone. */
const counted = (matter: MatterId): Figure => {
  const { n, unit } = MATTERS[matter].period;
  return `${n} ${unit}`;
};

const seizableIncome = source(
  "official",
  ["2500000 won", "5000000 won", "6000000 won"],
  "civilExecutionDecree",
  "3",
  "4",
);
const protectedLiving = source("official", ["2500000 won", "1 month"], "civilExecutionDecree", "2", "7");
const judgmentLimitation = source("statute", ["10 year"], "civilCode", "165");
const smallClaimLimit = source("official", ["30000000 won"], "smallClaimsRules", "1-2");

export const TEXT_SOURCES: Readonly<Record<ServiceId, readonly TextSource[]>> = {
  "certified-mail": [],
  "payment-order": [],
  "provisional-seizure": [],
  "provisional-disposition": [{ figures: ["3 month"], experience: true }],
  complaint: [
    smallClaimLimit,
    source("official", ["10 percent"], "stampDuty", "16"),
    { figures: ["1 year"], experience: true },
  ],
  "answer-brief": [],
  "real-estate-auction": [source("official", ["1 week"], "civilExecution", "102")],
  "movable-property-auction": [protectedLiving],
  "debt-seizure": [seizableIncome, protectedLiving],
  "lease-registration": [source("statute", ["6 month", "1 month"], "commercialLease", "10")],
  "property-disclosure": [source("official", ["20 day"], "civilExecution", "68")],
  "debtor-registry": [judgmentLimitation],
  "divorce-lawsuit": [
    source("statute", ["3 month", "1 month"], "civilCode", "836-2"),
    source("statute", ["1 month", "3 month"], "familyRegister", "58", "75", "78"),
  ],
  "patent-lawsuit": [],
  "administrative-lawsuit": [],
  "criminal-defense": [],
  "inheritance-lawsuit": [source("statute", ["6 month"], "inheritanceTax", "67")],
  "labor-lawsuit": [
    source("official", ["14 day"], "labourStandards", "36"),
    source("official", [`${Number(WAGE_DELAY.ratePercent)} percent`], "labourStandardsDecree", "17"),
  ],
  lawsuit: [source("official", ["1 month"], "civilProcedure", "268")],
  objection: [
    source("official", [counted("late-act")], "civilProcedure", "173"),
    source("official", ["30 day"], "generalAdministration", "36"),
    source("official", [counted("admin-appeal")], "administrativeAppeals", "27"),
  ],
  seizure: [protectedLiving, judgmentLimitation],
  "real-estate-seizure": [source("statute", ["3 month"], "labourStandards", "38")],
};
