export { computeVector } from "./compute-vector.ts";
export { differences } from "./differences.ts";
export { runVectors, type VectorResults } from "./run-vectors.ts";
