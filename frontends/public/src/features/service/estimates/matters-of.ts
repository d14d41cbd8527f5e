import type { ServiceContent } from "@legal/catalog";
import type { MatterId } from "@legal/legal-rules";

/** The periods of the catalogue that follow from one date, by the name under which they are computed. */
const MATTERS: Readonly<Partial<Record<ServiceContent["deadlines"][number]["rule"], MatterId>>> = {
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
  reservedShare: "reserved-share",
  renounceInheritance: "inheritance-choice",
  wageClaims: "wage-claim",
  unfairDismissal: "unfair-dismissal",
  administrativeSuit: "admin-suit",
  criminalAppeal: "criminal-appeal",
  summaryOrder: "formal-trial",
  patentRuling: "patent-suit",
};

/** The periods of a service's page that can be computed, in the order of the page. */
export const mattersOf = ({ deadlines }: ServiceContent): MatterId[] =>
  deadlines.flatMap(({ rule }) => MATTERS[rule] ?? []);
