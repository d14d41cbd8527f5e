import { MATTERS, type MatterId } from "@legal/legal-rules";
import { SMALL_CLAIM_LIMIT } from "@legal/legal-rules/court-costs";
import { EXEMPT_INCOME, EXEMPT_LIVING } from "@legal/legal-rules/execution";
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

export const source = (
  confidence: Confidence,
  figures: readonly Figure[],
  law: Law,
  ...articles: readonly string[]
): CitedSource => ({ figures, statutes: [{ law, articles }], confidence, asOf: CHECKED });

/** A length that legal-rules computes with: it is written there alone. */
export const counted = (matter: MatterId): Figure => {
  const { n, unit } = MATTERS[matter].period;
  return `${n} ${unit}`;
};

/** Written in legal-rules alone. */
const exemptLiving: Figure = `${EXEMPT_LIVING.value} won`;
const { halfFrom, halfTo } = EXEMPT_INCOME[1].value;

export const seizableIncome = source(
  "official",
  [exemptLiving, `${halfFrom} won`, `${halfTo} won`],
  "civilExecutionDecree",
  "3",
  "4",
);
export const protectedLiving = source("official", [exemptLiving, "1 month"], "civilExecutionDecree", "2", "7");
export const judgmentLimitation = source("statute", ["10 year"], "civilCode", "165");
export const smallClaimLimit = source("official", [`${SMALL_CLAIM_LIMIT} won`], "smallClaimsRules", "1-2");
