import { outlineMarker } from "../src/index.ts";

describe("the marker of a paragraph", () => {
  it("is the one that papers have at each level", () => {
    const levels = [1, 2, 3, 4, 5, 6, 7, 8] as const;
    expect(levels.map((level) => outlineMarker(level, 1))).toEqual([
      "1.",
      "가.",
      "1)",
      "가)",
      "(1)",
      "(가)",
      "①",
      "㉮",
    ]);
    expect(levels.map((level) => outlineMarker(level, 14))).toEqual([
      "14.",
      "하.",
      "14)",
      "하)",
      "(14)",
      "(하)",
      "⑭",
      "㉻",
    ]);
  });

  it("goes on after 하 and after the circles", () => {
    expect([15, 28, 29, 84].map((ordinal) => outlineMarker(2, ordinal))).toEqual(["거.", "허.", "고.", "히."]);
    expect([21, 36, 50, 51].map((ordinal) => outlineMarker(7, ordinal))).toEqual(["㉑", "㊱", "㊿", "(51)"]);
    expect([outlineMarker(2, 85), outlineMarker(8, 15)]).toEqual(["85.", "(15)"]);
  });
});
