import type { Signal } from "./signal.ts";

export const homes: readonly Signal[] = [
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
  { when: ["landlord|tenancy", "renewal"], unless: ["shopLease"], rules: ["leaseNonRenewal"] },
  { when: ["leaseRegistration"], services: { "lease-registration": 8 } },
];

export const families: readonly Signal[] = [
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

export const work: readonly Signal[] = [
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
  {
    when: ["labourCommission", "received|decision|disagree|contestDecision"],
    services: { "labor-lawsuit": 6 },
    rules: ["labourReview"],
  },
  { when: ["severance"], services: { "labor-lawsuit": 5 } },
  { when: ["wages", "employer"], unless: ["seize", "wonJudgment"], services: { "labor-lawsuit": 5 } },
  { when: ["fired"], services: { "labor-lawsuit": 9 }, rules: ["unfairDismissal"] },
];
