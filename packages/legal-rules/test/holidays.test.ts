import { readFileSync } from "node:fs";
import { holidayOn, holidaysIn, isCovered, isWorkingDay, nextWorkingDay, plusDays, weekdayOf } from "../src/index.ts";
import { HOLIDAYS } from "../src/holidays/holiday-calendar.ts";

/** Days off from Monday to Friday. */
const daysOff = (year: number): string =>
  Array.from({ length: 365 }, (_, index) => plusDays(`${year}-01-01`, index))
    .filter((date) => ![0, 6].includes(weekdayOf(date)) && !isWorkingDay(date))
    .map((date) => date.slice(5))
    .join(" ");

describe("working days in Korea", () => {
  it("are none of the public holidays, those of the moon and those that make up for others among them", () => {
    expect(daysOff(2026)).toBe(
      "01-01 02-16 02-17 02-18 03-02 05-01 05-05 05-25 06-03 07-17 08-17 09-24 09-25 10-05 10-09 12-25",
    );
    expect(daysOff(2027)).toBe(
      "01-01 02-08 02-09 03-01 05-03 05-05 05-13 07-19 08-16 09-14 09-15 09-16 10-04 10-11 12-27",
    );
  });

  it.each([
    ["2026-11-20", "2026-11-20"],
    ["2026-11-21", "2026-11-23"],
    ["2026-08-15", "2026-08-18"],
    ["2026-09-24", "2026-09-28"],
    ["2027-02-06", "2027-02-10"],
    ["2027-12-25", "2027-12-28"],
    ["2028-10-02", "2028-10-06"],
  ])("after %s: the next is %s", (end, moved) => {
    expect(nextWorkingDay(end)).toBe(moved);
  });
});

describe("the holiday list", () => {
  it("has each day once, in order, and substitutes only on weekdays", () => {
    const dates = HOLIDAYS.map(({ date }) => date);
    expect(dates).toEqual([...new Set(dates)].toSorted());
    const substitutes = HOLIDAYS.filter(({ type }) => type === "substitute");
    expect(substitutes.filter(({ date }) => [0, 6].includes(weekdayOf(date)))).toEqual([]);
  });

  it("takes what an administrator adds, and keeps its own name for a day it has", () => {
    const extra = [
      { date: "2026-07-24", name: "개교기념일" },
      { date: "2026-12-25", name: "other" },
    ];
    expect(holidayOn("2026-07-24", extra)).toEqual({ date: "2026-07-24", name: "개교기념일", type: "temporary" });
    expect(holidayOn("2026-12-25", extra)?.name).toBe("CHRISTMAS");
    expect(holidaysIn(2026, extra)).toHaveLength(holidaysIn(2026).length + 1);
  });

  it("names a day once that was entered twice, by what was entered first", () => {
    const added = [
      { date: "2026-07-24", name: "first" },
      { date: "2026-07-24", name: "second" },
    ];
    const names = holidaysIn(2026, added).flatMap(({ date, name }) => (date === "2026-07-24" ? [name] : []));
    expect(names).toEqual(["first"]);
    expect(holidayOn("2026-07-24", added)?.name).toBe("first");
  });

  it.each([[{ date: "2026-02-31" }], [{ date: null }], [null]])("refuses an added %j", (added) => {
    const refused = expect.objectContaining({ code: "DATE_INVALID", field: "extraHolidays.0.date" }) as unknown;
    expect(() => holidaysIn(2026, [added] as never)).toThrow(refused as Error);
    expect(() => nextWorkingDay("2026-07-24", [added] as never)).toThrow(refused as Error);
  });

  it("says where each of its years comes from", () => {
    const sources = JSON.parse(readFileSync(`${import.meta.dirname}/../src/holidays/holiday-sources.json`, "utf8")) as {
      year: number;
      source: string;
    }[];
    const years = new Set(HOLIDAYS.map(({ date }) => Number(date.slice(0, 4))));
    expect(sources.filter(({ source }) => source !== "").map(({ year }) => year)).toEqual([...years]);
  });

  it.each(["2012-12-31", "2029-01-01"])("says nothing about %s", (date) => {
    expect(isCovered(date)).toBe(false);
    expect(() => isWorkingDay(date)).toThrow(expect.objectContaining({ code: "DATE_OUTSIDE_CALENDAR" }));
  });
});
