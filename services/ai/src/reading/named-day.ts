import type { CalendarDate } from "@legal/legal-rules";

/** `11-03`; the day may not exist, as 30 February. */
export const monthAndDay = (month: number, day: number): string =>
  [month, day].map((number) => String(number).padStart(2, "0")).join("-");

/** A day that a person names, as a date; it may not exist, as 30 February. */
export interface NamedDay {
  readonly date: CalendarDate;
  readonly start: number;
  readonly end: number;
}
