import type { Concept } from "../concepts/concept-ids.ts";
import type { Signal } from "./signal.ts";

const CRIMINAL = ["prison", "criminalTrial", "summaryOrder", "fine"] as const satisfies readonly Concept[];

export const interimMeasures: readonly Signal[] = [
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
  { when: ["orderToSue"], rules: ["orderToSue"] },
  { when: ["injunction"], services: { "provisional-disposition": 7 } },
  { when: ["building", "stopIt"], services: { "provisional-disposition": 8 } },
  { when: ["building"], services: { "provisional-disposition": 1, complaint: 1 } },
  { when: ["posts", "stopIt"], services: { "provisional-disposition": 8, "criminal-defense": 1 } },
  { when: ["transferToOther"], services: { "provisional-disposition": 5 } },
  { when: ["transferToOther", "stopIt|sellingAway"], services: { "provisional-disposition": 5 } },
];

export const suits: readonly Signal[] = [
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
    unless: [...CRIMINAL, "appealBrief", "divorce"],
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

export const enforcement: readonly Signal[] = [
  { when: ["auction"], services: { "real-estate-auction": 6 } },
  { when: ["auction", "realEstate"], services: { "real-estate-auction": 4, "real-estate-seizure": 3 } },
  { when: ["coOwned"], services: { "real-estate-auction": 2 } },
  { when: ["coOwned", "auction|realEstate"], services: { "real-estate-auction": 4 } },
  {
    when: ["auction", "distribution|tenancy|deposit"],
    unless: ["movables"],
    services: { "real-estate-auction": 4 },
    rules: ["distributionDemand"],
  },
  { when: ["movables", "distribution"], rules: ["doubleSeizure"] },
  { when: ["distribution", "contestDecision|disagree"], unless: ["movables"], rules: ["distributionObjection"] },
  {
    when: ["auction", "contestDecision|disagree"],
    unless: ["saleApproval", "distribution", "movables"],
    rules: ["auctionOpeningObjection"],
  },
  { when: ["saleApproval", "contestDecision|disagree"], rules: ["executionAppeal"] },
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
    unless: ["provisionalSeizure", "provisionalDisposition", "provisionallyEnforceable", "auction"],
    services: { "debt-seizure": 3, seizure: 3, objection: 2 },
    rules: ["executionAppeal"],
  },
  { when: ["whatAssets"], services: { "property-disclosure": 7, "debtor-registry": 2 } },
  { when: ["propertyDisclosure"], services: { "property-disclosure": 9 } },
  { when: ["propertyDisclosure", "received|disagree"], rules: ["disclosureObjection"] },
  { when: ["registry"], services: { "debtor-registry": 8 } },
  { when: ["wonJudgment", "refusesToPay"], services: { "debtor-registry": 4 } },
];
