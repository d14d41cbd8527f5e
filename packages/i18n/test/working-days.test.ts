import { addDays, isWorkingDay, workingDayFrom } from "../src/index.ts";

/** Days off from Monday to Friday. */
const daysOff = (year: number): string[] =>
  Array.from({ length: 365 }, (_, index) => addDays(`${year}-01-01`, index))
    .filter((date) => ![0, 6].includes(new Date(date).getUTCDay()) && !isWorkingDay(date))
    .map((date) => date.slice(5));

describe("a working day in Korea", () => {
  it("is none of the public holidays, those of the moon and those that make up for others among them", () => {
    expect(daysOff(2026).join(" ")).toBe(
      "01-01 02-16 02-17 02-18 03-02 05-01 05-05 05-25 06-03 07-17 08-17 09-24 09-25 10-05 10-09 12-25",
    );
    expect(daysOff(2027).join(" ")).toBe(
      "01-01 02-08 02-09 03-01 05-03 05-05 05-13 07-19 08-16 09-14 09-15 09-16 10-04 10-11 12-27",
    );
  });

  it.each([
    ["2025-10-08", "the harvest days began on a Sunday"],
    ["2028-10-05", "the harvest days and Foundation Day are one day"],
    ["2036-10-07", "two of the harvest days are made up for, the second one a day later"],
    ["2025-05-06", "Children's Day and Buddha's birthday are one day"],
  ])("is not %s: %s", (date) => {
    expect(isWorkingDay(date)).toBe(false);
    expect(isWorkingDay(workingDayFrom(date))).toBe(true);
  });

  it.each([
    ["2026-11-20", "2026-11-20"],
    ["2026-11-21", "2026-11-23"],
    ["2026-08-15", "2026-08-18"],
    ["2026-09-24", "2026-09-28"],
    ["2027-02-06", "2027-02-10"],
    ["2027-12-25", "2027-12-28"],
  ])("a period that would end on %s ends on %s", (end, moved) => {
    expect(workingDayFrom(end)).toBe(moved);
  });
});
