import type { CalendarDate } from "../dates/calendar-date.ts";
import type { Confidence } from "../deadlines/matters.ts";

/** A figure of the law, with what a lawyer needs to confirm it. */
export interface LawFigure<Value> {
  readonly value: Value;
  /** The provision in Korean short form: `인지법 16`. */
  readonly basis: string;
  /** Its first day; absent where that is not known here and lies before every paper. */
  readonly from?: CalendarDate;
  /** The day it was last checked against its source. */
  readonly checkedOn: CalendarDate;
  /** Absent where its text was read. */
  readonly confidence?: Exclude<Confidence, "official">;
}
