import { AppError } from "@legal/service-kit";
import { failureOf, replyOf } from "./answer-event.ts";
import type { ChatSocket } from "./socket-types.ts";

const PER_SECOND = 100;
/** Staff join every one of their rooms when they connect. */
const BURST = 1000;
const PATIENCE = 1000;

/** Bounds what one socket may ask of the server, whatever the event; one that keeps on is cut. */
export const limitEvents = (socket: ChatSocket, scale: number): void => {
  const burst = BURST * scale;
  let left = burst;
  let refused = 0;
  let filledAt = Date.now();

  const refill = (): void => {
    const now = Date.now();
    left = Math.min(burst, left + ((now - filledAt) / 1000) * PER_SECOND * scale);
    filledAt = now;
  };

  socket.use((packet, next) => {
    refill();
    if (left >= 1) {
      left -= 1;
      return next();
    }
    refused += 1;
    if (refused > PATIENCE) return void socket.disconnect(true);
    replyOf(packet)(failureOf(new AppError(429, "RATE_LIMITED"), socket.data.user));
  });
};
