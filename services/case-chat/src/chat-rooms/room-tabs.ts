import type { CaseTab } from "@legal/contracts";
import { addDays, seoulDateOf } from "@legal/i18n";

const URGENT_WITHIN_DAYS = 2;
const FINISHED = ["종료", "거래취소"] as const;

/** Open cases whose deadline is at most two days ahead in Seoul, overdue ones included. */
export const urgentFilter = (now: Date) => ({
  isCase: true,
  // Dates as text compare like dates; null is no text, so rooms without a deadline stay out.
  deadline: { $lte: addDays(seoulDateOf(now), URGENT_WITHIN_DAYS) },
  caseStatus: { $nin: FINISHED },
});

/** Which rooms a tab shows. Only `all` holds talks with the office too; they are no cases. */
export const tabFilter = (tab: CaseTab, now: Date) => {
  if (tab === "all") return {};
  return tab === "urgent" ? urgentFilter(now) : { isCase: true, caseStatus: tab };
};
