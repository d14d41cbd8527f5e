import { safeNext } from "@legal/contracts/constants";
import { parseStored, readStored, writeStored } from "@legal/web-kit";

const KEY = "password-reset-next";
/** Longer than the mailed link, whose half hour begins when the mail leaves. */
const KEPT_MS = 3_600_000;

/** Where the login leads after a new password: the mailed link knows nothing of it and may open in another tab. */
export const storeRedirectAfterReset = (next: string | null): void =>
  void writeStored(KEY, next === null ? null : JSON.stringify({ next, until: Date.now() + KEPT_MS }));

export const readRedirectAfterReset = (): string | undefined => {
  const { next, until } = (parseStored(readStored(KEY)) ?? {}) as { next?: unknown; until?: unknown };
  return typeof until === "number" && until > Date.now() ? safeNext(next) : undefined;
};
