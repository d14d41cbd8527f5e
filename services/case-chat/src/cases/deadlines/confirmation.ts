import { caseRuleOf, isCaseMatter } from "@legal/legal-rules/case-matters";
import type { DeadlineRecord } from "./deadline-model.ts";

type Stated = Pick<DeadlineRecord, "kind" | "statutory" | "statedBy" | "movedFrom" | "formerMatter">;

const wasStatutory = ({ formerMatter }: Stated): boolean =>
  typeof formerMatter === "string" && isCaseMatter(formerMatter) && caseRuleOf(formerMatter).statutory;

/**
 * A peremptory period, also one that is said to be none, whatever a customer entered and what holidays moved need a
 * staff member who did not state it (ADR 43).
 */
export const needsConfirmation = (deadline: Stated): boolean => {
  const { kind, statutory, statedBy, movedFrom } = deadline;
  return (
    kind === "computed" && (statutory || wasStatutory(deadline) || statedBy?.side === "user" || movedFrom !== null)
  );
};

export const isConfirmed = (deadline: Stated & Pick<DeadlineRecord, "confirmedBy">): boolean =>
  deadline.confirmedBy !== null || !needsConfirmation(deadline);

/** What it was taken for; one that was peremptory stays until a colleague has confirmed the correction. */
export const formerMatterOf = (
  before: Pick<DeadlineRecord, "matter"> & Stated,
  matter: string,
): DeadlineRecord["formerMatter"] => {
  const former = matter === before.matter || wasStatutory(before) ? before.formerMatter : before.matter;
  return former === matter ? null : former;
};

export const UNCONFIRMED = { confirmedBy: null, confirmedAt: null, confirmedOver: null };
