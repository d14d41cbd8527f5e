import { FILE_MAX_BYTES } from "@legal/contracts/constants";
import { AppError } from "@legal/service-kit";
import type { Request } from "express";

export interface UploadTimeLimits {
  /** Longest pause between two pieces of the body. */
  idleMs: number;
  /** Longest time for all of it. */
  totalMs: number;
}

export const UPLOAD_TIME_LIMITS: UploadTimeLimits = { idleMs: 20_000, totalMs: 110_000 };

/** The file and the form around it. */
const MAX_BODY_BYTES = FILE_MAX_BYTES + 64 * 1024;
/** A refused body is read on for a while: a browser that is cut while sending does not show the answer. */
const MAX_UNREAD_BYTES = 3 * FILE_MAX_BYTES;

export const interrupted = (status: 400 | 408, cause?: unknown): AppError =>
  new AppError(status, "UPLOAD_INTERRUPTED", "the body did not arrive whole", { cause });

/** Calls `fail` when an arriving body is too slow, too large or cut off. */
export const enforceUploadLimits = (req: Request, limits: UploadTimeLimits, fail: (error: AppError) => void) => {
  const drained = Promise.withResolvers<void>();
  let received = 0;

  const tooSlow = (): void => {
    fail(interrupted(408));
    drained.resolve();
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
    if (received > MAX_UNREAD_BYTES) drained.resolve();
  });
  req.once("end", drained.resolve);
  req.once("close", () => {
    if (!req.complete) fail(interrupted(400));
    drained.resolve();
  });

  return {
    /** Resolves when nothing more will come, or nothing more is waited for. */
    drained: drained.promise,
    stop: (): void => {
      clearTimeout(idle);
      clearTimeout(total);
    },
  };
};
