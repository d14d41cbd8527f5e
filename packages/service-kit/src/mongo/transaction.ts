import { setTimeout as pause } from "node:timers/promises";
import mongoose, { type ClientSession } from "mongoose";
import { isConnectionLost, isDependencyDown } from "../errors/dependency-down.ts";
import { unavailable } from "../errors/errors.ts";
import { collectEffects, runEffects } from "./after-commit.ts";

/** Contended rows conflict and are tried again, this long; where the processor is short, one try takes seconds. */
const RETRY_FOR_MS = 10_000;
const COMMIT_TRIES = 3;
/** Where a server closed all connections at once, the pool gives out some before it notices that they are dead. */
const LOST_CONNECTIONS_MAX = 4;

const hasLabel = (error: unknown, label: string): boolean =>
  error instanceof mongoose.mongo.MongoError && error.hasErrorLabel(label);

/** A commit whose answer was lost may be repeated: the server remembers it. */
const commit = async (session: ClientSession): Promise<void> => {
  for (let tries = 1; ; tries += 1) {
    try {
      await session.commitTransaction();
      return;
    } catch (error) {
      if (tries === COMMIT_TRIES || !hasLabel(error, "UnknownTransactionCommitResult")) throw error;
    }
  }
};

const abort = async (session: ClientSession): Promise<void> => {
  try {
    if (session.inTransaction()) await session.abortTransaction();
  } catch {
    // The server ends what is not committed; the first failure is the one to report.
  }
};

interface Progress {
  startedAt: number;
  tries: number;
  lostConnections: number;
  /** From here on the work may have been stored although the answer was lost. */
  isCommitting: boolean;
}

const attempt = async <T>(
  session: ClientSession,
  work: (session: ClientSession) => Promise<T>,
  progress: Progress,
): Promise<T> => {
  session.startTransaction({ readConcern: { level: "snapshot" }, writeConcern: { w: "majority" } });
  collectEffects(session);
  try {
    const result = await work(session);
    progress.isCommitting = true;
    await commit(session);
    return result;
  } catch (error) {
    await abort(session);
    throw error;
  }
};

const isConflict = (error: unknown): boolean =>
  hasLabel(error, "TransientTransactionError") && !isDependencyDown(error);

const isWorthRetrying = (error: unknown, { startedAt, lostConnections, isCommitting }: Progress): boolean => {
  if (isConnectionLost(error)) return lostConnections <= LOST_CONNECTIONS_MAX && !isCommitting;
  return isConflict(error) && Date.now() - startedAt < RETRY_FOR_MS;
};

/**
 * Runs `work` in one transaction and commits it. `work` is run again after a write conflict, and on another connection
 * when one is lost, so it must load what it changes inside and have no other effect than what it gives `afterCommit`;
 * pass `session` to every operation.
 * Throws 503 for conflicts without end.
 */
export const inTransaction = async <T>(work: (session: ClientSession) => Promise<T>): Promise<T> => {
  const session = await mongoose.startSession();
  const progress: Progress = { startedAt: Date.now(), tries: 0, lostConnections: 0, isCommitting: false };
  try {
    for (;;) {
      progress.tries += 1;
      progress.isCommitting = false;
      try {
        const result = await attempt(session, work, progress);
        runEffects(session);
        return result;
      } catch (error) {
        if (isConnectionLost(error)) progress.lostConnections += 1;
        if (!isWorthRetrying(error, progress))
          throw isConflict(error) ? unavailable("SERVICE_UNAVAILABLE", error) : error;
        await pause(Math.random() * Math.min(100, 5 * 2 ** progress.tries));
      }
    }
  } finally {
    await session.endSession();
  }
};
