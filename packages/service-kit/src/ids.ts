import { v5, v7 } from "uuid";

/** UUIDv7: unique, and rising within one process. */
export const newId = (): string => v7();

const KEYED = "0199d2a4-6c1e-7b52-9d0f-5a7c3e8b1f46";

/** The same UUIDv5 for the same parts: the id of what is stored once, such as by a sender and their Idempotency-Key. */
export const keyedId = (...parts: readonly string[]): string => v5(JSON.stringify(parts), KEYED);
