import type { PeriodRuleId, ServiceId } from "@legal/catalog";
import type { Concept } from "./concepts/concept-ids.ts";

/** What a meeting of concepts in a story speaks for. */
export interface Signal {
  /** All of them, near each other; `a|b` is either. */
  readonly when: readonly string[];
  /** None of them anywhere. */
  readonly unless?: readonly Concept[];
  readonly services?: Partial<Readonly<Record<ServiceId, number>>>;
  /** Periods that then threaten. */
  readonly rules?: readonly PeriodRuleId[];
}

const OTHER_PAPERS = [
  "paymentOrder",
  "performanceRecommendation",
  "settlementRecommendation",
  "propertyDisclosure",
  "summaryOrder",
  "seizureDecision",
  "provisionalSeizure",
  "auction",
] as const satisfies readonly Concept[];

const CRIMINAL = ["prison", "verdict", "summaryOrder", "fine"] as const satisfies readonly Concept[];

const moneyOwed: readonly Signal[] = [
  { when: ["lent"], services: { "payment-order": 5, "certified-mail": 2 } },
  { when: ["lent", "unpaid"], services: { "payment-order": 3, "certified-mail": 1, complaint: 1 } },
  { when: ["owes"], services: { "payment-order": 4, "certified-mail": 2 } },
  { when: ["owes", "unpaid"], services: { "payment-order": 2, "certified-mail": 1 } },
  { when: ["invoice", "unpaid"], services: { "payment-order": 6, "certified-mail": 2, complaint: 2 } },
  { when: ["unpaid"], services: { "payment-order": 1.5, "certified-mail": 1 } },
  { when: ["refusesToPay"], unless: ["wonJudgment"], services: { "payment-order": 2, "certified-mail": 1.5 } },
  { when: ["paymentOrder"], services: { "payment-order": 4, objection: 3 } },
  { when: ["certifiedMail"], services: { "certified-mail": 6 } },
  { when: ["formalNotice"], unless: ["died"], services: { "certified-mail": 5 } },
  { when: ["cancelContract"], services: { "certified-mail": 3 } },
  { when: ["cancelContract", "proof|formalNotice"], services: { "certified-mail": 4 } },
  { when: ["neighbour"], services: { "certified-mail": 1.5 } },
  { when: ["certifiedMail", "limitation|noReply|sentBefore"], rules: ["demandLetter"], services: { complaint: 1 } },
];

const papersReceived: readonly Signal[] = [
  {
    when: ["paymentOrder", "received|disagree|demandsFromMe"],
    services: { objection: 9 },
    rules: ["paymentOrderObjection"],
  },
  { when: ["performanceRecommendation"], services: { objection: 10 }, rules: ["performanceRecommendation"] },
  {
    when: ["settlementRecommendation"],
    services: { objection: 8, lawsuit: 4 },
    rules: ["settlementRecommendation"],
  },
  {
    when: ["complaintPaper", "received|gotSued|defendant"],
    unless: ["appeal", "appealBrief"],
    services: { "answer-brief": 9 },
    rules: ["answerToComplaint"],
  },
  { when: ["gotSued"], services: { "answer-brief": 7 }, rules: ["answerToComplaint"] },
  {
    when: ["defendant"],
    unless: OTHER_PAPERS,
    services: { "answer-brief": 6 },
    rules: ["answerToComplaint"],
  },
  {
    when: ["court", "envelope"],
    unless: [...OTHER_PAPERS, "complaintPaper", "gotSued", "defendant", "certifiedMail", "appealBrief", "appeal"],
    services: { "answer-brief": 5, objection: 4 },
    rules: ["unknownCourtPaper"],
  },
  {
    when: ["court", "demandsFromMe"],
    unless: [...OTHER_PAPERS, "complaintPaper", "gotSued", "defendant", "wantsToSue", "wonJudgment"],
    services: { "answer-brief": 4, objection: 3 },
    rules: ["unknownCourtPaper"],
  },
  { when: ["courtPapers"], unless: OTHER_PAPERS, services: { "answer-brief": 5, objection: 4 } },
  {
    when: ["courtPapers"],
    unless: [...OTHER_PAPERS, "complaintPaper", "gotSued", "defendant", "appealBrief"],
    rules: ["unknownCourtPaper"],
  },
];

