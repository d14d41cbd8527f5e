import type { CalendarDate } from "@legal/legal-rules";

/** A day that a person names, as a date; it may not exist, as 30 February. */
export interface NamedDay {
  readonly date: CalendarDate;
  readonly start: number;
  readonly end: number;
}
