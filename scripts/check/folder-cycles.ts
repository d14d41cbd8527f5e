import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

const FILES = ["{services,packages,frontends}/*/src/**/*.{ts,tsx}", "{gateway/src,scripts}/**/*.{ts,tsx}"];
const IMPORT = /\b(?:from|import)[\s(]*"(\.[^"]+)"/g;

/** A file, and what it imports. */
type Import = readonly [from: string, to: string];
/** By a file or folder, those beside it that it needs, each with an import that says so. */
type Needs = Map<string, Map<string, string>>;

/** The two that lie in the same folder: of `a/b/x.ts` and `a/c/y.ts`, `a/b` and `a/c`. */
const siblingsOf = ([from, to]: Import): Import => {
  const [parts, others] = [from.split("/"), to.split("/")];
  const depth = parts.findIndex((part, index) => part !== others[index]) + 1;
  return [parts.slice(0, depth).join("/"), others.slice(0, depth).join("/")];
};

const needsOf = (imports: readonly Import[]): Needs => {
  const needs: Needs = new Map();
  for (const [from, to] of imports) {
    const [one, other] = siblingsOf([from, to]);
    needs.set(one, (needs.get(one) ?? new Map<string, string>()).set(other, `${from} → ${to}`));
  }
  return needs;
};

/** Leaves those in a cycle, and those that need one of them. */
const removeLeaves = (needs: Needs): void => {
  const before = needs.size;
  for (const [one, others] of needs) {
    for (const other of others.keys()) if (!needs.has(other)) others.delete(other);
    if (others.size === 0) needs.delete(one);
  }
  if (needs.size < before) removeLeaves(needs);
};

/** Follows what each needs until one comes again. */
const walk = (needs: Needs, from: string, passed: readonly string[] = []): string[] => {
  const [next] = needs.get(from)?.keys() ?? [];
  if (passed.includes(from) || next === undefined) return passed.slice(passed.indexOf(from));
  return walk(needs, next, [...passed, from]);
};

/** In each folder, its files and its subfolders as one each: nothing leads back to itself. */
export const folderCycles = (imports: readonly Import[]): string[] => {
  const needs = needsOf(imports);
  const cycles: string[] = [];
  for (;;) {
    removeLeaves(needs);
    const [start] = needs.keys();
    if (start === undefined) return cycles;
    const cycle = walk(needs, start);
    const steps = cycle.map((one, index) => needs.get(one)?.get(cycle[(index + 1) % cycle.length] ?? "") ?? one);
    cycles.push(`a cycle: ${steps.join(", ")}`);
    needs.get(cycle.at(-1) ?? "")?.delete(cycle[0] ?? "");
  }
};

const importsOf = (file: string): Import[] =>
  Array.from(readFileSync(file, "utf8").matchAll(IMPORT), ([, path = ""]) => [file, join(file, "..", path)]);

/** Folders that import each other cannot be understood one at a time. */
export const checkFolderCycles = (): string[] => {
  const files = globSync(FILES).filter((file) => !file.includes(".test."));
  return folderCycles(files.flatMap(importsOf));
};
