import type { FileResult } from "./run-jest.ts";
import { withNeighbours } from "./second-run.ts";

const ran = (name: string, startTime: number, endTime: number): FileResult => ({
  name,
  startTime,
  endTime,
  status: "passed",
  assertionResults: [],
});

describe("what runs again beside a failed file", () => {
  it("is what ran with it longest, five files at most, and nothing that ran before or after", () => {
    const short = Array.from({ length: 8 }, (_, index) => ran(`${index + 1} s`, 10, 11 + index));
    const testResults = [ran("before", 0, 10), ran("failed", 10, 100), ran("after", 100, 110), ...short];
    const expected = ["failed", "8 s", "7 s", "6 s", "5 s", "4 s"];
    expect(withNeighbours({ testResults }, ["failed"])).toEqual(expected);
  });

  it("is named once, though two failed beside it or beside each other", () => {
    const testResults = [ran("one", 0, 20), ran("other", 10, 30), ran("beside both", 5, 25)];
    expect(withNeighbours({ testResults }, ["one", "other"])).toEqual(["one", "other", "beside both"]);
  });
});
