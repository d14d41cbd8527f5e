import { checkFolderCycles, folderCycles } from "./folder-cycles.ts";

describe("the check of cycles between folders", () => {
  it.each([
    ["a folder on the one beside it", [["a/b/x.ts", "a/c/y.ts"]]],
    [
      "a folder that uses a file beside it and is used by another one",
      [
        ["a/main.ts", "a/b/x.ts"],
        ["a/b/x.ts", "a/config.ts"],
      ],
    ],
    [
      "files that import each other's neighbours",
      [
        ["a/b/x.ts", "a/c/y.ts"],
        ["a/c/z.ts", "a/d/x.ts"],
      ],
    ],
  ] as const)("takes %s", (_what, imports) => {
    expect(folderCycles(imports)).toEqual([]);
  });

  it.each([
    [
      "two folders",
      [
        ["a/b/x.ts", "a/c/y.ts"],
        ["a/c/z.ts", "a/b/w.ts"],
      ],
    ],
    [
      "a folder and a file beside it",
      [
        ["a/x.ts", "a/b/y.ts"],
        ["a/b/z.ts", "a/x.ts"],
      ],
    ],
    [
      "folders at different depths",
      [
        ["a/b/c/x.ts", "a/d/y.ts"],
        ["a/d/e/z.ts", "a/b/w.ts"],
      ],
    ],
  ] as const)("names a cycle of %s by its imports", (_what, imports) => {
    const steps = imports.map(([from, to]) => `${from} → ${to}`);
    expect(folderCycles([...imports, ["a/main.ts", imports[0][0]]])).toEqual([`a cycle: ${steps.join(", ")}`]);
  });

  it("names each of several cycles", () => {
    const pairs = ["a", "b"].flatMap((root) => [
      [`${root}/c/x.ts`, `${root}/d/x.ts`] as const,
      [`${root}/d/y.ts`, `${root}/c/y.ts`] as const,
    ]);
    expect(folderCycles(pairs)).toHaveLength(2);
  });

  it("finds none in the repository", () => {
    expect(checkFolderCycles()).toEqual([]);
  });
});
