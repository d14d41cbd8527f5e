import { subjectProblems } from "./commit-subjects.ts";

describe("the check of commits' subjects", () => {
  it.each([
    "fix(case-chat): refuse a deadline in the past",
    "refactor(auth, web-kit)!: one name for sessions",
    `docs: ${"x".repeat(54)}`,
  ])("takes “%s”", (subject) => {
    expect(subjectProblems(subject)).toEqual([]);
  });

  it.each(["Fixed a bug", "fix(case-chat) refuse", "wip: something", `docs: ${"x".repeat(55)}`])(
    "refuses “%s”",
    (subject) => {
      expect(subjectProblems(subject)).toHaveLength(1);
    },
  );
});
