import type { Answers } from "../../engine/answers.ts";
import { isOneOfBy, isTrueAt, textAt } from "../../engine/read-answers.ts";

export const DEMAND_KINDS = [
  "demand",
  "termination",
  "non-renewal",
  "lease-end",
  "deposit",
  "rent",
  "assignment",
  "damages",
  "other",
] as const;
export type DemandKind = (typeof DEMAND_KINDS)[number];

export const demandKindOf = (answers: Answers): DemandKind | null =>
  DEMAND_KINDS.find((kind) => kind === textAt(answers, "noticeKind")) ?? null;

export const isOneOf = isOneOfBy(demandKindOf);

/** What is asked for with a time to pay it in. */
export const asksMoney = isOneOf("demand", "deposit", "rent", "damages");

export const isConditionalTermination = (answers: Answers): boolean =>
  demandKindOf(answers) === "termination" && isTrueAt(answers, "afterDemand");

export const asksPerformance = (answers: Answers): boolean =>
  asksMoney(answers) || demandKindOf(answers) === "other" || isConditionalTermination(answers);
