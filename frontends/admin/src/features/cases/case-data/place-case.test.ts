import { makeRoom } from "@legal/web-kit/testing";
import type { CasePage, CaseQuery } from "../../../api/cases-api.ts";
import { placeCase } from "./place-case.ts";

const TODAY = "2026-11-20";
const opened = (day: number) => `2026-11-${String(day).padStart(2, "0")}T01:00:00.000Z`;
const roomOf = (day: number, part = {}) => makeRoom({ createdAt: opened(day), ...part });
const query = (part: Partial<CaseQuery> = {}): CaseQuery => ({
  tab: "준비중",
  search: "",
  filter: "",
  assignee: "",
  ...part,
});
const idsOf = (pages: CasePage[]) => pages.map(({ items }) => items.map(({ id }) => id));

describe("a case that changed", () => {
  const [a, b, c] = [roomOf(9), roomOf(7), roomOf(5)];
  const loaded = (next: string | null): CasePage[] => [
    { items: [a, b], next: "2" },
    { items: [c], next },
  ];

  it("leaves the tab that it is no longer of", () => {
    const pages = loaded(null);
    placeCase(pages, { ...b, caseStatus: "종료" }, query(), TODAY);
    expect(idsOf(pages)).toEqual([[a.id], [c.id]]);
  });

  it("comes in at its place, newest first", () => {
    const pages = loaded(null);
    const [middle, oldest] = [roomOf(6), roomOf(1)];
    placeCase(pages, middle, query(), TODAY);
    placeCase(pages, oldest, query(), TODAY);
    expect(idsOf(pages)).toEqual([
      [a.id, b.id],
      [middle.id, c.id, oldest.id],
    ]);
  });

  it("waits for its page where more of the list is to come", () => {
    const pages = loaded("3");
    placeCase(pages, roomOf(1), query(), TODAY);
    expect(idsOf(pages)).toEqual([[a.id, b.id], [c.id]]);
  });

  it("is not overtaken by older word of itself", () => {
    const pages = loaded(null);
    const old = { ...a, updatedAt: "2026-11-01T00:00:00.000Z", caseStatus: "종료" as const };
    placeCase(pages, old, query(), TODAY);
    expect(pages[0]?.items[0]?.caseStatus).toBe("준비중");
  });

  it("moves by its deadline among what is urgent", () => {
    const pages: CasePage[] = [
      { items: [roomOf(3, { deadline: "2026-11-18" }), roomOf(2, { deadline: "2026-11-21" })], next: null },
    ];
    const [first, second] = pages[0]?.items ?? [];
    const late = roomOf(1, { deadline: "2026-11-20" });
    placeCase(pages, late, query({ tab: "urgent" }), TODAY);
    expect(idsOf(pages)).toEqual([[first?.id, late.id, second?.id]]);
    placeCase(pages, { ...late, deadline: "2026-11-23" }, query({ tab: "urgent" }), TODAY);
    expect(idsOf(pages)).toEqual([[first?.id, second?.id]]);
  });

  it("is neither put into a search nor into a colleague's cases", () => {
    const pages = loaded(null);
    placeCase(pages, roomOf(8), query({ search: "홍길동" }), TODAY);
    placeCase(pages, { ...a, assignee: { id: "x", name: "" } }, query({ assignee: "y" }), TODAY);
    expect(idsOf(pages)).toEqual([[b.id], [c.id]]);
  });
});
