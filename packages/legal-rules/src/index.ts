export { LegalRuleError, type LegalRuleErrorCode } from "./errors/legal-rule-error.ts";
export { daysFrom, plusDays, weekdayOf, type CalendarDate } from "./dates/calendar-date.ts";
export { UNITS, type Period, type Unit } from "./dates/period-end.ts";
export {
  HOLIDAY_CALENDAR,
  holidayOn,
  holidaysIn,
  isCovered,
  isWorkingDay,
  nextWorkingDay,
  type ExtraHoliday,
  type Holiday,
  type HolidayType,
} from "./holidays/holiday-calendar.ts";
export { SERVICE_MODES, type ServiceMode } from "./deadlines/service-modes.ts";
export {
  isMatterId,
  MATTER_IDS,
  MATTERS,
  type Confidence,
  type Matter,
  type MatterId,
  type StartingEvent,
  type StatuteCitation,
} from "./deadlines/matters.ts";
export { computeDeadline, type DeadlineInput } from "./deadlines/compute-deadline.ts";
export type { Deadline } from "./deadlines/deadline.ts";
export { DEEMED_AFTER, PUBLIC_NOTICE, type Service } from "./deadlines/service-effect.ts";
export type { Step, StepCode } from "./deadlines/step.ts";
