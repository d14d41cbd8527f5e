import type { ServiceId } from "@legal/catalog";
import { isMatterId, MATTER_IDS, type MatterId } from "@legal/legal-rules";

/** The papers that most people hold in their hands, the commonest first. */
export const PAPERS = [
  "answer",
  "payment-order-objection",
  "civil-appeal",
  "performance-recommendation-objection",
  "settlement-recommendation-objection",
  "formal-trial",
] as const satisfies readonly MatterId[];

/** A length of time that the court set itself: an order to correct, for example. */
export const OWN_PERIOD = "period";

const common: readonly string[] = PAPERS;
export const isPaper = (matter: string): boolean => common.includes(matter);
export const OTHER_MATTERS = MATTER_IDS.filter((id) => !isPaper(id));

const SERVICES: Readonly<Partial<Record<MatterId, ServiceId>>> = {
  answer: "answer-brief",
  "payment-order-objection": "objection",
  "performance-recommendation-objection": "objection",
  "settlement-recommendation-objection": "objection",
  "mediation-decision-objection": "objection",
  "civil-appeal": "lawsuit",
  "supreme-appeal": "lawsuit",
  "appeal-brief": "lawsuit",
  "formal-trial": "criminal-defense",
  "criminal-appeal": "criminal-defense",
  "criminal-brief": "criminal-defense",
  "indictment-opinion": "criminal-defense",
  "admin-suit": "administrative-lawsuit",
  "admin-appeal": "administrative-lawsuit",
  "unfair-dismissal": "labor-lawsuit",
  "labour-review": "labor-lawsuit",
  "labour-review-suit": "labor-lawsuit",
  "wage-claim": "labor-lawsuit",
  "inheritance-choice": "inheritance-lawsuit",
  "reserved-share": "inheritance-lawsuit",
  "property-division": "divorce-lawsuit",
  "family-appeal": "divorce-lawsuit",
  "patent-suit": "patent-lawsuit",
  "disclosure-objection": "property-disclosure",
  "provisional-execution": "provisional-seizure",
  "distribution-suit-proof": "real-estate-auction",
  "execution-immediate-appeal": "debt-seizure",
  "demand-followup": "complaint",
};

/** The service that does in time what this period asks for. */
export const serviceFor = (matter: string): ServiceId | undefined =>
  isMatterId(matter) ? SERVICES[matter] : undefined;
