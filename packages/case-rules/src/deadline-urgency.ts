import type { CaseStatus } from "@legal/contracts/constants";
import { addDays, daysBetween } from "@legal/i18n";
import { isOpen } from "./case-status.ts";

export type DeadlineUrgency = "overdue" | "near" | "soon" | "week" | "later";

const NEAR_DAYS = 2;
const SOON_DAYS = 4;
const WEEK_DAYS = 7;

/** How urgent a deadline so many days ahead is; negative days have passed. */
export const deadlineUrgency = (days: number): DeadlineUrgency => {
  if (days < 0) return "overdue";
  if (days <= NEAR_DAYS) return "near";
  if (days <= SOON_DAYS) return "soon";
  return days <= WEEK_DAYS ? "week" : "later";
};

/** The last deadline (`yyyy-MM-dd`) that makes an open case urgent on the day `today`. */
export const urgentUpTo = (today: string): string => addDays(today, NEAR_DAYS);

interface DatedCase {
  caseStatus: CaseStatus;
  /** `yyyy-MM-dd` in Seoul. */
  deadline: string | null;
}

/** Whether staff must look at a case now: it is open, and its deadline is near or has passed. */
export const isUrgent = ({ caseStatus, deadline }: DatedCase, today: string): boolean =>
  deadline !== null && deadline <= urgentUpTo(today) && isOpen(caseStatus);

/** How urgent a case's deadline is on the day `today`; a case that is over, or has no deadline, is not. */
export const caseUrgency = ({ caseStatus, deadline }: DatedCase, today: string): DeadlineUrgency =>
  deadline === null || !isOpen(caseStatus) ? "later" : deadlineUrgency(daysBetween(today, deadline));
