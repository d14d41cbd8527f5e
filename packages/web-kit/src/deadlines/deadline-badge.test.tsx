import { addDays, seoulDateOf } from "@legal/i18n";
import { screen } from "@testing-library/react";
import { renderPages } from "../testing/render-pages.tsx";
import { DeadlineBadge } from "./deadline-badge.tsx";
import { deadlineUrgency } from "./deadline-urgency.ts";

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

  it.each([
    ["en", "5 days left"],
    ["ja", "あと5日"],
    ["zh", "还剩5天"],
  ])("is said in %s as people of that language count", async (language, label) => {
    localStorage.setItem("language", language);
    await renderPages(<DeadlineBadge deadline={inDays(5)} />, "/", none);
    expect(await screen.findByText(label)).toBeTruthy();
  });

  it.each([
    ["en", "Dec 24"],
    ["ja", "12月24日"],
    ["zh", "12月24日"],
  ])("far away is a date in %s", async (language, label) => {
    localStorage.setItem("language", language);
    await renderPages(<DeadlineBadge deadline="2098-12-24" />, "/", none);
    expect(await screen.findByText(label)).toBeTruthy();
  });
});
