import { addDays, seoulDateOf } from "@legal/i18n";
import { screen } from "@testing-library/react";
import { renderPages } from "../testing/render-pages.tsx";
import { DeadlineBadge } from "./deadline-badge.tsx";
import { deadlineUrgency } from "./deadline-urgency.ts";

const inDays = (days: number) => addDays(seoulDateOf(new Date()), days);
const none = { ko: {}, en: {}, ja: {}, zh: {} };

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
});
