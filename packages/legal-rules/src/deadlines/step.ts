import type { CalendarDate } from "../dates/calendar-date.ts";

export type StepCode =
  | "SERVED"
  | "EVENT"
  | "DEEMED_WEEK_END"
  | "PUBLIC_PERIOD_END"
  | "EFFECTIVE_MIDNIGHT"
  | "FIRST_DAY_EXCLUDED"
  | "FIRST_DAY_INCLUDED"
  | "COUNT"
  | "COUNT_BACK"
  | "EXTEND"
  | "MONTH_END_CLIP"
  | "SHIFT_SATURDAY"
  | "SHIFT_SUNDAY"
  | "SHIFT_HOLIDAY"
  | "NO_SHIFT"
  | "DUE";

/** One line of the way from the day of service to the due date. */
export interface Step {
  readonly code: StepCode;
  readonly date: CalendarDate;
  /** The period counted: `2 week`. */
  readonly detail?: string;
  /** The rule in Korean short form: `민법 157`. */
  readonly basis?: string;
  /** Of a holiday: a key of the texts, or the name an administrator entered. */
  readonly name?: string;
}
