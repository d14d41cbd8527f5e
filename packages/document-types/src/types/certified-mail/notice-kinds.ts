import type { Answers } from "../../engine/answers.ts";
import { isOneOfBy, isTrueAt, textAt } from "../../engine/read-answers.ts";

export const NOTICE_KINDS = [
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
export type NoticeKind = (typeof NOTICE_KINDS)[number];

export const noticeKindOf = (answers: Answers): NoticeKind | null =>
  NOTICE_KINDS.find((kind) => kind === textAt(answers, "noticeKind")) ?? null;

export const isOneOf = isOneOfBy(noticeKindOf);

/** What is asked for with a time to pay it in. */
export const asksMoney = isOneOf("demand", "deposit", "rent", "damages");

export const isConditionalTermination = (answers: Answers): boolean =>
  noticeKindOf(answers) === "termination" && isTrueAt(answers, "afterDemand");

export const asksPerformance = (answers: Answers): boolean =>
  asksMoney(answers) || noticeKindOf(answers) === "other" || isConditionalTermination(answers);
