import { seoulDate } from "@legal/contracts";
import { addDays } from "@legal/i18n";

const MONTH = /^20\d\d-(0[1-9]|1[0-2])$/;

const midnightInSeoul = (date: string): Date => new Date(`${date}T00:00:00+09:00`);

const monthAfter = (month: string): string => addDays(`${month}-28`, 4).slice(0, 7);

/** The day `yyyy-MM-dd` or the month `yyyy-MM` in Seoul that a word names. */
export const openedOn = (word: string): { $gte: Date; $lt: Date } | undefined => {
  if (MONTH.test(word)) return { $gte: midnightInSeoul(`${word}-01`), $lt: midnightInSeoul(`${monthAfter(word)}-01`) };
  if (!seoulDate.safeParse(word).success) return undefined;
  return { $gte: midnightInSeoul(word), $lt: midnightInSeoul(addDays(word, 1)) };
};
