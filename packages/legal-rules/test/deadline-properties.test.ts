import * as fc from "fast-check";
import {
  computeDeadline,
  daysFrom,
  HOLIDAY_CALENDAR,
  isWorkingDay,
  MATTER_IDS,
  MATTERS,
  plusDays,
  SERVICE_MODES,
  weekdayOf,
} from "../src/index.ts";

const DAYS = daysFrom("2013-01-10", "2021-12-31");
const day = fc.integer({ min: 0, max: DAYS }).map((days) => plusDays("2013-01-10", days));
/** So early that two of the longest periods end within the holiday list. */
const earlyDay = fc.integer({ min: 0, max: 1500 }).map((days) => plusDays("2013-01-10", days));
const matter = fc.constantFrom(...MATTER_IDS);
const period = fc.oneof(
  fc.record({ n: fc.integer({ min: 1, max: 400 }), unit: fc.constant("day" as const) }),
  fc.record({ n: fc.integer({ min: 1, max: 60 }), unit: fc.constant("week" as const) }),
  fc.record({ n: fc.integer({ min: 1, max: 36 }), unit: fc.constant("month" as const) }),
  fc.record({ n: fc.integer({ min: 1, max: 5 }), unit: fc.constant("year" as const) }),
);
const mode = fc.constantFrom(...SERVICE_MODES);

describe("any calendar date", () => {
  it("has the weekday and the neighbours that the Gregorian calendar gives it", () => {
    fc.assert(
      fc.property(fc.integer({ min: -25_567, max: 300_000 }), fc.integer({ min: 0, max: 40_000 }), (start, days) => {
        const iso = (epochDay: number) => new Date(epochDay * 86_400_000).toISOString().slice(0, 10);
        expect(plusDays(iso(start), days)).toBe(iso(start + days));
        expect(daysFrom(iso(start), iso(start + days))).toBe(days);
        expect(weekdayOf(iso(start))).toBe(new Date(start * 86_400_000).getUTCDay());
      }),
    );
  });
});

describe("any deadline", () => {
  it("is never earlier for a later service", () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 60 }), mode, period, (date, later, served, length) => {
        const due = (on: string) => computeDeadline({ period: length, service: { mode: served, date: on } }).dueDate;
        expect(due(plusDays(date, later)) >= due(date)).toBe(true);
      }),
    );
  });

  it("of a matter ends on a working day, at or after its own end, with only days off between", () => {
    fc.assert(
      fc.property(day, matter, (date, id) => {
        const { nominalEnd, dueDate } = computeDeadline({
          matter: id,
          service: { mode: MATTERS[id].modes[0] ?? "event", date },
        });
        expect(isWorkingDay(dueDate)).toBe(true);
        for (let passed = nominalEnd; passed < dueDate; passed = plusDays(passed, 1)) {
          expect(isWorkingDay(passed)).toBe(false);
        }
        expect(dueDate >= nominalEnd).toBe(true);
      }),
    );
  });

  it("is never earlier with an added holiday, and never on it", () => {
    fc.assert(
      fc.property(day, period, fc.integer({ min: 0, max: 20 }), (date, length, after) => {
        const service = { mode: "ordinary", date } as const;
        const plain = computeDeadline({ period: length, service });
        const extra = plusDays(plain.nominalEnd, after);
        const moved = computeDeadline({ period: length, service, extraHolidays: [{ date: extra }] });
        expect(moved.dueDate >= plain.dueDate).toBe(true);
        expect(moved.dueDate).not.toBe(extra);
      }),
    );
  });

  it("counted back is before the event, by at least the period", () => {
    fc.assert(
      fc.property(day, period, (date, length) => {
        const { dueDate, lastDay = "" } = computeDeadline({
          period: length,
          service: { mode: "event", date },
          direction: "backward",
        });
        expect(plusDays(dueDate, 1)).toBe(lastDay);
        expect(lastDay < date).toBe(true);
      }),
    );
  });

  it("with an extension is never earlier than without", () => {
    fc.assert(
      fc.property(earlyDay, period, period, mode, (date, length, extension, served) => {
        const service = { mode: served, date } as const;
        const until = computeDeadline({ period: length, service, extension });
        expect(until.nominalEnd > computeDeadline({ period: length, service }).nominalEnd).toBe(true);
        expect(until.dueDate <= HOLIDAY_CALENDAR.to).toBe(true);
      }),
      { numRuns: 50 },
    );
  });
});
