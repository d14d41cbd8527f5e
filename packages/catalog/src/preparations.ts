import { isServiceId, type ServiceId } from "./service-ids.ts";

type Four = readonly [string, string, string, string];

/**
 * A name for each thing that a service's page asks for, in the order of its list: what is ticked in a case is kept by
 * it. A name stays with its meaning for ever; another meaning gets another name.
 */
const PREPARATIONS: Readonly<Record<ServiceId, Four>> = {
  "certified-mail": ["contract", "conversations", "other-party", "amount-note"],
  "payment-order": ["contract", "transfers", "other-party", "promise-to-pay"],
  "provisional-seizure": ["contract", "assets", "signs-of-transfer", "identity"],
  "provisional-disposition": ["title", "site-evidence", "protests", "damage-note"],
  complaint: ["contract", "damage-evidence", "other-party", "timeline"],
  "answer-brief": ["court-papers", "date-of-service", "transfers", "conversations"],
  "real-estate-auction": ["enforceable-title", "property", "proof-of-service", "cost-account"],
  "movable-property-auction": ["enforceable-title", "proof-of-service", "place-of-goods", "photos"],
  "debt-seizure": ["enforceable-title", "proof-of-service", "third-party-debtor", "amount"],
  "lease-registration": ["lease", "residence", "end-of-lease", "deposit"],
  "property-disclosure": ["enforceable-title", "proof-of-service", "other-party", "amount"],
  "debtor-registry": ["enforceable-title", "proof-of-finality", "other-party", "payments"],
  "divorce-lawsuit": ["family-register", "evidence", "assets", "children"],
  "patent-lawsuit": ["registration", "comparison", "correspondence", "prior-use"],
  "administrative-lawsuit": ["disposition", "date-of-service", "filed-papers", "hardship"],
  "criminal-defense": ["court-papers", "evidence", "victim-contact", "circumstances"],
  "inheritance-lawsuit": ["family-register", "estate", "will", "care"],
  "labor-lawsuit": ["contract", "wages", "working-hours", "dismissal"],
  lawsuit: ["papers", "court-number", "originals", "witnesses"],
  objection: ["court-papers", "date-of-service", "evidence", "relation-note"],
  seizure: ["enforceable-title", "proof-of-service", "assets", "amount"],
  "real-estate-seizure": ["enforceable-title", "proof-of-service", "property", "amount"],
};

/** In the order of `prepare` in the service's content; none for what is no service. */
export const preparationsOf = (serviceType: string): readonly string[] =>
  isServiceId(serviceType) ? PREPARATIONS[serviceType] : [];
