import { AppError, type User } from "@legal/service-kit";
import { setBounded } from "../cache/bounded-map.ts";
import { failureOf, replyOf } from "./answer-event.ts";
import type { ChatSocket } from "./socket-types.ts";

interface Limit {
  perSecond: number;
  burst: number;
}

/** Staff join every one of their rooms when they connect, in each of their tabs. */
const LIMITS: Readonly<Record<User["role"], Limit>> = {
  user: { perSecond: 20, burst: 300 },
  admin: { perSecond: 100, burst: 2000 },
};
const REFUSALS_BEFORE_BLOCK = 300;
const BLOCKED_MS = 60_000;
const MAX_PEOPLE = 10_000;

interface Budget {
  left: number;
  refused: number;
  filledAt: number;
}

export interface EventBudget {
  /** Counts this socket's events against its user's budget. */
  limit(socket: ChatSocket): void;
  /** Whether a user was disconnected in the last minute. */
  isBlocked(userId: string): boolean;
}

/**
 * Limits the events of one user on all sockets of this replica together; a client that goes on is disconnected and
 * blocked for a minute. Budgets outlive the sockets, so that reconnecting gives no new one.
 */
export const createEventBudget = (scale: number): EventBudget => {
  const budgets = new Map<string, Budget>();
  const blockedUntil = new Map<string, number>();

  const budgetOf = ({ id, role }: User): Budget => {
    const now = Date.now();
    const { perSecond, burst } = LIMITS[role];
    const most = burst * scale;
    const known = budgets.get(id);
    const left = known ? known.left + ((now - known.filledAt) / 1000) * perSecond * scale : most;
    const budget = left < most && known ? { ...known, left, filledAt: now } : { left: most, refused: 0, filledAt: now };
    setBounded(budgets, id, budget, MAX_PEOPLE);
    return budget;
  };

  const cut = (socket: ChatSocket): void => {
    setBounded(blockedUntil, socket.data.user.id, Date.now() + BLOCKED_MS, MAX_PEOPLE);
    socket.disconnect(true);
  };

  return {
    limit: (socket) => {
      const { user } = socket.data;
      socket.use((packet, next) => {
        const budget = budgetOf(user);
        if (budget.left >= 1) {
          budget.left -= 1;
          return next();
        }
        budget.refused += 1;
        if (budget.refused > REFUSALS_BEFORE_BLOCK) return cut(socket);
        replyOf(packet)(failureOf(new AppError(429, "RATE_LIMITED"), user));
      });
    },
    isBlocked: (userId) => (blockedUntil.get(userId) ?? 0) > Date.now(),
  };
};
