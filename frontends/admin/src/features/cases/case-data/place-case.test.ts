import { makeRoom } from "@legal/web-kit/testing";
import type { CasePage, CaseQuery } from "../../../api/cases-api.ts";
import { compareIn, misfitIn } from "./case-order.ts";
import { arrange, placeCase } from "./place-case.ts";

const TODAY = "2026-11-20";
const opened = (day: number) => `2026-11-${String(day).padStart(2, "0")}T01:00:00.000Z`;
const roomOf = (day: number, part = {}) => makeRoom({ createdAt: opened(day), ...part });
const query = (part: Partial<CaseQuery> = {}): CaseQuery => ({
  tab: "준비중",
  search: "",
  filter: "",
  sort: "",
  assignee: "",
  ...part,
});
const idsOf = (pages: CasePage[]) => pages.map(({ items }) => items.map(({ id }) => id));

const list = (part: Partial<CaseQuery> = {}) => ({ query: query(part), today: TODAY });

describe("a case that changed", () => {
  const [a, b, c] = [roomOf(9), roomOf(7), roomOf(5)];
  const loaded = (next: string | null): CasePage[] => [
    { items: [a, b], next: "2" },
    { items: [c], next },
  ];

  it("stays in the tab that it is no longer of, until the list is put into order", () => {
    const pages = loaded(null);
    placeCase(pages, { ...b, caseStatus: "종료" });
    expect(idsOf(pages)).toEqual([[a.id, b.id], [c.id]]);
    arrange(pages, [], list());
    expect(idsOf(pages).flat()).toEqual([a.id, c.id]);
  });

  it("that is new waits until it is asked for, then comes in its place", () => {
    const pages = loaded(null);
    const [middle, oldest] = [roomOf(6), roomOf(1)];
    placeCase(pages, middle);
    expect(idsOf(pages)).toEqual([[a.id, b.id], [c.id]]);
    arrange(pages, [oldest, middle], list());
    expect(idsOf(pages).flat()).toEqual([a.id, b.id, middle.id, c.id, oldest.id]);
  });

  it("is not overtaken by older word of itself", () => {
    const pages = loaded(null);
    placeCase(pages, { ...a, updatedAt: "2026-11-01T00:00:00.000Z", caseStatus: "종료" as const });
    expect(pages[0]?.items[0]?.caseStatus).toBe("준비중");
  });

  it("stays where it is with another deadline, until the order is asked for", () => {
    const [late, early] = [roomOf(3, { deadline: "2026-11-18" }), roomOf(2, { deadline: "2026-11-21" })];
    const pages: CasePage[] = [{ items: [late, early], next: null }];
    placeCase(pages, { ...late, deadline: "2026-11-22" });
    expect(pages[0]?.items.map(({ deadline }) => deadline)).toEqual(["2026-11-22", "2026-11-21"]);
    arrange(pages, [], list({ tab: "urgent" }));
    expect(idsOf(pages)).toEqual([[early.id, late.id]]);
  });
});

describe("why a case is not of a list", () => {
  it.each([
    ["assignee", { assignee: "y" }, { assignee: { id: "x", name: "" } }],
    ["status", {}, { caseStatus: "종료" }],
    ["status", { tab: "urgent" }, { caseStatus: "종료", deadline: TODAY }],
    ["deadline", { tab: "urgent" }, { deadline: "2026-12-24" }],
    ["deadline", { filter: "noDeadline" }, { deadline: TODAY }],
    ["status", { tab: "all", filter: "noDeadline" }, { caseStatus: "종료" }],
    ["waiting", { filter: "noDeadline,unanswered" }, { deadline: null, waitingSince: null }],
    [undefined, { filter: "unanswered" }, { waitingSince: opened(18) }],
    [undefined, { filter: "silent" }, {}],
  ] as const)("is its %s: %o, %o", (misfit, part, room) => {
    expect(misfitIn(query(part), roomOf(1, room), TODAY)).toBe(misfit);
  });
});

describe("the order of a list", () => {
  it("is that of the server: what has no deadline, or does not wait, comes last and newest first", () => {
    const rooms = [
      roomOf(1, { deadline: "2026-12-01" }),
      roomOf(2, { deadline: "2026-11-30", waitingSince: opened(19) }),
      roomOf(3, { waitingSince: opened(18) }),
      roomOf(4, { caseStatus: "종료", deadline: "2026-11-01" }),
    ];
    const [first, second, third, fourth] = rooms.map(({ id }) => id);
    const sorted = (sort: CaseQuery["sort"]) =>
      rooms.toSorted(compareIn(query({ sort, tab: "all" }))).map(({ id }) => id);
    expect(sorted("opened")).toEqual([fourth, third, second, first]);
    expect(sorted("deadline")).toEqual([second, first, fourth, third]);
    expect(sorted("waiting")).toEqual([third, second, fourth, first]);
  });
});
