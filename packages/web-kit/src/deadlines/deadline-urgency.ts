export type DeadlineUrgency = "overdue" | "near" | "soon" | "week" | "later";

const NEAR_DAYS = 2;
const SOON_DAYS = 4;
export const WEEK_DAYS = 7;

/** How a deadline so many days ahead presses; negative days have passed. */
export const deadlineUrgency = (days: number): DeadlineUrgency => {
  if (days < 0) return "overdue";
  if (days <= NEAR_DAYS) return "near";
  if (days <= SOON_DAYS) return "soon";
  return days <= WEEK_DAYS ? "week" : "later";
};
