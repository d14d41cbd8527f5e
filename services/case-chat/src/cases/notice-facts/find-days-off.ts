import { seoulDateOf } from "@legal/i18n";
import { Holiday } from "../holidays/holiday-model.ts";

/** Temporary holidays from today on. */
export const findDaysOff = (): Promise<string[]> =>
  Holiday.distinct("date", { active: true, date: { $gte: seoulDateOf(new Date()) } }).exec();
