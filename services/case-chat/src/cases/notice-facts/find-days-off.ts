import { addDays, seoulDateOf } from "@legal/i18n";
import { Holiday } from "../holidays/holiday-model.ts";

/** Further than a reminder schedule looks back: ten working days, or the week before its date. */
const PAST_DAYS = 60;

/** Temporary holidays to come, and those that a schedule still counts by. */
export const findDaysOff = (): Promise<string[]> =>
  Holiday.distinct("date", {
    active: true,
    date: { $gte: addDays(seoulDateOf(new Date()), -PAST_DAYS) },
  }).exec();