const holdingStill: readonly Signal[] = [
  { when: ["sellingAway"], unless: ["coOwned"], services: { "provisional-seizure": 4, "provisional-disposition": 1 } },
  {
    when: ["sellingAway", "lent|owes|unpaid|freeze|beforeJudgment"],
    services: { "provisional-seizure": 5 },
  },
  { when: ["movingMoney"], services: { "provisional-seizure": 3, "property-disclosure": 2 } },
  { when: ["movingMoney", "freeze|beforeJudgment"], services: { "provisional-seizure": 4 } },
  { when: ["freeze"], services: { "provisional-seizure": 4 } },
  { when: ["sellingAway", "movingMoney"], services: { "provisional-seizure": 3 } },
  { when: ["beforeJudgment"], services: { "provisional-seizure": 3 } },
  { when: ["provisionalSeizure"], services: { "provisional-seizure": 8 } },
  { when: ["provisionalDisposition"], services: { "provisional-disposition": 8 } },
  { when: ["provisionalSeizure|provisionalDisposition", "granted"], rules: ["provisionalExecution"] },
  { when: ["injunction"], services: { "provisional-disposition": 7 } },
  { when: ["building", "stopIt"], services: { "provisional-disposition": 8 } },
  { when: ["building"], services: { "provisional-disposition": 1, complaint: 1 } },
  { when: ["posts", "stopIt"], services: { "provisional-disposition": 8, "criminal-defense": 1 } },
  { when: ["transferToOther"], services: { "provisional-disposition": 5 } },
  { when: ["transferToOther", "stopIt|sellingAway"], services: { "provisional-disposition": 5 } },
];

const suits: readonly Signal[] = [
  { when: ["wantsToSue"], unless: ["wonJudgment", "beforeJudgment"], services: { complaint: 6, lawsuit: 3 } },
  { when: ["damages"], unless: ["gotSued", "affair"], services: { complaint: 4, lawsuit: 2 } },
  { when: ["breach"], services: { complaint: 3, lawsuit: 1.5 } },
  { when: ["leak"], services: { complaint: 3, lawsuit: 1 } },
  { when: ["accident"], unless: ["gotSued"], services: { complaint: 3, lawsuit: 1.5 } },
  { when: ["eviction"], unless: ["deposit"], services: { complaint: 5, lawsuit: 3 } },
  { when: ["eviction", "tenancy"], unless: ["deposit"], services: { complaint: 3 } },
  { when: ["investment"], services: { complaint: 3, lawsuit: 1 } },
  { when: ["scammed"], services: { complaint: 3, "payment-order": 1 } },
  { when: ["appealBrief"], services: { lawsuit: 9 }, rules: ["appealBrief"] },
  { when: ["appeal"], unless: CRIMINAL, services: { lawsuit: 4 } },
  {
    when: ["appeal", "civilJudgment|lostCase"],
    unless: [...CRIMINAL, "appealBrief"],
    services: { lawsuit: 5 },
    rules: ["civilAppeal"],
  },
  {
    when: ["lostCase", "civilJudgment"],
    unless: [...CRIMINAL, "appealBrief", "wonJudgment"],
    services: { lawsuit: 4 },
    rules: ["civilAppeal"],
  },
  { when: ["courtCase"], services: { lawsuit: 3 } },
];

