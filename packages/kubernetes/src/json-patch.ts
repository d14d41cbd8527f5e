export interface PatchStep {
  op: "add" | "replace" | "remove";
  path: string;
  value?: unknown;
}

type Container = Record<string, unknown> | unknown[];

const partsOf = (path: string) =>
  path
    .split("/")
    .slice(1)
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));

const isContainer = (value: unknown): value is Container => typeof value === "object" && value !== null;

const valueAt = (container: Container, key: string): unknown =>
  Array.isArray(container) ? container[Number(key)] : container[key];

const parentOf = (document: Container, parts: readonly string[], path: string): Container => {
  let node: unknown = document;
  for (const part of parts) node = isContainer(node) ? valueAt(node, part) : undefined;
  if (!isContainer(node)) throw new Error(`patch: nothing at ${path}`);
  return node;
};

const applyStep = (document: Container, { op, path, value }: PatchStep): void => {
  const parts = partsOf(path);
  const key = parts.at(-1) ?? "";
  const parent = parentOf(document, parts.slice(0, -1), path);
  if (op !== "add" && valueAt(parent, key) === undefined) throw new Error(`patch: nothing at ${path}`);
  if (Array.isArray(parent)) {
    const index = key === "-" ? parent.length : Number(key);
    parent.splice(index, op === "add" ? 0 : 1, ...(op === "remove" ? [] : [value]));
  } else if (op === "remove") delete parent[key];
  else parent[key] = value;
};

/** RFC 6902 without `move`, `copy` and `test`. */
export const applyJsonPatch = <T>(document: T, steps: readonly PatchStep[]): T => {
  const copy = structuredClone(document);
  for (const step of steps) applyStep(copy as Container, step);
  return copy;
};
