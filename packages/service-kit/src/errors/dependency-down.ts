import { isNativeError } from "node:util/types";

const DRIVER_ERRORS = new Set([
  "MongoNetworkError",
  "MongoNetworkTimeoutError",
  "MongoServerSelectionError",
  "MongooseServerSelectionError",
  "MongoNotConnectedError",
  "MongoTopologyClosedError",
  "MongoPoolClearedError",
  "MongoPoolClosedError",
  "MongoWaitQueueTimeoutError",
  "MongoOperationTimeoutError",
  "PoolClearedError",
  "PoolClearedOnNetworkError",
  "PoolClosedError",
  "WaitQueueTimeoutError",
  "MaxRetriesPerRequestError",
]);

// Neither mongoose nor ioredis gives these an own class.
const MESSAGES = [
  /initial connection is complete if `bufferCommands = false`/,
  /enableOfflineQueue options is false/,
  /^Command timed out$/,
  /^Connection is closed\.$/,
];

// A socket that is reset while the MongoDB driver writes to it fails without the driver's own class. The error of a
// caller that hangs up has no `syscall`.
const SYSTEM_CODES = new Set(["ECONNRESET", "ECONNREFUSED", "EPIPE", "ETIMEDOUT", "EHOSTUNREACH"]);

const isSocketFailure = (error: Error): boolean =>
  "syscall" in error && "code" in error && SYSTEM_CODES.has(String(error.code));

const LOST_CONNECTION = new Set([
  "MongoNetworkError",
  "MongoNetworkTimeoutError",
  "MongoPoolClearedError",
  "PoolClearedOnNetworkError",
]);

/** Whether a connection to MongoDB broke, which one late heartbeat is enough for: the next one may work. */
export const isConnectionLost = (error: unknown): boolean =>
  isNativeError(error) && (LOST_CONNECTION.has(error.name) || isSocketFailure(error));

const SERVER_ERRORS = new Set(["MongoServerError", "MongoBulkWriteError"]);
const MAX_TIME_EXPIRED = 50;
const OUT_OF_DISK_SPACE = 14031;
const UNAVAILABLE: ReadonlySet<unknown> = new Set([MAX_TIME_EXPIRED, OUT_OF_DISK_SPACE]);

/** Whether the failure is that of a database that cannot be reached, does not answer or has no room, not of the request. */
export const isDependencyDown = (error: unknown): boolean => {
  if (!isNativeError(error)) return false;
  if (
    isSocketFailure(error) ||
    DRIVER_ERRORS.has(error.name) ||
    MESSAGES.some((message) => message.test(error.message))
  )
    return true;
  return "code" in error && UNAVAILABLE.has(error.code) && SERVER_ERRORS.has(error.name);
};

const DUPLICATE_KEY = 11000;

/** Whether a unique index refused the write; `field` narrows it to one index key. */
export const isDuplicateKey = (error: unknown, field?: string): boolean => {
  if (!isNativeError(error) || !("code" in error) || error.code !== DUPLICATE_KEY) return false;
  if (field === undefined) return true;
  const pattern = "keyPattern" in error ? error.keyPattern : undefined;
  return typeof pattern === "object" && pattern !== null && field in pattern;
};
