import type { Signal } from "./signal.ts";

export const homes: readonly Signal[] = [
  { when: ["deposit", "moveOut"], rules: ["leaseRegistrationFirst"] },
  { when: ["landlord|tenancy", "renewal"], unless: ["shopLease"], rules: ["leaseNonRenewal"] },
];

export const families: readonly Signal[] = [
  { when: ["spouse", "affair"], rules: ["adultery"] },
  { when: ["alreadyDivorced", "splitProperty"], rules: ["propertyDivision"] },
  { when: ["died", "dunning"], rules: ["renounceInheritance"] },
  { when: ["died|inherit", "debts"], rules: ["renounceInheritance"] },
  {
    when: ["will|inherit|died|reservedShare", "gaveAll|reservedShare"],
    rules: ["reservedShare"],
  },
];

export const work: readonly Signal[] = [
  {
    when: ["worked", "unpaid"],
    unless: ["seize", "wonJudgment", "lent", "invoice"],
    rules: ["wageClaims"],
  },
  {
    when: ["wages", "unpaid"],
    unless: ["seize", "wonJudgment"],
    rules: ["wageClaims"],
  },
  {
    when: ["labourCommission", "received|decision|disagree|contestDecision"],
    rules: ["labourReview"],
  },
  { when: ["fired"], rules: ["unfairDismissal"] },
];
