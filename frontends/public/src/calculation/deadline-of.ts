import { computeDeadline, HOLIDAY_CALENDAR, MATTERS } from "@legal/legal-rules";
import type { Deadline, DeadlineInput, ExtraHoliday, Matter, MatterId } from "@legal/legal-rules";
import { seoulDateOf } from "@legal/i18n";
import { attempt, type Outcome } from "./attempt.ts";

/** A deadline as of today: what has not happened yet starts no period. */
export const deadlineOf = (input: DeadlineInput): Outcome<Deadline> =>
  attempt(() => computeDeadline({ ...input, today: seoulDateOf(new Date()) }));

/** The same for a paper that arrived the usual way. */
export const usualDeadlineOf = (
  matter: MatterId,
  date: string,
  extraHolidays: readonly ExtraHoliday[],
): Outcome<Deadline> =>
  deadlineOf({ matter, service: { mode: MATTERS[matter].modes[0] ?? "ordinary", date }, extraHolidays });

/** The day on which the older of the period and the holidays was last checked. */
export const checkedOnOf = (matter: Matter | undefined): string =>
  matter && matter.asOf < HOLIDAY_CALENDAR.checkedOn ? matter.asOf : HOLIDAY_CALENDAR.checkedOn;
