import { seoulDate } from "@legal/contracts";
import { addDays } from "@legal/i18n";

/** `2026-03-02` and `2026-03`, and as the desk shows dates in some language: `2026/3/2`, `2026.3`, `2026年3月2日`. */
const WRITTEN = /^(20\d\d)[-./年년](\d{1,2})(?:[-./月월](?:(\d{1,2})[.日일]?)?)?$/;

const midnightInSeoul = (date: string): Date => new Date(`${date}T00:00:00+09:00`);

const isDate = (date: string): boolean => seoulDate.safeParse(date).success;

const firstOfNextMonth = (month: string): string => `${addDays(`${month}-28`, 4).slice(0, 7)}-01`;

const between = (from: string, to: string) => ({ $gte: midnightInSeoul(from), $lt: midnightInSeoul(to) });

/** The day or the month in Seoul that a word names. */
export const openedOn = (word: string): { $gte: Date; $lt: Date } | undefined => {
  const [, year, month = "", day] = WRITTEN.exec(word) ?? [];
  const date = `${year}-${month.padStart(2, "0")}-${(day ?? "1").padStart(2, "0")}`;
  if (!isDate(date)) return undefined;
  return day === undefined ? between(date, firstOfNextMonth(date.slice(0, 7))) : between(date, addDays(date, 1));
};
