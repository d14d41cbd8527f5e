import { MATTER_IDS, type MatterId } from "@legal/legal-rules";
import { caseRuleOf, COURT_SET, type CaseMatter } from "@legal/legal-rules/case-matters";
import { isServiceId, type ServiceId } from "@legal/catalog";

/** What is most often served in a case of the service, the likeliest first. */
const USUAL: Readonly<Record<ServiceId, readonly MatterId[]>> = {
  "certified-mail": [],
  "payment-order": ["payment-order-objection", "performance-recommendation-objection"],
  objection: ["payment-order-objection", "performance-recommendation-objection", "settlement-recommendation-objection"],
  complaint: ["civil-appeal", "settlement-recommendation-objection", "mediation-decision-objection"],
  "answer-brief": ["answer", "civil-appeal", "settlement-recommendation-objection"],
  lawsuit: ["civil-appeal", "appeal-brief", "supreme-appeal", "settlement-recommendation-objection"],
  "provisional-seizure": ["provisional-execution", "immediate-appeal"],
  "provisional-disposition": ["provisional-execution", "immediate-appeal"],
  "debt-seizure": ["execution-immediate-appeal"],
  seizure: ["execution-immediate-appeal"],
  // Their decisions on the opening and on the sale begin no week on their receipt.
  "real-estate-auction": ["distribution-suit-proof"],
  "real-estate-seizure": ["distribution-suit-proof"],
  "movable-property-auction": ["execution-immediate-appeal", "distribution-suit-proof"],
  "property-disclosure": ["disclosure-objection"],
  "debtor-registry": ["execution-immediate-appeal"],
  "lease-registration": ["immediate-appeal"],
  "divorce-lawsuit": ["answer", "family-appeal", "property-division"],
  "patent-lawsuit": ["patent-suit", "supreme-appeal"],
  "administrative-lawsuit": ["admin-suit", "admin-appeal", "civil-appeal"],
  "criminal-defense": ["criminal-appeal", "formal-trial", "indictment-opinion", "criminal-brief"],
  "inheritance-lawsuit": ["inheritance-choice", "reserved-share", "family-immediate-appeal"],
  "labor-lawsuit": ["unfair-dismissal", "labour-review", "labour-review-suit", "wage-claim", "civil-appeal"],
};

export interface MatterChoice {
  usual: readonly CaseMatter[];
  others: readonly CaseMatter[];
}

const choiceOf = (serviceType: string, offered: readonly CaseMatter[]): MatterChoice => {
  const ofService: readonly CaseMatter[] = isServiceId(serviceType) ? USUAL[serviceType] : [];
  const usual = ofService.filter((id) => offered.includes(id));
  return { usual, others: offered.filter((id) => !usual.includes(id)) };
};

/** Every matter, those usual in the case apart. */
export const mattersFor = (serviceType: string): MatterChoice => choiceOf(serviceType, [...MATTER_IDS, COURT_SET]);

/**
 * Papers that a court or an authority sends to a customer, by the matter that their receipt begins. An authority's
 * decision begins the administrative appeal as well, which is as long; staff correct the matter where that is meant.
 */
export const PAPERS = [
  "answer",
  "payment-order-objection",
  "performance-recommendation-objection",
  "settlement-recommendation-objection",
  "mediation-decision-objection",
  "civil-appeal",
  "supreme-appeal",
  "appeal-brief",
  "supreme-brief",
  "supreme-reply",
  "immediate-appeal",
  "execution-immediate-appeal",
  "disclosure-objection",
  "family-appeal",
  "family-immediate-appeal",
  "formal-trial",
  "indictment-opinion",
  "criminal-brief",
  "patent-suit",
  "admin-suit",
  "labour-review",
  "labour-review-suit",
] as const satisfies readonly MatterId[];
export type Paper = (typeof PAPERS)[number];

export const papersFor = (serviceType: string): MatterChoice => choiceOf(serviceType, PAPERS);

/** The likeliest period of the case: that of a paper, where one usually comes. */
export const likeliestMatter = (serviceType: string): CaseMatter | undefined =>
  papersFor(serviceType).usual[0] ?? mattersFor(serviceType).usual[0];

/** How a paper of the matter reaches its reader, the usual way first. */
export const modesOf = (matter: CaseMatter) => caseRuleOf(matter).modes;
