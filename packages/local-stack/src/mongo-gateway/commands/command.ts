import { BSON, type Document } from "bson";
import type { CommandCounters } from "../command-counters.ts";
import type { Cursors } from "../cursors.ts";
import type { MongoError } from "../mongo-error.ts";
import type { Executor, Postgres } from "../postgres.ts";
import type { Request } from "../request.ts";
import type { RetryableWrites } from "../retryable-writes.ts";
import type { SerialQueues } from "../serial-queues.ts";
import type { Transactions } from "../transactions.ts";

export interface Gateway {
  postgres: Postgres;
  cursors: Cursors;
  transactions: Transactions;
  retryableWrites: RetryableWrites;
  counters: CommandCounters;
  /** Writes that are repeated take turns, by namespace. */
  repetitions: SerialQueues;
}

export interface CommandContext extends Gateway {
  /** Where statements run: the transaction's connection inside one, else any of the pool. */
  executor: Executor;
  inTransaction: boolean;
}

/** Answers a command with a BSON document, or throws. */
export type Command = (request: Request, context: CommandContext) => Promise<Uint8Array>;

/** A failure whose full description needs further queries, which cannot run in the transaction that just failed. */
export class UnexplainedError extends Error {
  override name = "UnexplainedError";
  readonly explain: (executor: Executor) => Promise<MongoError>;

  constructor(explain: (executor: Executor) => Promise<MongoError>) {
    super("not yet explained");
    this.explain = explain;
  }
}

export const ok = (fields: Document = {}): Uint8Array => BSON.serialize({ ...fields, ok: 1 });
