import type { PeriodRuleId } from "@legal/catalog";
import type { MatterId } from "@legal/legal-rules";

/** The period that runs first under a rule, where it is one that can be computed. */
export const MATTER_OF_RULE: Partial<Record<PeriodRuleId, MatterId>> = {
  paymentOrderObjection: "payment-order-objection",
  answerToComplaint: "answer",
  civilAppeal: "civil-appeal",
  appealBrief: "appeal-brief",
  settlementRecommendation: "settlement-recommendation-objection",
  performanceRecommendation: "performance-recommendation-objection",
  executionAppeal: "execution-immediate-appeal",
  auctionOpeningObjection: "execution-immediate-appeal",
  provisionalExecution: "provisional-execution",
  disclosureObjection: "disclosure-objection",
  criminalAppeal: "criminal-appeal",
  summaryOrder: "formal-trial",
  administrativeSuit: "admin-suit",
  licenceAppeal: "admin-appeal",
  familyAppeal: "family-appeal",
  patentRuling: "patent-suit",
  propertyDivision: "property-division",
  renounceInheritance: "inheritance-choice",
  unfairDismissal: "unfair-dismissal",
};
