import { CASE_STATUSES } from "@legal/contracts/constants";
import { addDays, daysBetween } from "@legal/i18n";
import { caseUrgency, deadlineUrgency, isUrgent, statusesOf, urgentUpTo } from "../src/index.ts";

const TODAY = "2028-02-27";

describe("a deadline", () => {
  it.each([
    [-1, "overdue"],
    [0, "near"],
    [2, "near"],
    [3, "soon"],
    [4, "soon"],
    [5, "week"],
    [7, "week"],
    [8, "later"],
  ])("%i days ahead is %s", (days, urgency) => {
    expect(deadlineUrgency(days)).toBe(urgency);
  });
});

describe("an urgent case", () => {
  it("is one of an open status whose deadline is at most two days ahead", () => {
    const urgent = CASE_STATUSES.filter((caseStatus) => isUrgent({ caseStatus, deadline: "2028-02-29" }, TODAY));
    expect(urgent).toEqual(statusesOf("open"));
    expect(isUrgent({ caseStatus: "준비중", deadline: "2028-03-01" }, TODAY)).toBe(false);
    expect(isUrgent({ caseStatus: "준비중", deadline: null }, TODAY)).toBe(false);
  });

  it("alone has an urgent deadline: a case that is over has none, however long ago it was", () => {
    const overdue = CASE_STATUSES.filter(
      (caseStatus) => caseUrgency({ caseStatus, deadline: "2028-01-01" }, TODAY) !== "later",
    );
    expect(overdue).toEqual(statusesOf("open"));
    expect(caseUrgency({ caseStatus: "준비중", deadline: null }, TODAY)).toBe("later");
  });

  it("is exactly one whose badge says overdue or near", () => {
    for (let days = -10; days <= 10; days += 1) {
      const deadline = addDays(TODAY, days);
      const pressing = ["overdue", "near"].includes(deadlineUrgency(daysBetween(TODAY, deadline)));
      expect(isUrgent({ caseStatus: "작성중", deadline }, TODAY)).toBe(pressing);
      expect(deadline <= urgentUpTo(TODAY)).toBe(pressing);
    }
  });
});
