import type { LawFigure } from "../sources/law-figure.ts";

const READ = { checkedOn: "2026-06-08" } as const;
const CERTAIN = { checkedOn: "2026-11-24", confidence: "statute" } as const;

/** Rents overdue for which a lease may be ended. */
export const OVERDUE_RENTS = {
  home: { value: 2, basis: "민법 640", ...CERTAIN },
  shop: { value: 3, basis: "상가임대차법 10-8", from: "2015-05-13", ...CERTAIN },
} as const satisfies Readonly<Record<string, LawFigure<number>>>;

/** Months before a lease's end: the notice arrives after the first, null at any time, and by the last. */
export interface NoticeMonths {
  readonly from: number | null;
  readonly to: number;
}

/** Of a notice of non-renewal, by who gives it; 상가임대차법 10④ binds the landlord alone. */
export const NOTICE_MONTHS = {
  home: {
    landlord: { value: { from: 6, to: 2 }, basis: "주택임대차보호법 6①", from: "2020-12-10", ...READ },
    tenant: { value: { from: null, to: 2 }, basis: "주택임대차보호법 6①", from: "2020-12-10", ...READ },
  },
  shop: {
    landlord: { value: { from: 6, to: 1 }, basis: "상가임대차법 10④", ...CERTAIN },
    tenant: { value: { from: null, to: 0 }, basis: "상가임대차법 10④, 대법원 2023다307024", ...CERTAIN },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, LawFigure<NoticeMonths>>>>>;

/** Of a tenant whose home was let before its present period's first day and not renewed since. */
export const FORMER_HOME_NOTICE_MONTHS: LawFigure<NoticeMonths> = {
  value: { from: null, to: 1 },
  basis: "법률 제17363호 부칙 2",
  ...CERTAIN,
};

/** Months after its tenant's notice until a renewed lease ends. */
export const RENEWED_LEASE_ENDS_AFTER = {
  home: { value: 3, basis: "주택임대차보호법 6-2②", ...READ },
  shop: { value: 3, basis: "상가임대차법 10⑤", ...CERTAIN },
} as const satisfies Readonly<Record<string, LawFigure<number>>>;
