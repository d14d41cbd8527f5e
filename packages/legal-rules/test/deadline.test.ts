import { computeDeadline, MATTER_IDS, MATTERS, type DeadlineInput } from "../src/index.ts";
import { legalTexts } from "../src/texts/all-texts.ts";
import { ruleDerivedNote } from "../src/texts/index.ts";

const due = (input: DeadlineInput) => computeDeadline(input).dueDate;

const APPEAL = { matter: "civil-appeal" } as const;

describe("a deadline", () => {
  it.each([
    ["opened a day too late, as if it had not been opened", "2026-01-13", "2026-01-26"],
    ["opened on the last day", "2026-01-12", "2026-01-26"],
    ["opened at once", "2026-01-05", "2026-01-19"],
  ])("of an electronic paper %s", (_case, date, expected) => {
    const service = { mode: "electronic-opened", date, noticeDate: "2026-01-05" } as const;
    expect(due({ ...APPEAL, service })).toBe(expected);
  });

  it("of public notice with an extension is one continuous period", () => {
    const deadline = computeDeadline({
      matter: "appeal-brief",
      service: { mode: "public-first", date: "2026-03-02" },
      extension: { n: 1, unit: "month" },
    });
    expect(deadline).toMatchObject({ countFrom: "2026-03-17", nominalEnd: "2026-05-25", dueDate: "2026-05-26" });
    expect(deadline.steps.map(({ code }) => code)).toEqual([
      "PUBLIC_PERIOD_END",
      "EFFECTIVE_MIDNIGHT",
      "FIRST_DAY_INCLUDED",
      "COUNT",
      "EXTEND",
      "SHIFT_HOLIDAY",
      "DUE",
    ]);
  });

  it.each([
    ["2026-12-31", 2, "month", "2026-10-31", "2026-10-30"],
    ["2026-05-31", 1, "month", "2026-04-30", "2026-04-29"],
    ["2026-03-01", 1, "month", "2026-02-01", "2026-01-31"],
    ["2024-02-29", 1, "year", "2023-02-28", "2023-02-27"],
    ["2026-03-25", 14, "day", "2026-03-11", "2026-03-10"],
  ] as const)("before %s by %i %s is never moved to a later day", (date, n, unit, lastDay, dueDate) => {
    const service = { mode: "event", date } as const;
    expect(computeDeadline({ period: { n, unit }, service, direction: "backward" })).toMatchObject({
      lastDay,
      dueDate,
      shifted: false,
    });
  });

  it("counted back says that it is not moved, where it is a day off", () => {
    const before = (date: string) =>
      computeDeadline({ period: { n: 1, unit: "week" }, service: { mode: "event", date }, direction: "backward" });
    const codes = (date: string) => before(date).steps.map(({ code }) => code);
    expect(before("2026-09-04").dueDate).toBe("2026-08-27");
    expect(codes("2026-09-04")).not.toContain("NO_SHIFT");
    expect(before("2026-10-03").dueDate).toBe("2026-09-25");
    expect(codes("2026-10-03")).toContain("NO_SHIFT");
    expect(codes("2035-01-01")).toContain("NO_SHIFT");
  });

  it("names the day a decision becomes final, after the moved end", () => {
    expect(computeDeadline({ ...APPEAL, service: { mode: "ordinary", date: "2026-03-07" } }).finalOn).toBe(
      "2026-03-24",
    );
    expect(
      computeDeadline({ matter: "answer", service: { mode: "ordinary", date: "2026-06-10" } }).finalOn,
    ).toBeUndefined();
  });

  it.each([
    ["labour-review", "2026-11-03", "2026-11-13"],
    // The tenth day is the first of Chuseok, before a weekend.
    ["labour-review", "2026-09-14", "2026-09-28"],
    ["labour-review-suit", "2026-11-03", "2026-11-18"],
    ["indictment-opinion", "2026-11-03", "2026-11-10"],
  ] as const)("of %s counts from the receipt of the paper on %s to %s", (matter, date, expected) => {
    expect(due({ matter, service: { mode: "ordinary", date } })).toBe(expected);
  });

  it("of a labour commission knows no service by the courts' electronic rules", () => {
    const service = { mode: "electronic-unopened", date: "2026-11-03" } as const;
    expect(() => computeDeadline({ matter: "labour-review", service })).toThrow("MODE_NOT_APPLICABLE");
  });

  it.each(MATTER_IDS)("of %s is computed in each of its modes and says its statute", (matter) => {
    expect(MATTERS[matter].statutes.length).toBeGreaterThan(0);
    for (const mode of MATTERS[matter].modes) {
      expect(due({ matter, service: { mode, date: "2022-01-03" } }) > "2022-01-03").toBe(true);
    }
  });

  it("of a criminal matter cites the criminal procedure's counting rules", () => {
    const { steps } = computeDeadline({ matter: "formal-trial", service: { mode: "ordinary", date: "2026-03-07" } });
    expect(steps.map(({ basis }) => basis)).toEqual([
      undefined,
      "형소 66①",
      undefined,
      "형소 66③",
      "형소 66③",
      undefined,
    ]);
  });

  it.each([
    ["formal-trial", "public-first", "2026-11-02", "2026-11-17", "2026-11-23", "형소 64④"],
    ["formal-trial", "public-later", "2026-11-02", "2026-11-08", "2026-11-16", "형소 64④ 단서"],
    ["criminal-brief", "public-later", "2026-11-02", "2026-11-08", "2026-11-27", "형소 64④ 단서"],
    ["indictment-opinion", "public-abroad", "2026-08-31", "2026-11-01", "2026-11-09", "형소 65"],
    ["civil-appeal", "public-later", "2026-11-02", "2026-11-03", "2026-11-16", "민소 196① 단서"],
  ] as const)("of %s by %s takes effect by its own procedure", (matter, mode, date, effectiveDate, dueDate, basis) => {
    const deadline = computeDeadline({ matter, service: { mode, date } });
    expect(deadline).toMatchObject({ effectiveDate, dueDate });
    expect(deadline.steps[0]?.basis).toBe(basis);
  });
});

