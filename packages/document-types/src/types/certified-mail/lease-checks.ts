import { computeDeadline, plusDays, type Deadline } from "@legal/legal-rules";
import { LAWYER_WITHIN_DAYS } from "../../claims/gates.ts";
import type { Answers } from "../../engine/answers.ts";
import type { Check, Draft, Issue } from "../../engine/document-type.ts";
import { dateAt, isTrueAt, numberAt, textAt } from "../../engine/read-answers.ts";
import { leaseEndingOf } from "./lease-questions.ts";
import { demandKindOf } from "./demand-kinds.ts";

/** 민법 640: two rents overdue of a home; 상가임대차법 10-8: three of a shop. */
const OVERDUE_RENTS = { home: 2, shop: 3 } as const;

/** K1: a lease ends for arrears only when enough of them are due. */
export const arrearsSuffice: Check = ({ answers }) => {
  const [monthly, owed] = [numberAt(answers, "monthlyRent"), numberAt(answers, "amount")];
  const rents = textAt(answers, "leaseUse") === "shop" ? OVERDUE_RENTS.shop : OVERDUE_RENTS.home;
  if (!isTrueAt(answers, "endsLease") || monthly === null || owed === null || owed >= monthly * rents) return [];
  return [
    { code: "K1", reason: "arrears", severity: "block", path: "amount", values: { rents, needed: monthly * rents } },
  ];
};

/**
 * Months before a lease's end between which a notice must arrive (주임법 6①, 상가법 10④). A tenant may send it earlier;
 * of a shop also until the end, for 상가법 10④ binds the landlord alone (대법원 2023다307024).
 */
const WINDOWS = {
  home: { landlord: { from: 6, to: 2 }, tenant: { from: null, to: 2 } },
  shop: { landlord: { from: 6, to: 1 }, tenant: { from: null, to: 0 } },
} as const;

/** Above the limit of its law a shop's lease is renewed by 민법 639 alone, which sets no window (상가법 2③). */
const UNTIL_THE_END = { from: null, to: 0 } as const;

interface Window {
  first: string | null;
  last: string;
}

const monthsBefore = (draft: Draft, date: string, n: number): Deadline =>
  computeDeadline({
    period: { n, unit: "month" },
    service: { mode: "event", date },
    direction: "backward",
    extraHolidays: draft.holidays,
  });

type Months = { readonly from: number | null; readonly to: number };

const windowAround = (draft: Draft, end: string, { from, to }: Months): Window => ({
  // The day after is inside the window whether or not the lease's last day counts, as the due day is.
  first: from === null ? null : plusDays(monthsBefore(draft, end, from).nominalEnd, 1),
  last: to === 0 ? end : monthsBefore(draft, end, to).dueDate,
});

const windowsOf = ({ answers }: Draft) => WINDOWS[textAt(answers, "leaseUse") === "shop" ? "shop" : "home"];

const monthsOf = (draft: Draft): Months => {
  if (textAt(draft.answers, "leaseLimit") === "above") return UNTIL_THE_END;
  const { landlord, tenant } = windowsOf(draft);
  return textAt(draft.answers, "leaseRole") === "tenant" ? tenant : landlord;
};

/** From when until when a notice of non-renewal must arrive; null while its lease is not known. */
export const noticeWindow = (draft: Draft): Window | null => {
  const end = dateAt(draft.answers, "leaseEnd");
  if (demandKindOf(draft.answers) !== "non-renewal" || end === null) return null;
  return windowAround(draft, end, monthsOf(draft));
};

const isLimitUnknown = (answers: Answers): boolean => textAt(answers, "leaseLimit") === "unknown";

