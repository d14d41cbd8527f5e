import { afterQuietHours } from "../src/office-time/quiet-hours.ts";

describe("the night", () => {
  it.each([
    ["2026-11-23T12:00:00Z", "2026-11-23T23:00:00.000Z"],
    ["2026-11-23T22:59:00Z", "2026-11-23T23:00:00.000Z"],
    ["2026-11-23T23:00:00Z", "2026-11-23T23:00:00.000Z"],
    ["2026-11-23T11:59:00Z", "2026-11-23T11:59:00.000Z"],
  ])("of Seoul: what happens at %s may ring at %s", (at, rings) => {
    expect(afterQuietHours(new Date(at)).toISOString()).toBe(rings);
  });
});