describe("a deadline counted back", () => {
  const input = { period: { n: 1, unit: "week" }, service: { mode: "event", date: "2026-12-24" } } as const;

  it("may be that of an event still ahead", () => {
    expect(computeDeadline({ ...input, direction: "backward", today: "2026-11-23" }).dueDate).toBe("2026-12-16");
    expect(() => computeDeadline({ ...input, today: "2026-11-23" })).toThrow("DATE_IN_FUTURE");
  });
});

it.each([
  ["2027-12-10", false],
  ["2027-12-17", false],
  ["2027-12-20", true],
  ["2028-01-10", true],
])("a deadline in a year without almanac says so: two weeks from %s", (date, ruleDerived) => {
  const { dueDate } = computeDeadline({ ...APPEAL, service: { mode: "ordinary", date } });
  expect(ruleDerivedNote(dueDate, legalTexts("ko")) !== undefined).toBe(ruleDerived);
});

it("a notice that was not opened may name its day twice", () => {
  const service = { mode: "electronic-unopened", date: "2026-11-20" } as const;
  expect(due({ ...APPEAL, service: { ...service, noticeDate: "2026-11-20" } })).toBe(due({ ...APPEAL, service }));
});

it.each([
  ["an end", "2028-12-20", "2029-01-03"],
  ["an end that moves there", "2028-12-16", "2029-01-01"],
])("%s beyond the calendar is named in its refusal", (_case, date, outside) => {
  const compute = () => due({ ...APPEAL, service: { mode: "ordinary", date } });
  expect(compute).toThrow(expect.objectContaining({ code: "DATE_OUTSIDE_CALENDAR", date: outside }));
});

it("names each day off that its end is moved over", () => {
  const { dueDate, steps } = computeDeadline({ ...APPEAL, service: { mode: "ordinary", date: "2026-02-28" } });
  expect(dueDate).toBe("2026-03-16");
  expect(steps.flatMap(({ code, date }) => (code.startsWith("SHIFT_") ? [`${code} ${date}`] : []))).toEqual([
    "SHIFT_SATURDAY 2026-03-14",
    "SHIFT_SUNDAY 2026-03-15",
  ]);
});

it.each([
  ["2026-03-31", "month", true],
  ["2026-03-15", "month", false],
  ["2026-03-31", "day", false],
] as const)("from %s by one %s says that the month is too short: %s", (date, unit, expected) => {
  for (const direction of ["forward", "backward"] as const) {
    const { steps } = computeDeadline({ period: { n: 1, unit }, service: { mode: "midnight", date }, direction });
    expect(steps.some(({ code }) => code === "MONTH_END_CLIP")).toBe(expected);
  }
});

