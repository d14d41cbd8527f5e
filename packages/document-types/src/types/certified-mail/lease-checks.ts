import { plusDays } from "@legal/legal-rules";
import { OVERDUE_RENTS, type NoticeMonths } from "@legal/legal-rules/leases";
import { LAWYER_WITHIN_DAYS } from "../../claims/lawyer-review-conditions.ts";
import { backwardPeriod, leaseUseOf, noticeMonthsOf, windowAround, type Window } from "../../claims/notice-window.ts";
import type { Answers } from "../../engine/answers.ts";
import type { Check, Draft, Issue, PaperDeadline } from "../../engine/document-type.ts";
import { dateAt, isTrueAt, numberAt, textAt } from "../../engine/read-answers.ts";
import { demandKindOf } from "./demand-kinds.ts";

/** K1: a lease ends for arrears only when enough of them are due. */
export const arrearsSuffice: Check = ({ answers }) => {
  const [monthly, owed] = [numberAt(answers, "monthlyRent"), numberAt(answers, "amount")];
  const rents = OVERDUE_RENTS[leaseUseOf(answers)].value;
  if (!isTrueAt(answers, "endsLease") || monthly === null || owed === null || owed >= monthly * rents) return [];
  return [
    { code: "K1", reason: "arrears", severity: "block", path: "amount", values: { rents, needed: monthly * rents } },
  ];
};

/** Above the limit of its law a shop's lease is renewed by 민법 639 alone, which sets no window (상가법 2③). */
const UNTIL_THE_END = { from: null, to: 0 } as const;

const monthsOf = (draft: Draft): NoticeMonths => {
  if (textAt(draft.answers, "leaseLimit") === "above") return UNTIL_THE_END;
  return noticeMonthsOf(draft.answers, textAt(draft.answers, "leaseRole") === "tenant" ? "tenant" : "landlord");
};

/** From when until when a notice of non-renewal must arrive; null while its lease is not known. */
export const noticeWindow = (draft: Draft): Window | null => {
  const end = dateAt(draft.answers, "leaseEnd");
  if (demandKindOf(draft.answers) !== "non-renewal" || end === null) return null;
  return windowAround(draft, end, monthsOf(draft));
};

/** The last day on which it may arrive; null while its lease is not known, and where that is the lease's own. */
export const noticeDeadline = (draft: Draft): PaperDeadline | null => {
  const { answers } = draft;
  const end = dateAt(answers, "leaseEnd");
  const isKnown = textAt(answers, "leaseUse") !== "" && textAt(answers, "leaseRole") !== "";
  if (demandKindOf(answers) !== "non-renewal" || end === null || !isKnown) return null;
  const { to } = monthsOf(draft);
  return to === 0 ? null : { ...backwardPeriod(draft, end, to), served: null };
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
