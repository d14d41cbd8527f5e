import { computeDeadline, plusDays, type Deadline } from "@legal/legal-rules";
import type { Answers } from "../engine/answers.ts";
import type { Draft } from "../engine/document-type.ts";
import { textAt } from "../engine/read-answers.ts";

/**
 * Months before a lease's end between which a notice must arrive (주임법 6①, 상가법 10④). A tenant may send it earlier;
 * of a shop also until the end, for 상가법 10④ binds the landlord alone (대법원 2023다307024).
 */
const WINDOWS = {
  home: { landlord: { from: 6, to: 2 }, tenant: { from: null, to: 2 } },
  shop: { landlord: { from: 6, to: 1 }, tenant: { from: null, to: 0 } },
} as const;

export interface Window {
  first: string | null;
  last: string;
}

export const monthsBefore = (draft: Draft, date: string, n: number): Deadline =>
  computeDeadline({
    period: { n, unit: "month" },
    service: { mode: "event", date },
    direction: "backward",
    extraHolidays: draft.holidays,
  });

export type Months = { readonly from: number | null; readonly to: number };

export const windowAround = (draft: Draft, end: string, { from, to }: Months): Window => ({
  // The day after is inside the window whether or not the lease's last day counts, as the due day is.
  first: from === null ? null : plusDays(monthsBefore(draft, end, from).nominalEnd, 1),
  last: to === 0 ? end : monthsBefore(draft, end, to).dueDate,
});

export const windowsOf = (answers: Answers) => WINDOWS[textAt(answers, "leaseUse") === "shop" ? "shop" : "home"];
