import type { EnteredHoliday } from "@legal/contracts";
import { computeDeadline, LegalRuleError, type Deadline } from "@legal/legal-rules";
import { COURT_SET } from "@legal/legal-rules/case-matters";
import { extensionOf, periodOf, serviceOf, type DeadlineDraft } from "./deadline-draft.ts";

export interface Computed {
  deadline?: Deadline;
  /** What no rule covers. */
  refusal?: LegalRuleError;
}

/** The due date of what is typed, as soon as it says enough. */
export const computeDraft = (
  draft: DeadlineDraft,
  { today, holidays }: { today: string; holidays: readonly EnteredHoliday[] },
): Computed => {
  const { matter } = draft;
  const period = periodOf(draft);
  if (matter === "" || draft.date === "" || (matter === COURT_SET && !period)) return {};
  try {
    const extraHolidays = holidays.map(({ date, name }) => ({ date, name }));
    return {
      deadline: computeDeadline({
        ...(matter === COURT_SET ? { period } : { matter }),
        service: serviceOf(draft),
        extension: extensionOf(draft),
        extraHolidays,
        today,
      }),
    };
  } catch (error) {
    if (error instanceof LegalRuleError) return { refusal: error };
    throw error;
  }
};