describe("an input that no rule covers", () => {
  const service = { mode: "ordinary", date: "2026-06-10" } as const;
  it.each<[string, unknown, string, string]>([
    [
      "a day that does not exist",
      { ...APPEAL, service: { ...service, date: "2026-02-29" } },
      "DATE_INVALID",
      "service.date",
    ],
    ["no date", { ...APPEAL, service: { mode: "ordinary" } }, "DATE_INVALID", "service.date"],
    [
      "a date with a time",
      { ...APPEAL, service: { ...service, date: "2026-06-10T00:00Z" } },
      "DATE_INVALID",
      "service.date",
    ],
    [
      "an end before the calendar",
      { ...APPEAL, service: { ...service, date: "2012-12-01" } },
      "DATE_OUTSIDE_CALENDAR",
      "service.date",
    ],
    [
      "an end after the calendar",
      { ...APPEAL, service: { ...service, date: "2028-12-20" } },
      "DATE_OUTSIDE_CALENDAR",
      "service.date",
    ],
    [
      "an end moved past the calendar",
      { ...APPEAL, service: { ...service, date: "2028-12-16" } },
      "DATE_OUTSIDE_CALENDAR",
      "service.date",
    ],
    ["a service in the future", { ...APPEAL, service, today: "2026-06-09" }, "DATE_IN_FUTURE", "service.date"],
    [
      "a paper opened before its notice",
      { ...APPEAL, service: { mode: "electronic-opened", date: "2026-06-10", noticeDate: "2026-06-11" } },
      "DATE_ORDER",
      "service.date",
    ],
    [
      "a notice of another day than its own",
      { ...APPEAL, service: { mode: "electronic-unopened", date: "2026-11-20", noticeDate: "2026-11-01" } },
      "DATE_ORDER",
      "service.noticeDate",
    ],
    ...[null, "2026-02-30", {}].map((noticeDate): [string, unknown, string, string] => [
      `a notice on ${JSON.stringify(noticeDate)}`,
      { ...APPEAL, service: { ...service, noticeDate } },
      "DATE_INVALID",
      "service.noticeDate",
    ]),
    ["an unknown direction", { ...APPEAL, service, direction: "sideways" }, "INPUT_INVALID", "direction"],
    ["nothing", null, "MODE_UNKNOWN", "service.mode"],
    ["an empty object", {}, "MODE_UNKNOWN", "service.mode"],
    ["no service", { ...APPEAL, service: null }, "MODE_UNKNOWN", "service.mode"],
    [
      "a date that is no text",
      { ...APPEAL, service: { ...service, date: { toString: 1 } } },
      "DATE_INVALID",
      "service.date",
    ],
    ["an extension that is none", { matter: "appeal-brief", service, extension: null }, "PERIOD_INVALID", "extension"],
    [
      "an added holiday that is none",
      { ...APPEAL, service, extraHolidays: [null] },
      "DATE_INVALID",
      "extraHolidays.0.date",
    ],
    ["added holidays that are no list", { ...APPEAL, service, extraHolidays: {} }, "INPUT_INVALID", "extraHolidays"],
    ["an unknown matter", { matter: "love", service }, "MATTER_UNKNOWN", "matter"],
    ["a matter named like a method", { matter: "toString", service }, "MATTER_UNKNOWN", "matter"],
    ["a list of a matter", { matter: ["answer"], service }, "MATTER_UNKNOWN", "matter"],
    ["a list of a mode", { ...APPEAL, service: { ...service, mode: ["ordinary"] } }, "MODE_UNKNOWN", "service.mode"],
    ["a list of a day", { ...APPEAL, service: { ...service, date: [service.date] } }, "DATE_INVALID", "service.date"],
    ["a list of a unit", { service, period: { n: 1, unit: ["day"] } }, "PERIOD_INVALID", "period"],
    ["an unknown mode", { ...APPEAL, service: { ...service, mode: "pigeon" } }, "MODE_UNKNOWN", "service.mode"],
    [
      "a criminal appeal counted from service",
      { matter: "criminal-appeal", service },
      "MODE_NOT_APPLICABLE",
      "service.mode",
    ],
    ["no period and no matter", { service }, "PERIOD_INVALID", "period"],
    ["half a day", { service, period: { n: 0.5, unit: "day" } }, "PERIOD_INVALID", "period"],
    ["no days", { service, period: { n: 0, unit: "day" } }, "PERIOD_INVALID", "period"],
    ["more than a century", { service, period: { n: 1201, unit: "month" } }, "PERIOD_INVALID", "period"],
    ["an unknown unit", { service, period: { n: 1, unit: "moon" } }, "PERIOD_INVALID", "period"],
    [
      "an extended peremptory period",
      { ...APPEAL, service, extension: { n: 1, unit: "day" } },
      "EXTENSION_NOT_ALLOWED",
      "extension",
    ],
    [
      "too long an extension",
      { matter: "appeal-brief", service, extension: { n: 2, unit: "month" } },
      "EXTENSION_NOT_ALLOWED",
      "extension",
    ],
    [
      "an extension counted back",
      { service, period: { n: 1, unit: "week" }, extension: { n: 1, unit: "week" }, direction: "backward" },
      "EXTENSION_NOT_ALLOWED",
      "extension",
    ],
    [
      "an added holiday that does not exist",
      { ...APPEAL, service, extraHolidays: [{ date: "2026-06-31" }] },
      "DATE_INVALID",
      "extraHolidays.0.date",
    ],
  ])("is refused: %s", (_case, input, code, field) => {
    expect(() => computeDeadline(input as DeadlineInput)).toThrow(expect.objectContaining({ code, field }));
  });
});
