import { seoulDate, type SeoulDate } from "@legal/contracts";
import { addDays, seoulDateOf } from "@legal/i18n";

/** `2026-03-02` and `2026-03`, and as the desk shows dates in some language: `2026/3/2`, `2026.3`, `2026年3月2日`. */
const WRITTEN = /^(20\d\d)[-./年년](\d{1,2})(?:[-./月월](?:(\d{1,2})[.日일]?)?)?$/;

const isDate = (date: string): boolean => seoulDate.safeParse(date).success;

const firstOfNextMonth = (month: string): string => `${addDays(`${month}-28`, 4).slice(0, 7)}-01`;

export interface NamedDays {
  from: SeoulDate;
  /** The day after the last. */
  until: SeoulDate;
}

const daysOf = (word: string): NamedDays[] => {
  const [, year, month = "", day] = WRITTEN.exec(word) ?? [];
  const from = `${year}-${month.padStart(2, "0")}-${(day ?? "1").padStart(2, "0")}`;
  if (!isDate(from)) return [];
  return [{ from, until: day === undefined ? firstOfNextMonth(from.slice(0, 7)) : addDays(from, 1) }];
};

/** `--11-03`, and `11-03` as a Korean badge shows it. */
const WITHOUT_YEAR = /^(?:--)?(\d{2}-\d{2})$/;

/** The day or the month in Seoul that a word names; without its year, of last year, this one and the next. */
export const namedDays = (word: string): NamedDays[] => {
  const [, monthDay] = WITHOUT_YEAR.exec(word) ?? [];
  if (monthDay === undefined) return daysOf(word);
  const year = Number(seoulDateOf(new Date()).slice(0, 4));
  return [year - 1, year, year + 1].flatMap((one) => daysOf(`${one}-${monthDay}`));
};

const midnightInSeoul = (date: SeoulDate): Date => new Date(`${date}T00:00:00+09:00`);

/** Rooms that were opened on these days, and cases whose nearest deadline is one of them. */
export const openedOrDueOn = ({ from, until }: NamedDays) => [
  { createdAt: { $gte: midnightInSeoul(from), $lt: midnightInSeoul(until) } },
  { isCase: true, deadline: { $gte: from, $lt: until } },
];
