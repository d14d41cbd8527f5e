import { computeDeadline, plusDays, type Deadline } from "@legal/legal-rules";
import { NOTICE_MONTHS, type NoticeMonths } from "@legal/legal-rules/leases";
import type { Answers } from "../engine/answers.ts";
import type { Draft } from "../engine/document-type.ts";
import { textAt } from "../engine/read-answers.ts";

export interface Window {
  first: string | null;
  last: string;
}

export const backwardPeriod = (draft: Draft, date: string, n: number): Deadline =>
  computeDeadline({
    period: { n, unit: "month" },
    service: { mode: "event", date },
    direction: "backward",
    extraHolidays: draft.holidays,
  });

export const windowAround = (draft: Draft, end: string, { from, to }: NoticeMonths): Window => ({
  // The day after is inside the window whether or not the lease's last day counts, as the due day is.
  first: from === null ? null : plusDays(backwardPeriod(draft, end, from).nominalEnd, 1),
  last: to === 0 ? end : backwardPeriod(draft, end, to).dueDate,
});

/** As what it was let; a home where that is not known. */
export const leaseUseOf = (answers: Answers): "home" | "shop" =>
  textAt(answers, "leaseUse") === "shop" ? "shop" : "home";

/** Between which months the notice of one side must arrive. */
export const noticeMonthsOf = (answers: Answers, role: "landlord" | "tenant"): NoticeMonths =>
  NOTICE_MONTHS[leaseUseOf(answers)][role].value;
