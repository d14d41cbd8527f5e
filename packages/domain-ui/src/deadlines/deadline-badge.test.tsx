import { deadlineUrgency } from "@legal/case-rules";
import { addDays, seoulDateOf } from "@legal/i18n";
import { renderPages } from "@legal/web-kit/testing";
import { screen } from "@testing-library/react";
import { DeadlineBadge } from "./deadline-badge.tsx";

const inDays = (days: number) => addDays(seoulDateOf(new Date()), days);
const none = { ko: {}, en: {}, ja: {}, zh: {} };

afterEach(() => localStorage.clear());

describe("a deadline", () => {
  it.each([
    [-30, "30일 경과", "overdue"],
    [-1, "1일 경과", "overdue"],
    [0, "오늘 마감", "near"],
    [1, "내일 마감", "near"],
    [2, "D-2", "near"],
    [3, "D-3", "soon"],
    [4, "D-4", "soon"],
    [5, "D-5", "week"],
    [7, "D-7", "week"],
    [8, inDays(8).slice(5), "later"],
  ])("%i days ahead in Seoul is said as %s and presses as %s", async (days, label, urgency) => {
    await renderPages(<DeadlineBadge deadline={inDays(days)} />, "/", none);
    expect(await screen.findByText(label)).toBeTruthy();
    expect(deadlineUrgency(days)).toBe(urgency);
  });

  it.each([-1, 0, 2])("%i days ahead is no alarm once the case is over, but a date", async (days) => {
    await renderPages(<DeadlineBadge deadline={inDays(days)} over />, "/", none);
    expect(await screen.findByText(inDays(days).slice(5))).toBeTruthy();
  });

  it.each([
    ["en", "5 days left", inDays(5)],
    ["ja", "あと5日", inDays(5)],
    ["zh", "还剩5天", inDays(5)],
    ["en", "Dec 24", "2098-12-24"],
    ["ja", "12月24日", "2098-12-24"],
    ["zh", "12月24日", "2098-12-24"],
  ])("is said in %s as %s", async (language, label, deadline) => {
    localStorage.setItem("language", language);
    await renderPages(<DeadlineBadge deadline={deadline} />, "/", none);
    expect(await screen.findByText(label)).toBeTruthy();
  });
});
