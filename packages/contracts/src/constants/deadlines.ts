/** `manual`: a date that staff typed, at most one in a case. `computed`: counted from a service by its matter's period. */
export const DEADLINE_KINDS = ["manual", "computed"] as const;

export const DEADLINE_STATES = ["open", "done", "void"] as const;
export type DeadlineState = (typeof DEADLINE_STATES)[number];

/** What happens to a deadline; `moved`: a change of holidays gave it another date. */
export const DEADLINE_CHANGES = [
  "entered",
  "changed",
  "confirmed",
  "moved",
  "done",
  "void",
  "reopened",
  "removed",
] as const;
export type DeadlineChange = (typeof DEADLINE_CHANGES)[number];

export const EXTENSION_UNITS = ["day", "week", "month", "year"] as const;
export const EXTENSION_MAX = 400;

/** Deadlines of a case: far more than any has. */
export const CASE_DEADLINES_MAX = 100;
/** Deadlines of a case that its customer entered. */
export const CUSTOMER_DEADLINES_MAX = 10;

/** Temporary holidays that administrators entered. */
export const HOLIDAYS_MAX = 300;
export const HOLIDAY_NAME_MAX = 60;
