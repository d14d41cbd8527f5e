const dateInSeoul = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Seoul", dateStyle: "short" });
const DAY_MS = 86_400_000;

/** The calendar date in Asia/Seoul, `yyyy-MM-dd`. */
export const seoulDateOf = (instant: Date): string => dateInSeoul.format(instant);

/** Whole days from one `yyyy-MM-dd` to another; negative when the second is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** The calendar date a number of days after a `yyyy-MM-dd`. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
