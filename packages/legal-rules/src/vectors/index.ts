export { runVectors, type VectorResults } from "./run-vectors.ts";
