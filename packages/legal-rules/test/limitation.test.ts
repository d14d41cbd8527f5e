import { limitationEnd } from "../src/claims/index.ts";

it.each([
  ["one-year", "2025-03-02", "2026-03-02"],
  ["three-years", "2023-03-02", "2026-03-02"],
  ["bill-three-years", "2023-03-20", "2026-03-20"],
  ["ten-years", "2016-02-29", "2026-02-28"],
  ["commercial-five-years", "2021-12-31", "2026-12-31"],
  ["wages-three-years", "2024-02-28", "2027-02-28"],
] as const)("%s from %s end on %s", (limitation, from, end) => {
  expect(limitationEnd(limitation, from)).toBe(end);
});
