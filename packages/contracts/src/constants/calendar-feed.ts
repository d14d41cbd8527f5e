/** Whose dates a calendar has: `own`, a customer's cases or those that a staff member handles; `office`, staff only: all. */
export const CALENDAR_SCOPES = ["own", "office"] as const;
export type CalendarScope = (typeof CALENDAR_SCOPES)[number];

/** More than a calendar shows; the farthest are left out. */
export const CALENDAR_DEADLINES_MAX = 2000;