const enforcement: readonly Signal[] = [
  { when: ["auction"], services: { "real-estate-auction": 6 } },
  { when: ["auction", "realEstate"], services: { "real-estate-auction": 4, "real-estate-seizure": 3 } },
  { when: ["coOwned"], services: { "real-estate-auction": 2 } },
  { when: ["coOwned", "auction|realEstate"], services: { "real-estate-auction": 4 } },
  {
    when: ["auction", "distribution|tenancy|deposit"],
    services: { "real-estate-auction": 4 },
    rules: ["distributionDemand"],
  },
  { when: ["realEstate", "seize"], services: { "real-estate-seizure": 6, "real-estate-auction": 3 } },
  { when: ["movables", "seize|bailiff|auction|wonJudgment"], services: { "movable-property-auction": 9 } },
  { when: ["bailiff"], services: { "movable-property-auction": 4 } },
  { when: ["seize"], services: { seizure: 3, "debt-seizure": 2 } },
  { when: ["wagesOrAccount", "seize"], services: { "debt-seizure": 8 } },
  { when: ["wagesOrAccount", "wonJudgment"], services: { "debt-seizure": 5 } },
  { when: ["thirdPartyDebt", "seize|wonJudgment"], services: { "debt-seizure": 8 } },
  { when: ["wonJudgment"], services: { seizure: 2, "debt-seizure": 2, "property-disclosure": 1.5 } },
  {
    when: ["wonJudgment", "unpaid|refusesToPay|seize"],
    services: { seizure: 3, "debt-seizure": 3, "property-disclosure": 1.5, "debtor-registry": 1.5 },
  },
  {
    when: ["seizureDecision|seize", "contestDecision"],
    unless: ["provisionalSeizure", "provisionalDisposition"],
    services: { "debt-seizure": 3, seizure: 3, objection: 2 },
    rules: ["executionAppeal"],
  },
  { when: ["whatAssets"], services: { "property-disclosure": 7, "debtor-registry": 2 } },
  { when: ["propertyDisclosure"], services: { "property-disclosure": 9 } },
  { when: ["propertyDisclosure", "received|disagree"], rules: ["disclosureObjection"] },
  { when: ["registry"], services: { "debtor-registry": 8 } },
  { when: ["wonJudgment", "refusesToPay"], services: { "debtor-registry": 4 } },
];

const homes: readonly Signal[] = [
  { when: ["deposit"], unless: ["auction"], services: { "lease-registration": 4 } },
  {
    when: ["deposit", "landlord|leaseEnded|tenancy"],
    unless: ["auction"],
    services: { "lease-registration": 4, "certified-mail": 1.5, "payment-order": 1 },
  },
  { when: ["deposit", "moveOut"], services: { "lease-registration": 5 }, rules: ["leaseRegistrationFirst"] },
  {
    when: ["landlord|tenancy", "moneyBack|unpaid"],
    unless: ["eviction", "auction"],
    services: { "lease-registration": 5, "certified-mail": 2, "payment-order": 1 },
  },
  { when: ["leaseEnded", "landlord|tenancy"], unless: ["eviction"], services: { "lease-registration": 3 } },
  { when: ["landlord", "moveOut"], unless: ["eviction"], services: { "lease-registration": 3 } },
  { when: ["leaseRegistration"], services: { "lease-registration": 8 } },
];

const families: readonly Signal[] = [
  { when: ["divorce"], services: { "divorce-lawsuit": 7 } },
  { when: ["spouse"], services: { "divorce-lawsuit": 2 } },
  { when: ["spouse", "affair|leftHome|custody"], services: { "divorce-lawsuit": 5 } },
  { when: ["spouse", "affair"], rules: ["adultery"] },
  { when: ["custody"], services: { "divorce-lawsuit": 4 } },
  { when: ["alreadyDivorced", "splitProperty"], services: { "divorce-lawsuit": 4 }, rules: ["propertyDivision"] },
  { when: ["inherit"], services: { "inheritance-lawsuit": 6 } },
  { when: ["died"], services: { "inheritance-lawsuit": 4 } },
  { when: ["will"], services: { "inheritance-lawsuit": 4 } },
  { when: ["reservedShare"], services: { "inheritance-lawsuit": 4 } },
  { when: ["died", "dunning"], services: { "inheritance-lawsuit": 6 }, rules: ["renounceInheritance"] },
  { when: ["died|inherit", "debts"], services: { "inheritance-lawsuit": 3 }, rules: ["renounceInheritance"] },
  {
    when: ["will|inherit|died|reservedShare", "gaveAll|reservedShare"],
    services: { "inheritance-lawsuit": 3 },
    rules: ["reservedShare"],
  },
];

