import type { PeriodRuleId } from "@legal/catalog";

/** Who does not know which paper came reads no paper's period: a wrong one could make them miss the right one. */
export const UNKNOWN_PAPER = "unknownCourtPaper" satisfies PeriodRuleId;

/** Periods that begin when a paper arrives. */
export const AFTER_A_PAPER: ReadonlySet<string> = new Set<PeriodRuleId>([
  "paymentOrderObjection",
  "answerToComplaint",
  "civilAppeal",
  "appealBrief",
  "settlementRecommendation",
  "performanceRecommendation",
  "executionAppeal",
  "auctionOpeningObjection",
  "orderToSue",
  "provisionalExecution",
  "disclosureObjection",
  "administrativeSuit",
  "civilServantAppeal",
  "taxAppeal",
  "licenceAppeal",
  "removalOrder",
  "fineObjection",
  "labourReview",
  "criminalAppeal",
  "summaryOrder",
  "indictmentOpinion",
  "patentRuling",
  "patentRefusal",
  "familyAppeal",
]);
