import { plusDays } from "../src/index.ts";

it.each([
  "2026-01-31",
  "2026-02-28",
  "2028-02-29",
  "2100-02-28",
  "2400-02-29",
  "2026-03-31",
  "2026-04-30",
  "2026-05-31",
  "2026-06-30",
  "2026-07-31",
  "2026-08-31",
  "2026-09-30",
  "2026-10-31",
  "2026-11-30",
  "2026-12-31",
])("no month has a day after %s", (last) => {
  const after = `${last.slice(0, 8)}${Number(last.slice(8)) + 1}`;
  expect(plusDays(last, 1)).toMatch(/-01$/);
  expect(() => plusDays(after, 1)).toThrow(expect.objectContaining({ code: "DATE_INVALID" }));
});