const authorities: readonly Signal[] = [
  { when: ["suspension"], services: { "administrative-lawsuit": 8 }, rules: ["administrativeSuit"] },
  { when: ["licence"], services: { "administrative-lawsuit": 6 } },
  {
    when: ["licence", "decision|received"],
    services: { "administrative-lawsuit": 2 },
    rules: ["licenceAppeal", "administrativeSuit"],
  },
  { when: ["tax"], services: { "administrative-lawsuit": 3 } },
  {
    when: ["tax", "decision|disagree|authority"],
    services: { "administrative-lawsuit": 5 },
    rules: ["taxAppeal"],
  },
  { when: ["visa"], services: { "administrative-lawsuit": 6 } },
  {
    when: ["visa", "decision"],
    services: { "administrative-lawsuit": 2 },
    rules: ["removalOrder", "administrativeSuit"],
  },
  { when: ["officialNotice"], services: { "administrative-lawsuit": 2 } },
  {
    when: ["officialNotice", "suspension|decision"],
    services: { "administrative-lawsuit": 5 },
    rules: ["administrativeSuit"],
  },
  { when: ["authority", "decision"], services: { "administrative-lawsuit": 6 }, rules: ["administrativeSuit"] },
  { when: ["patent"], services: { "patent-lawsuit": 8 } },
  { when: ["copied"], services: { "patent-lawsuit": 3, "provisional-disposition": 1 } },
  { when: ["trademark"], services: { "patent-lawsuit": 5 } },
  { when: ["trialRuling"], services: { "patent-lawsuit": 8 }, rules: ["patentRuling"] },
];

const crimes: readonly Signal[] = [
  { when: ["police"], unless: ["died"], services: { "criminal-defense": 6 } },
  { when: ["suspect"], unless: ["gotSued"], services: { "criminal-defense": 3 } },
  { when: ["crime"], services: { "criminal-defense": 5 } },
  { when: ["fine"], services: { "criminal-defense": 4 } },
  { when: ["prison"], services: { "criminal-defense": 7 } },
  { when: ["summaryOrder"], services: { "criminal-defense": 9 }, rules: ["summaryOrder"] },
  { when: ["prison|verdict", "appeal|verdict"], services: { "criminal-defense": 4 }, rules: ["criminalAppeal"] },
];

const work: readonly Signal[] = [
  {
    when: ["worked", "unpaid"],
    unless: ["seize", "wonJudgment", "lent", "invoice"],
    services: { "labor-lawsuit": 7 },
    rules: ["wageClaims"],
  },
  {
    when: ["wages", "unpaid"],
    unless: ["seize", "wonJudgment"],
    services: { "labor-lawsuit": 8 },
    rules: ["wageClaims"],
  },
  { when: ["severance"], services: { "labor-lawsuit": 5 } },
  { when: ["wages", "employer"], unless: ["seize", "wonJudgment"], services: { "labor-lawsuit": 5 } },
  { when: ["fired"], services: { "labor-lawsuit": 9 }, rules: ["unfairDismissal"] },
];

export const SIGNALS: readonly Signal[] = [
  ...moneyOwed,
  ...papersReceived,
  ...holdingStill,
  ...suits,
  ...enforcement,
  ...homes,
  ...families,
  ...authorities,
  ...crimes,
  ...work,
];
