import { AppError, type User } from "@legal/service-kit";
import { setBounded } from "../cache/bounded-map.ts";
import { failureOf, replyOf } from "./answer-event.ts";
import type { ChatSocket } from "./socket-types.ts";

interface Allowance {
  perSecond: number;
  burst: number;
}

/** Staff join every one of their rooms when they connect, in each of their tabs. */
const ALLOWANCES: Readonly<Record<User["role"], Allowance>> = {
  user: { perSecond: 20, burst: 300 },
  admin: { perSecond: 100, burst: 2000 },
};
const PATIENCE = 300;
const SHUT_OUT_MS = 60_000;
const MAX_PEOPLE = 10_000;

interface Budget {
  left: number;
  refused: number;
  filledAt: number;
}

export interface EventBudget {
  /** Bounds what this socket's person may ask. */
  limit(socket: ChatSocket): void;
  /** Whether a person was cut in the last minute. */
  isShutOut(userId: string): boolean;
}

/**
 * Bounds what one person may ask of this replica on all sockets together, whatever the event; who keeps on is cut and
 * stays out for a minute. It outlives the sockets, so that coming back gives nothing.
 */
export const eventBudget = (scale: number): EventBudget => {
  const budgets = new Map<string, Budget>();
  const shutOutUntil = new Map<string, number>();

  const budgetOf = ({ id, role }: User): Budget => {
    const now = Date.now();
    const { perSecond, burst } = ALLOWANCES[role];
    const most = burst * scale;
    const known = budgets.get(id);
    const left = known ? known.left + ((now - known.filledAt) / 1000) * perSecond * scale : most;
    const budget = left < most && known ? { ...known, left, filledAt: now } : { left: most, refused: 0, filledAt: now };
    setBounded(budgets, id, budget, MAX_PEOPLE);
    return budget;
  };

  const cut = (socket: ChatSocket): void => {
    setBounded(shutOutUntil, socket.data.user.id, Date.now() + SHUT_OUT_MS, MAX_PEOPLE);
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
        if (budget.refused > PATIENCE) return cut(socket);
        replyOf(packet)(failureOf(new AppError(429, "RATE_LIMITED"), user));
      });
    },
    isShutOut: (userId) => (shutOutUntil.get(userId) ?? 0) > Date.now(),
  };
};
