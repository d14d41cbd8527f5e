import { FORMER_HOME_NOTICE_MONTHS, NOTICE_MONTHS, RENEWED_LEASE_ENDS_AFTER } from "@legal/legal-rules/leases";
import type { Answers } from "../engine/answers.ts";
import type { Check, Draft } from "../engine/document-type.ts";
import type { Field } from "../engine/field.ts";
import { dateAt, isOneOfBy, textAt } from "../engine/read-answers.ts";
import { backwardPeriod, leaseUseOf, noticeMonthsOf, windowAround } from "./notice-window.ts";

/** How a lease came to its end; `none`: with its last day alone, after which it may be renewed. */
const LEASE_ENDINGS = ["non-renewal", "agreement", "termination", "none"] as const;
type LeaseEnding = (typeof LEASE_ENDINGS)[number];

export const leaseEndingOf = (answers: Answers): LeaseEnding | null =>
  LEASE_ENDINGS.find((ending) => ending === textAt(answers, "leaseEndedBy")) ?? null;

const isEndedBy = isOneOfBy(leaseEndingOf);

type Condition = NonNullable<Field["askedIf"]>;

export const leaseUse = (askedIf: Condition): Field => ({
  path: "leaseUse",
  text: "notice.leaseUse",
  field: { kind: "choice", name: "lease-use", options: ["home", "shop"] },
  required: true,
  basis: [
    { law: "housingLease", articles: ["6", "6-2"] },
    { law: "commercialLease", articles: ["10", "10-8"] },
  ],
  askedIf,
});

/** How a lease came to its end, which a demand for its deposit must say. */
export const leaseEndingFields = (askedIf: Condition): readonly Field[] => [
  {
    path: "leaseEndedBy",
    text: "notice.leaseEndedBy",
    field: { kind: "choice", name: "lease-ended-by", options: LEASE_ENDINGS },
    required: true,
    basis: [
      { law: "housingLease", articles: ["6", "6-2"] },
      { law: "commercialLease", articles: ["10"] },
    ],
    terms: ["silent-renewal"],
    askedIf,
  },
  {
    path: "endAgreedOn",
    text: "notice.endAgreedOn",
    field: { kind: "date" },
    required: true,
    askedIf: isEndedBy("agreement"),
  },
  {
    path: "endNoticedOn",
    text: "notice.endNoticedOn",
    field: { kind: "date" },
    required: true,
    askedIf: isEndedBy("non-renewal", "termination"),
  },
];

/** K4: a lease that no one has ended is renewed after its last day, and its deposit not due. */
const wasEnded: Check = ({ answers }) =>
  leaseEndingOf(answers) === "none"
    ? [{ code: "K4", reason: "renewed", severity: "block", path: "leaseEndedBy", values: {} }]
    : [];

/** By then a term that began on the first day of today's months or later could not be over. */
const OLD_TERMS_END = "2022-12-10";
/** A first term of two years ends within so many months of its contract: some move in months after it. */
const FIRST_TERM_MONTHS = 30;

const isOldHome = (draft: Draft, end: string): boolean => {
  const { answers } = draft;
  const contracted = dateAt(answers, "contractDate");
  if (textAt(answers, "leaseUse") !== "home" || contracted === null || contracted >= NOTICE_MONTHS.home.tenant.from)
    return false;
  return end < OLD_TERMS_END || backwardPeriod(draft, end, FIRST_TERM_MONTHS).nominalEnd < contracted;
};

/**
 * K4: renewal was refused in time. Who did so is not asked, so the tenant's window is taken, which is the wider one; nor
 * whether the law of leases applies, as to a company's home it does not: staff find it out.
 */
const renewalWasRefused =
  (endPath: string): Check =>
  (draft) => {
    const [end, date] = [dateAt(draft.answers, endPath), dateAt(draft.answers, "endNoticedOn")];
    if (leaseEndingOf(draft.answers) !== "non-renewal" || end === null || date === null) return [];
    const months = isOldHome(draft, end) ? FORMER_HOME_NOTICE_MONTHS.value : noticeMonthsOf(draft.answers, "tenant");
    const { last } = windowAround(draft, end, months);
    return date > last
      ? [{ code: "K4", reason: "noticeLate", severity: "warn", path: "endNoticedOn", values: { date, last } }]
      : [];
  };

/** K4: a renewed lease ends months after its tenant's notice; for a breach at once. */
const terminationTakesEffect =
  (endPath: string): Check =>
  (draft) => {
    const [end, date] = [dateAt(draft.answers, endPath), dateAt(draft.answers, "endNoticedOn")];
    if (leaseEndingOf(draft.answers) !== "termination" || end === null || date === null) return [];
    const months = RENEWED_LEASE_ENDS_AFTER[leaseUseOf(draft.answers)].value;
    return date > backwardPeriod(draft, end, months).nominalEnd
      ? [{ code: "K4", reason: "tooSoon", severity: "warn", path: endPath, values: {} }]
      : [];
  };

/** That a lease has ended by its last day, which is answered at `endPath`. */
export const leaseEndingChecks = (endPath: string): readonly Check[] => [
  wasEnded,
  renewalWasRefused(endPath),
  terminationTakesEffect(endPath),
];
