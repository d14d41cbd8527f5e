import { v7 } from "uuid";

/** UUIDv7: unique, and rising within one process. */
export const newId = (): string => v7();
