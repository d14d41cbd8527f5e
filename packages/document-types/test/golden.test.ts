import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { documentTypeOf } from "../src/all-types.ts";
import { blocksOf, issuesOf, missingOf, type DocumentType } from "../src/index.ts";
import { SAMPLES } from "../src/samples/index.ts";
import { plainText } from "./support/plain-text.ts";

const typeOf = (id: string): DocumentType => {
  const type = documentTypeOf(id);
  if (type === null) throw new Error(`no type ${id}`);
  return type;
};

const GOLDEN = join(import.meta.dirname, "golden");

/** `UPDATE_GOLDEN=1` writes what is missing or changed, to be read before it is committed. */
const golden = (name: string, text: string): string => {
  const file = join(GOLDEN, `${name}.txt`);
  if (process.env["UPDATE_GOLDEN"] === "1") writeFileSync(file, text);
  return readFileSync(file, "utf8");
};

describe.each(SAMPLES)("$name", ({ name, typeId, draft }) => {
  const type = typeOf(typeId);
  const blocks = blocksOf(type, draft);

  it("reads word by word as before", () => {
    const text = plainText(blocks);
    expect(text).toBe(golden(name, text));
  });

  it("is whole: nothing missing, no blank, no blocking issue", () => {
    expect(missingOf(type, draft.answers)).toEqual([]);
    expect(JSON.stringify(blocks)).not.toContain("○○");
    expect(issuesOf(type, draft).filter(({ severity }) => severity === "block")).toEqual([]);
  });

  it("names each block once and says what it was made from", () => {
    const ids = blocks.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const known = new Set(Object.keys(draft.answers));
    expect(blocks.find(({ id }) => id === "parties")?.from.some((path) => known.has(path))).toBe(true);
  });
});

it("every text that papers are compared with is of a set", () => {
  const names = SAMPLES.map(({ name }) => `${name}.txt`);
  expect(readdirSync(GOLDEN).toSorted()).toEqual(names.toSorted());
});
