import { renderHook } from "@testing-library/react";
import { useHeldRows } from "./use-held-rows.ts";

const rowsOf = (ids: string) => ids.split("").map((id) => ({ id }));
const idsOf = (rows: Iterable<{ id: string }>) => [...rows].map(({ id }) => id).join("");

/** A list that was fetched several times, as its reader sees it then. */
const fetchedAs = (...fetches: [ids: string, hasMore: boolean][]) => {
  const [first, ...later] = fetches.map(([ids, hasMore]) => ({
    fetched: rowsOf(ids),
    options: { list: "a", hasMore, fits: () => true },
  }));
  if (!first) throw new Error("fetched never");
  const { result, rerender } = renderHook(({ fetched, options }) => useHeldRows(fetched, options), {
    initialProps: first,
  });
  for (const props of later) rerender(props);
  const { rows, waiting, gone } = result.current;
  return { rows: idsOf(rows), waiting: idsOf(waiting), gone: [...gone].join("") };
};

describe("the rows of a list that is fetched again", () => {
  it.each([
    [
      "stay, and those that came above them wait",
      [
        ["abc", false],
        ["xabc", false],
      ],
      { rows: "abc", waiting: "x" },
    ],
    [
      "stay, also one that has gone",
      [
        ["abc", false],
        ["ac", false],
      ],
      { rows: "abc", waiting: "", gone: "b" },
    ],
    [
      "are followed by their next page",
      [
        ["abc", true],
        ["abcdef", false],
      ],
      { rows: "abcdef", waiting: "" },
    ],
    [
      "are followed by the whole next page where one of them has moved to it",
      [
        ["abc", true],
        ["bcd", true],
        ["bcdeaf", false],
      ],
      { rows: "abcdef", waiting: "", gone: "" },
    ],
    [
      "are followed by it also where that one is in both pages",
      [
        ["abc", true],
        ["abcdaf", false],
      ],
      { rows: "abcdf", waiting: "", gone: "" },
    ],
  ] as [string, [string, boolean][], object][])("%s", (_what, fetches, seen) => {
    expect(fetchedAs(...fetches)).toMatchObject(seen);
  });
});
