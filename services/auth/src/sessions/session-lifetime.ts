import type { Role } from "@legal/contracts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

interface Lifetime {
  /** However busy, a session ends this long after its login. */
  maxMs: number;
  /** Unused for this long it ends too. */
  idleMs: number;
}

/** A hijacked browser of a member shows one person's cases, one of staff everyone's. */
const LIFETIMES: Record<Role, Lifetime> = {
  user: { maxMs: 30 * DAY_MS, idleMs: 14 * DAY_MS },
  admin: { maxMs: 12 * HOUR_MS, idleMs: HOUR_MS },
};

export const SESSION_MAX_MS = LIFETIMES.user.maxMs;
/** How far `lastSeenAt` may lag, so that not every visit costs a write. */
export const TOUCH_EVERY_MS = 5 * MINUTE_MS;

interface Used {
  role: Role;
  mustEnrol?: true | undefined;
  startedAt: Date;
  lastSeenAt: Date;
}

export const expiryOf = ({ role, mustEnrol, startedAt, lastSeenAt }: Used): Date => {
  const { maxMs, idleMs } = LIFETIMES[mustEnrol ? "admin" : role];
  return new Date(Math.min(startedAt.getTime() + maxMs, lastSeenAt.getTime() + idleMs));
};
