import type { ReminderStep } from "@legal/contracts";
import { plusDays, type CalendarDate } from "@legal/legal-rules";
import type { ReminderScheduleRecord } from "./reminder-schedule-model.ts";
import {
  intoOfficeHours,
  OFFICE_DAY_HOURS,
  plusOfficeHours,
  seoulInstant,
  workdayAfter,
  workdayOnOrBefore,
} from "../office-time/working-time.ts";

/** One reminder of a schedule: when it comes by the plan. */
export interface PlannedReminder {
  step: ReminderStep;
  at: Date;
  /** Of one that comes again: the day, or the part of it, that it is of; else empty. */
  day: string;
}

export type Position = Pick<ReminderScheduleRecord, "dueDate" | "startedAt" | "after" | "alert" | "escalated">;

const MORNING = 9;
const AFTERNOON = 14;
/** Then the desk alone goes on showing it. */
const OVERDUE_DAYS = 10;
const HALF_HOUR_MS = 1_800_000;

const overdueDays = (dueDate: CalendarDate, daysOff: readonly string[]): CalendarDate[] => {
  let day = dueDate;
  return Array.from({ length: OVERDUE_DAYS + 1 }, () => (day = workdayAfter(day, daysOff)));
};

const STEPS_BEFORE = [
  ["d-0", 0],
  ["d-1", 1],
  ["d-3", 3],
  ["d-7", 7],
] as const;

/** A working day for each step, a day off moving it to the one before; no two steps have the same. */
const daysBefore = (dueDate: CalendarDate, daysOff: readonly string[]): { step: ReminderStep; day: CalendarDate }[] => {
  let latest = dueDate;
  return STEPS_BEFORE.map(([step, days]) => {
    const wanted = plusDays(dueDate, -days);
    const day = workdayOnOrBefore(wanted < latest ? wanted : latest, daysOff);
    latest = plusDays(day, -1);
    return { step, day };
  }).toReversed();
};

/** The reminders of a date, in order. `restsAt`: nothing comes any more. */
export const planReminders = (
  dueDate: CalendarDate,
  daysOff: readonly string[],
): { reminders: PlannedReminder[]; restsAt: Date } => {
  const days = overdueDays(dueDate, daysOff);
  const overdue = days.map((day): PlannedReminder => ({ step: "overdue", at: seoulInstant(day, MORNING), day }));
  const [last] = overdue.splice(-1);
  const ahead = daysBefore(dueDate, daysOff).map(({ step, day }) => ({
    step,
    at: seoulInstant(day, MORNING),
    day: "",
  }));
  const lastDay = workdayOnOrBefore(dueDate, daysOff);
  const afternoon: PlannedReminder = { step: "d-0.afternoon", at: seoulInstant(lastDay, AFTERNOON), day: "" };
  return { reminders: [...ahead, afternoon, ...overdue], restsAt: last?.at ?? seoulInstant(dueDate, MORNING) };
};

const escalationsOf = ({ step, at }: NonNullable<Position["alert"]>, daysOff: readonly string[]): PlannedReminder[] => {
  const later = (hours: number) => plusOfficeHours(at, hours, daysOff);
  switch (step) {
    case "d-3":
      return [{ step: "d-3.backup", at: later(OFFICE_DAY_HOURS), day: "" }];
    case "d-1":
      return [
        { step: "d-1.backup", at: later(2), day: "" },
        { step: "d-1.all", at: later(4), day: "" },
      ];
    case "d-0":
    case "d-0.afternoon":
      // The day itself ends at midnight, whatever the office's hours.
      return [{ step: "d-0.all", at: new Date(at.getTime() + HALF_HOUR_MS), day: step === "d-0" ? "" : "afternoon" }];
    default:
      return [];
  }
};

/** What is still to come, in order. The next reminder of the plan takes the place of an escalation that is no earlier. */
const pendingReminders = (position: Position, daysOff: readonly string[]): PlannedReminder[] => {
  const { dueDate, after, alert, escalated } = position;
  const planned = planReminders(dueDate, daysOff).reminders.filter(({ at }) => at > after);
  const waits = alert && !alert.acknowledged ? escalationsOf(alert, daysOff) : [];
  const [next] = planned;
  const open = waits.filter(({ step, at }) => !escalated.includes(step) && (!next || at < next.at));
  return [...open, ...planned];
};

/** Reminders so early that they wait for the morning when a deadline is entered at night. */
const isPatient = ({ step }: PlannedReminder): boolean => step === "d-7" || step === "d-3";

/** When a reminder may leave: at its time, or as soon as the schedule is there. */
export const dueAtOf = (reminder: PlannedReminder, { startedAt }: Position, daysOff: readonly string[]): Date => {
  if (reminder.at >= startedAt) return reminder.at;
  return isPatient(reminder) ? intoOfficeHours(startedAt, daysOff) : startedAt;
};

interface Outlook {
  /** What is due now: of several that were missed the last one alone. */
  due: PlannedReminder | undefined;
  /** When to look again, if nothing is due. */
  nextAt: Date | null;
}

export const lookAhead = (position: Position, now: Date, daysOff: readonly string[]): Outlook => {
  if (now >= planReminders(position.dueDate, daysOff).restsAt) return { due: undefined, nextAt: null };
  const pending = pendingReminders(position, daysOff);
  const missed = pending.findLast(({ at }) => at <= now);
  const missedAt = missed && dueAtOf(missed, position, daysOff);
  if (missed && missedAt && missedAt <= now) return { due: missed, nextAt: missedAt };
  const [next] = pending.filter(({ at }) => at > now);
  return { due: undefined, nextAt: missedAt ?? next?.at ?? null };
};