/** K2: a notice of non-renewal arrives in its window, or the lease goes on (묵시적 갱신). */
export const arrivesInTime: Check = (draft) => {
  const window = noticeWindow(draft);
  if (window === null) return [];
  const { first, last } = window;
  const issue = (reason: string, severity: Issue["severity"]): Issue => ({
    code: "K2",
    reason,
    severity,
    path: "leaseEnd",
    values: { ...(first !== null && { first }), last },
  });
  if (draft.today > last) {
    const late = issue("late", "block");
    // A lease above the limit is in time until its end, which the office finds out.
    return isLimitUnknown(draft.answers) ? [{ ...late, office: true }] : [late];
  }
  if (first !== null && draft.today < first) return [issue("early", "warn")];
  return plusDays(draft.today, LAWYER_WITHIN_DAYS) > last ? [issue("near", "warn")] : [];
};

/** K2: only a lease of the shops' own law ends three months after its tenant's notice (상가법 10⑤). */
export const limitIsKnown: Check = ({ answers }) =>
  demandKindOf(answers) === "lease-end" && ["above", "unknown"].includes(textAt(answers, "leaseLimit"))
    ? [{ code: "K2", reason: "limit", severity: "block", office: true, path: "leaseLimit", values: {} }]
    : [];

/** K4: a deposit is not due while the lease runs on after the time to pay it. */
export const leaseHasEnded: Check = ({ answers, today }) => {
  const [end, days] = [dateAt(answers, "leaseEnd"), numberAt(answers, "days")];
  if (demandKindOf(answers) !== "deposit" || end === null || days === null || end <= plusDays(today, days)) return [];
  return [{ code: "K4", reason: "leaseRuns", severity: "block", path: "leaseEnd", values: { date: end } }];
};

/** K4: a lease that no one has ended is renewed after its last day, and its deposit not due. */
export const wasEnded: Check = ({ answers }) =>
  leaseEndingOf(answers) === "none"
    ? [{ code: "K4", reason: "renewed", severity: "block", path: "leaseEndedBy", values: {} }]
    : [];

/** Homes let before that day and not renewed since took a notice until a month before the end (법률 제17363호 부칙 2). */
const TWO_MONTHS_SINCE = "2020-12-10";
/** By then the two years of the last of them were over. */
const OLD_TERMS_END = "2022-12-10";
const OLD_HOME = { from: null, to: 1 } as const;

const isOldHome = ({ answers }: Draft, end: string): boolean => {
  const contracted = dateAt(answers, "contractDate");
  const isHome = textAt(answers, "leaseUse") === "home";
  return isHome && contracted !== null && contracted < TWO_MONTHS_SINCE && end < OLD_TERMS_END;
};

/**
 * K4: renewal was refused in time. Who did so is not asked, so the tenant's window is taken, which is the wider one; nor
 * whether the law of leases applies, as to a company's home it does not: staff find it out.
 */
export const renewalWasRefused: Check = (draft) => {
  const [end, date] = [dateAt(draft.answers, "leaseEnd"), dateAt(draft.answers, "endNoticedOn")];
  if (leaseEndingOf(draft.answers) !== "non-renewal" || end === null || date === null) return [];
  const { last } = windowAround(draft, end, isOldHome(draft, end) ? OLD_HOME : windowsOf(draft).tenant);
  return date > last
    ? [{ code: "K4", reason: "noticeLate", severity: "warn", path: "endNoticedOn", values: { date, last } }]
    : [];
};

const MONTHS_TO_END = 3;

/** K4: a renewed lease ends three months after its tenant's notice (주임법 6의2②, 상가법 10⑤); for a breach at once. */
export const terminationTakesEffect: Check = (draft) => {
  const [end, date] = [dateAt(draft.answers, "leaseEnd"), dateAt(draft.answers, "endNoticedOn")];
  if (leaseEndingOf(draft.answers) !== "termination" || end === null || date === null) return [];
  return date > monthsBefore(draft, end, MONTHS_TO_END).nominalEnd
    ? [{ code: "K4", reason: "tooSoon", severity: "warn", path: "leaseEnd", values: {} }]
    : [];
};
