import type { CalendarDate } from "../dates/calendar-date.ts";
import type { Step } from "./step.ts";

export interface Deadline {
  /** The day the service or event takes effect. */
  readonly effectiveDate: CalendarDate;
  readonly startsAtMidnight: boolean;
  /** The first counted day. */
  readonly countFrom: CalendarDate;
  /** The end before it is moved off a day off; counted back, the last day of the period. */
  readonly nominalEnd: CalendarDate;
  /** The last day on which one can still act. */
  readonly dueDate: CalendarDate;
  readonly shifted: boolean;
  /** The day a decision becomes final when no one acts. */
  readonly finalOn?: CalendarDate;
  /** Counted back: the last day of the period; one acts the day before it. */
  readonly lastDay?: CalendarDate;
  readonly steps: readonly Step[];
}
