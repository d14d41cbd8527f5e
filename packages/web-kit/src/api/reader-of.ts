import type { User } from "@legal/contracts";

interface ApiState {
  api: { queries: Record<string, { data?: unknown } | undefined> };
}

/** The signed-in user that the page belongs to, for code that meets the store before its type exists. */
export const readerOf = (state: unknown): User | null =>
  ((state as ApiState).api.queries["me(undefined)"]?.data as User | null | undefined) ?? null;
