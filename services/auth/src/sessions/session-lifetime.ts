const DAY_MS = 86_400_000;

/** However busy, a session ends this long after its login. */
export const SESSION_MAX_MS = 30 * DAY_MS;
/** Unused for this long it ends too. Opening the site counts as use. */
const SESSION_IDLE_MS = 7 * DAY_MS;
/** How far `lastSeenAt` may lag, so that not every visit costs a write. */
export const TOUCH_EVERY_MS = 3_600_000;

export const expiryOf = (startedAt: Date, lastSeenAt: Date): Date =>
  new Date(Math.min(startedAt.getTime() + SESSION_MAX_MS, lastSeenAt.getTime() + SESSION_IDLE_MS));
