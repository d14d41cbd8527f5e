import type { MatterId } from "@legal/legal-rules";
import type { PeriodRuleId } from "./period-rules.ts";

/**
 * The period of a rule that follows from one date, by the name under which legal-rules computes it. A decision that opens
 * an auction has none: it is open to objection until the price is paid.
 */
export const MATTER_OF_RULE: Readonly<Partial<Record<PeriodRuleId, MatterId>>> = {
  paymentOrderObjection: "payment-order-objection",
  answerToComplaint: "answer",
  civilAppeal: "civil-appeal",
  appealBrief: "appeal-brief",
  settlementRecommendation: "settlement-recommendation-objection",
  performanceRecommendation: "performance-recommendation-objection",
  executionAppeal: "execution-immediate-appeal",
  provisionalExecution: "provisional-execution",
  distributionObjection: "distribution-suit-proof",
  disclosureObjection: "disclosure-objection",
  demandLetter: "demand-followup",
  propertyDivision: "property-division",
  familyAppeal: "family-appeal",
  reservedShare: "reserved-share",
  renounceInheritance: "inheritance-choice",
  wageClaims: "wage-claim",
  unfairDismissal: "unfair-dismissal",
  labourReview: "labour-review",
  administrativeSuit: "admin-suit",
  licenceAppeal: "admin-appeal",
  criminalAppeal: "criminal-appeal",
  summaryOrder: "formal-trial",
  indictmentOpinion: "indictment-opinion",
  patentRuling: "patent-suit",
};
