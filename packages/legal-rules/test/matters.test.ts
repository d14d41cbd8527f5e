import { computeDeadline, MATTER_IDS, MATTERS, type MatterId, type ServiceMode } from "../src/index.ts";

/** Each from its statute, counted by hand: 2026-03-03 was a Tuesday. */
const DUE: Readonly<Record<MatterId, readonly [mode: ServiceMode, date: string, due: string]>> = {
  "civil-appeal": ["ordinary", "2026-03-03", "2026-03-17"],
  "supreme-appeal": ["ordinary", "2026-03-03", "2026-03-17"],
  "payment-order-objection": ["ordinary", "2026-03-03", "2026-03-17"],
  "settlement-recommendation-objection": ["ordinary", "2026-03-03", "2026-03-17"],
  "performance-recommendation-objection": ["ordinary", "2026-03-03", "2026-03-17"],
  "mediation-decision-objection": ["ordinary", "2026-03-03", "2026-03-17"],
  "late-act": ["event", "2026-03-03", "2026-03-17"],
  "late-act-abroad": ["event", "2026-03-03", "2026-04-02"],
  "provisional-execution": ["ordinary", "2026-03-03", "2026-03-17"],
  "immediate-appeal": ["ordinary", "2026-03-03", "2026-03-10"],
  "special-appeal": ["ordinary", "2026-03-03", "2026-03-10"],
  "execution-immediate-appeal": ["ordinary", "2026-03-03", "2026-03-10"],
  "execution-appeal-reasons": ["event", "2026-03-03", "2026-03-13"],
  "disclosure-objection": ["ordinary", "2026-03-03", "2026-03-10"],
  "distribution-suit-proof": ["event", "2026-03-03", "2026-03-10"],
  "supreme-reply": ["ordinary", "2026-03-03", "2026-03-13"],
  "supreme-brief": ["ordinary", "2026-03-03", "2026-03-23"],
  "criminal-brief": ["ordinary", "2026-03-03", "2026-03-23"],
  answer: ["ordinary", "2026-03-03", "2026-04-02"],
  // 12 April is a Sunday.
  "appeal-brief": ["ordinary", "2026-03-03", "2026-04-13"],
  retrial: ["event", "2026-03-03", "2026-04-02"],
  "retrial-outer": ["event", "2021-03-03", "2026-03-03"],
  "patent-suit": ["ordinary", "2026-03-03", "2026-04-02"],
  "family-appeal": ["ordinary", "2026-03-03", "2026-03-17"],
  "family-immediate-appeal": ["ordinary", "2026-03-03", "2026-03-17"],
  "criminal-appeal": ["pronouncement", "2026-03-03", "2026-03-10"],
  "formal-trial": ["ordinary", "2026-03-03", "2026-03-10"],
  "indictment-opinion": ["ordinary", "2026-03-03", "2026-03-10"],
  "admin-suit": ["event", "2026-03-03", "2026-06-01"],
  "admin-suit-outer": ["event", "2025-03-03", "2026-03-03"],
  "admin-appeal": ["event", "2026-03-03", "2026-06-01"],
  // 30 August is a Sunday.
  "admin-appeal-outer": ["event", "2026-03-03", "2026-08-31"],
  // 3 June is the day of the local elections.
  "unfair-dismissal": ["event", "2026-03-03", "2026-06-04"],
  "labour-review": ["ordinary", "2026-03-03", "2026-03-13"],
  "labour-review-suit": ["ordinary", "2026-03-03", "2026-03-18"],
  "inheritance-choice": ["event", "2026-03-03", "2026-06-04"],
  "demand-followup": ["event", "2026-03-03", "2026-09-03"],
  "reserved-share": ["event", "2025-03-03", "2026-03-03"],
  "property-division": ["event", "2024-03-03", "2026-03-03"],
  "wage-claim": ["event", "2023-03-03", "2026-03-03"],
};

/** 불변기간, and what counts as such: these alone need a second staff member. */
const STATUTORY: readonly MatterId[] = [
  "civil-appeal",
  "supreme-appeal",
  "payment-order-objection",
  "settlement-recommendation-objection",
  "performance-recommendation-objection",
  "mediation-decision-objection",
  "late-act",
  "late-act-abroad",
  "immediate-appeal",
  "special-appeal",
  "execution-immediate-appeal",
  "retrial",
  "patent-suit",
  "family-appeal",
  "family-immediate-appeal",
  "criminal-appeal",
  "formal-trial",
  "admin-suit",
  "admin-appeal",
  "labour-review",
  "labour-review-suit",
];

it.each(MATTER_IDS)("%s is as long as its statute says", (matter) => {
  const [mode, date, due] = DUE[matter];
  expect(computeDeadline({ matter, service: { mode, date } }).dueDate).toBe(due);
});

it("what a second staff member has to confirm is what no one may extend", () => {
  expect(MATTER_IDS.filter((matter) => MATTERS[matter].statutory)).toEqual(STATUTORY);
});
