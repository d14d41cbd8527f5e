import { captureLogs, until } from "@legal/test-kit";
import { monthsBefore, startRetention } from "../src/index.ts";

describe("how long something is kept", () => {
  it.each([
    ["2026-11-15T03:00:00.000Z", 3, "2026-08-15T03:00:00.000Z"],
    ["2026-05-31T23:59:59.000Z", 3, "2026-02-28T23:59:59.000Z"],
    ["2028-02-29T00:00:00.000Z", 36, "2025-02-28T00:00:00.000Z"],
    ["2026-01-15T00:00:00.000Z", 12, "2025-01-15T00:00:00.000Z"],
  ])("at %s, %i months earlier is %s", (now, months, expected) => {
    expect(monthsBefore(new Date(now), months).toISOString()).toBe(expected);
  });

  it("is seen to at the start, and a failure is only logged", async () => {
    const logs = captureLogs();
    const outcomes = [() => Promise.resolve(3), () => Promise.reject(new Error("database away"))];
    const stops = outcomes.map((remove) => startRetention({ what: "rows", remove, logger: logs.logger }));
    await until(() => logs.text().includes('"removed":3') && logs.text().includes("database away"));
    for (const stop of stops) stop();
  });
});
