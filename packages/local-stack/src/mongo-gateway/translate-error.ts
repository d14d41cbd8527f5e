import { BSON } from "bson";
import { engineCode } from "./engine-codes.ts";
import { codes, type ErrorLabel, MongoError } from "./mongo-error.ts";

const codesByState: Record<string, number> = {
  "22P02": 2,
  "22023": 2,
  "42P01": 26,
  "57014": 50,
  "0A000": 115,
  "23505": 11000,
  "23P01": 11000,
  // No room on the disk, or a disk that fails.
  "53100": 14031,
  "58030": 14031,
};

const uniqueViolations = new Set(["23505", "23P01"]);
const conflicts = new Set(["40001", "40P01"]);
const LOCK_NOT_AVAILABLE = "55P03";

/** States in which the connection, not the command, is at fault: the driver should try again elsewhere or later. */
const connectionLost = new Set([
  "57P01",
  "57P02",
  "57P03",
  "53300",
  "08000",
  "08003",
  "08006",
  "EPIPE",
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOENT",
]);

/** Whether PostgreSQL went away, so that nothing is known about the statement's fate. */
export const isConnectionLost = (error: unknown) =>
  connectionLost.has(stateOf(error)) || /Connection terminated/.test(messageOf(error));

export const stateOf = (error: unknown): string =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";

/** The statement was undone because of a concurrent one. */
export const isConflict = (error: unknown) => conflicts.has(stateOf(error));

export const isUniqueViolation = (error: unknown): error is Error => uniqueViolations.has(stateOf(error));

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Any failure as MongoDB's: the driver's retry and mongoose's duplicate-key handling depend on code and labels. */
export const translateError = (error: unknown, inTransaction: boolean): MongoError => {
  if (error instanceof MongoError) return error;
  if (isConnectionLost(error)) return lost(inTransaction);
  if (error instanceof BSON.BSONError) return new MongoError(22, error.message);
  return translateState(stateOf(error), messageOf(error), inTransaction);
};

export const translateState = (state: string, message: string, inTransaction: boolean): MongoError => {
  const transient: ErrorLabel[] = inTransaction ? ["TransientTransactionError"] : [];
  if (conflicts.has(state))
    return new MongoError(codes.writeConflict, `WriteConflict: ${message}`, { labels: transient });
  if (state === LOCK_NOT_AVAILABLE) {
    return inTransaction
      ? new MongoError(codes.writeConflict, `WriteConflict: ${message}`, { labels: transient })
      : new MongoError(24, message);
  }
  const code = engineCode(state) ?? codesByState[state];
  if (code !== undefined) return new MongoError(code, code === 50 ? "operation exceeded time limit" : message);
  return new MongoError(1, state ? `${state}: ${message}` : message);
};

const lost = (inTransaction: boolean) =>
  new MongoError(codes.shutdownInProgress, "the database is restarting", {
    labels: inTransaction ? ["TransientTransactionError"] : ["RetryableWriteError"],
  });

/** Inside a write's answer the engine packs the SQLSTATE into an integer, six bits a character. */
export const unpackState = (packed: number) =>
  String.fromCharCode(...[0, 6, 12, 18, 24].map((shift) => ((packed >> shift) & 0x3f) + 48));
