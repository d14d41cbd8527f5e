import { AppError } from "@legal/service-kit";
import { setBounded } from "../bounded-map.ts";
import { failureOf, replyOf } from "./answer-event.ts";
import type { ChatSocket } from "./socket-types.ts";

const PER_SECOND = 100;
/** Staff join every one of their rooms when they connect, in each of their tabs. */
const BURST = 2000;
const PATIENCE = 300;
const MAX_PEOPLE = 10_000;

interface Budget {
  left: number;
  refused: number;
  filledAt: number;
}

/**
 * Bounds what one person may ask of this replica on all sockets together, whatever the event; who keeps on is cut. It
 * outlives the sockets, so that coming back gives nothing.
 */
export const eventBudget = (scale: number): ((socket: ChatSocket) => void) => {
  const burst = BURST * scale;
  const budgets = new Map<string, Budget>();

  const budgetOf = (userId: string): Budget => {
    const now = Date.now();
    const known = budgets.get(userId);
    const left = known ? known.left + ((now - known.filledAt) / 1000) * PER_SECOND * scale : burst;
    const budget =
      left < burst && known ? { ...known, left, filledAt: now } : { left: burst, refused: 0, filledAt: now };
    setBounded(budgets, userId, budget, MAX_PEOPLE);
    return budget;
  };

  return (socket) => {
    const { user } = socket.data;
    socket.use((packet, next) => {
      const budget = budgetOf(user.id);
      if (budget.left >= 1) {
        budget.left -= 1;
        return next();
      }
      budget.refused += 1;
      if (budget.refused > PATIENCE) return void socket.disconnect(true);
      replyOf(packet)(failureOf(new AppError(429, "RATE_LIMITED"), user));
    });
  };
};
