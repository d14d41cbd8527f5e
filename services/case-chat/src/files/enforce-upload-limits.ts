import { FILE_MAX_BYTES } from "@legal/contracts/constants";
import { AppError } from "@legal/service-kit";
import type { Request } from "express";

export interface ArrivalLimits {
  /** Longest pause between two pieces of the body. */
  idleMs: number;
  /** Longest time for all of it. */
  totalMs: number;
}

export const ARRIVAL_LIMITS: ArrivalLimits = { idleMs: 20_000, totalMs: 110_000 };

/** The file and the form around it. */
const MAX_BODY_BYTES = FILE_MAX_BYTES + 64 * 1024;
/** A refused body is read on for a while: a browser that is cut while sending does not show the answer. */
const MAX_UNREAD_BYTES = 3 * FILE_MAX_BYTES;

export const interrupted = (status: 400 | 408, cause?: unknown): AppError =>
  new AppError(status, "UPLOAD_INTERRUPTED", "the body did not arrive whole", { cause });

/** Watches a body on its way in and calls `fail` when it is too slow, too large or cut off. */
export const watchArrival = (req: Request, limits: ArrivalLimits, fail: (error: AppError) => void) => {
  const over = Promise.withResolvers<void>();
  let received = 0;

  const tooSlow = (): void => {
    fail(interrupted(408));
    over.resolve();
  };
  const idle = setTimeout(() => {
    // Paused while the database takes in what came: then it is not the sender who is slow.
    if (req.isPaused()) idle.refresh();
    else tooSlow();
  }, limits.idleMs);
  const total = setTimeout(tooSlow, limits.totalMs);

  req.on("data", (chunk: Buffer) => {
    idle.refresh();
    received += chunk.length;
    if (received > MAX_BODY_BYTES) fail(new AppError(413, "FILE_TOO_LARGE"));
    if (received > MAX_UNREAD_BYTES) over.resolve();
  });
  req.once("end", over.resolve);
  req.once("close", () => {
    if (!req.complete) fail(interrupted(400));
    over.resolve();
  });

  return {
    /** Resolves when nothing more will come, or nothing more is waited for. */
    over: over.promise,
    stop: (): void => {
      clearTimeout(idle);
      clearTimeout(total);
    },
  };
};
