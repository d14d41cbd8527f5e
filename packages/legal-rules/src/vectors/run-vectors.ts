import { computeVector } from "./compute-vector.ts";
import { differences } from "./differences.ts";

export interface VectorResults {
  readonly passed: number;
  readonly failed: number;
  /** One for each difference: `P-DL-001 dueDate: expected …, got …`. */
  readonly lines: readonly string[];
}

const problemsOf = (vector: Record<string, unknown>): string[] => {
  const { kind, input, expected } = vector;
  if (typeof kind !== "string" || typeof input !== "object" || input === null) return ["has no kind or no input"];
  if (typeof expected !== "object" || expected === null) return ["has no expected result"];
  try {
    const actual = computeVector(kind, input);
    return Object.keys(expected).length === 0 ? ["has no expected result"] : differences(expected, actual);
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
};

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** Compares each vector of a file `{ vectors: [{ id, kind, input, expected }] }`; a malformed one has failed. */
export const runVectors = (file: unknown): VectorResults => {
  const vectors: unknown = isRecord(file) ? file["vectors"] : undefined;
  if (!Array.isArray(vectors)) return { passed: 0, failed: 1, lines: ["the file has no list of vectors"] };
  const results = (vectors as unknown[]).map((vector, index) => {
    if (!isRecord(vector)) return [`vector ${index}: is not an object`];
    const id = typeof vector["id"] === "string" ? vector["id"] : `vector ${index}`;
    return problemsOf(vector).map((problem) => `${id} ${problem}`);
  });
  const failed = results.filter((lines) => lines.length > 0).length;
  return { passed: results.length - failed, failed, lines: results.flat() };
};
