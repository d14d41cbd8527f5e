import type { Concept } from "../concepts/concept-ids.ts";
import type { Signal } from "./signal.ts";

const CRIMINAL = ["prison", "criminalTrial", "summaryOrder", "fine"] as const satisfies readonly Concept[];

export const interimMeasures: readonly Signal[] = [
  { when: ["provisionalSeizure|provisionalDisposition", "granted"], rules: ["provisionalExecution"] },
  { when: ["orderToSue"], rules: ["orderToSue"] },
];

export const suits: readonly Signal[] = [
  { when: ["appealBrief"], rules: ["appealBrief"] },
  {
    when: ["appeal", "civilJudgment|lostCase"],
    unless: [...CRIMINAL, "appealBrief", "divorce"],
    rules: ["civilAppeal"],
  },
  {
    when: ["lostCase", "civilJudgment"],
    unless: [...CRIMINAL, "appealBrief", "wonJudgment"],
    rules: ["civilAppeal"],
  },
];

export const enforcement: readonly Signal[] = [
  {
    when: ["auction", "distribution|tenancy|deposit"],
    unless: ["movables"],
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
  {
    when: ["seizureDecision|seize", "contestDecision"],
    unless: ["provisionalSeizure", "provisionalDisposition", "provisionallyEnforceable", "auction"],
    rules: ["executionAppeal"],
  },
  { when: ["propertyDisclosure", "received|disagree"], rules: ["disclosureObjection"] },
];
