import { computeDeadline, plusDays, type Deadline } from "@legal/legal-rules";
import { editedProseAgrees } from "../../claims/claim-checks.ts";
import { amountGate, NEAR_DAYS, partyGates } from "../../claims/gates.ts";
import type { Answers } from "../../engine/answers.ts";
import { announcedFactsFollow } from "../../engine/checks/facts.ts";
import { datesInOrder } from "../../engine/checks/dates.ts";
import {
  companiesAreWhole,
  minorsAreRepresented,
  partiesDiffer,
  registerNumbersFit,
} from "../../engine/checks/parties.ts";
import type { Check, Draft, Issue } from "../../engine/document-type.ts";
import { dateAt, isTrueAt, itemsAt, numberAt, sentencesAt, textAt } from "../../engine/read-answers.ts";
import { bodyOf } from "./body.ts";
import { noticeKindOf } from "./interview.ts";

const SIDES = ["senders", "recipients"] as const;

/** 민법 640: two rents overdue of a home; 상가임대차법 10-8: three of a shop. */
const OVERDUE_RENTS = { home: 2, shop: 3 } as const;

/** K1: a lease ends for arrears only when enough of them are due. */
const arrearsSuffice: Check = ({ answers }) => {
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

/** From when until when a notice of non-renewal must arrive; null while its lease is not known. */
const noticeWindow = (draft: Draft): Window | null => {
  const end = dateAt(draft.answers, "leaseEnd");
  if (noticeKindOf(draft.answers) !== "non-renewal" || end === null) return null;
  const use = textAt(draft.answers, "leaseUse") === "shop" ? WINDOWS.shop : WINDOWS.home;
  const { from, to } = textAt(draft.answers, "leaseRole") === "tenant" ? use.tenant : use.landlord;
  return {
    // The day after is inside the window whether or not the lease's last day counts, as the due day is.
    first: from === null ? null : plusDays(monthsBefore(draft, end, from).nominalEnd, 1),
    last: to === 0 ? end : monthsBefore(draft, end, to).dueDate,
  };
};

/** K2: a notice of non-renewal arrives in its window, or the lease goes on (묵시적 갱신). */
const arrivesInTime: Check = (draft) => {
  const window = noticeWindow(draft);
  if (window === null) return [];
  const { first, last } = window;
  const issue = (reason: string, severity: Issue["severity"]): Issue[] => [
    { code: "K2", reason, severity, path: "leaseEnd", values: { ...(first !== null && { first }), last } },
  ];
  if (draft.today > last) return issue("late", "block");
  if (first !== null && draft.today < first) return issue("early", "warn");
  return plusDays(draft.today, NEAR_DAYS) > last ? issue("near", "warn") : [];
};

/** K4: a deposit is not due while the lease runs on after the time to pay it. */
const leaseHasEnded: Check = ({ answers, today }) => {
  const [end, days] = [dateAt(answers, "leaseEnd"), numberAt(answers, "days")];
  if (noticeKindOf(answers) !== "deposit" || end === null || days === null || end <= plusDays(today, days)) return [];
  return [{ code: "K4", reason: "leaseRuns", severity: "block", path: "leaseEnd", values: { date: end } }];
};

const THREATS = /고소하겠|고발하겠|신상|폭로|가족에게 알리|직장에 알리|가만두지|각오하|찾아가겠/;

/** K3: no threats and no publicity: such a notice can be a crime of its sender. */
const noThreats: Check = ({ answers }) => {
  const texts = [
    { path: "request", text: textAt(answers, "request") },
    { path: "breach", text: textAt(answers, "breach") },
    { path: "body", text: (sentencesAt(answers, "body") ?? []).join(" ") },
    ...itemsAt(answers, "facts").map((fact) => ({ path: `${fact}.text`, text: textAt(answers, `${fact}.text`) })),
  ];
  return texts.flatMap(({ path, text }): Issue[] => {
    const words = THREATS.exec(text)?.[0];
    return words === undefined ? [] : [{ code: "K3", reason: "threat", severity: "block", path, values: { words } }];
  });
};

/** `아래와 같은 행위`, `다음과 같이 통지`. */
const announcesFacts = (answers: Answers): boolean => ["damages", "other"].includes(noticeKindOf(answers) ?? "");

export const CHECKS: readonly Check[] = [
  datesInOrder("contractDate", "dueDate"),
  datesInOrder("contractDate", "leaseEnd"),
  datesInOrder("contractDate", "vacatedOn"),
  datesInOrder("contractDate", "assignedOn"),
  companiesAreWhole(...SIDES),
  registerNumbersFit(...SIDES),
  partiesDiffer(...SIDES),
  minorsAreRepresented(...SIDES),
  arrearsSuffice,
  arrivesInTime,
  leaseHasEnded,
  noThreats,
  announcedFactsFollow("body", announcesFacts),
  editedProseAgrees("body", bodyOf),
];

export const needsLawyer = (draft: Draft): readonly string[] => {
  const window = noticeWindow(draft);
  const isNear = window !== null && plusDays(draft.today, NEAR_DAYS) > window.last;
  return [
    ...partyGates(draft, SIDES),
    ...amountGate(numberAt(draft.answers, "amount")),
    ...(isNear ? ["deadline"] : []),
  ];
};
