import { codes, MongoError } from "./mongo-error.ts";
import type { Executor, Postgres, Reserved } from "./postgres.ts";
import type { Request, SessionFields } from "./request.ts";
import { commitAs, hasCommitted, type TransactionName } from "./transaction-outcomes.ts";
import { isConnectionLost, translateError } from "./translate-error.ts";

interface Transaction {
  number: string;
  state: "open" | "committed" | "aborted" | "unknown";
  connection: Reserved | undefined;
  clientConnection: number;
  usedAt: number;
  /** The end of the last command in it: commands of one transaction run one after the other. */
  idle: Promise<unknown>;
  running: number;
}

const REMEMBERED_MS = 30 * 60_000;

/** Multi-document transactions: each holds one PostgreSQL connection from its first command to its end. */
export class Transactions {
  readonly #bySession = new Map<string, Transaction>();
  readonly #postgres: Postgres;
  readonly #lockWaitMs: number;

  constructor(postgres: Postgres, lockWaitMs: number) {
    this.#postgres = postgres;
    this.#lockWaitMs = lockWaitMs;
  }

  get open() {
    return [...this.#bySession.values()].filter(({ state }) => state === "open").length;
  }

  /** Runs a command inside its transaction; any failure rolls the whole transaction back, as MongoDB does. */
  async run<T>(request: Request, session: SessionFields, work: (connection: Executor) => Promise<T>): Promise<T> {
    const transaction = session.startsTransaction ? await this.#begin(session) : this.#openOne(session);
    transaction.clientConnection = request.connectionId;
    return this.#inTurn(transaction, async () => {
      if (transaction.state !== "open" || !transaction.connection) throw noSuchTransaction(session);
      try {
        return await work(transaction.connection);
      } catch (error) {
        await rollBack(transaction);
        throw error;
      }
    });
  }

  async commit(session: SessionFields) {
    if (!this.#bySession.has(session.id)) return this.#findCommitted(session);
    const transaction = this.#find(session);
    await this.#inTurn(transaction, async () => {
      if (transaction.state === "open") await commit(transaction, nameOf(session));
      if (transaction.state === "unknown") await this.#resolve(transaction, nameOf(session));
      if (transaction.state === "aborted") throw noSuchTransaction(session);
    });
  }

  async abort(session: SessionFields) {
    const transaction = this.#find(session);
    await this.#inTurn(transaction, async () => {
      if (transaction.state !== "open") throw noSuchTransaction(session);
      await rollBack(transaction);
    });
  }

  /** The session is over, and with it what it left open. */
  async endSession(id: string) {
    const transaction = this.#bySession.get(id);
    if (!transaction) return;
    this.#bySession.delete(id);
    await this.#inTurn(transaction, () => rollBack(transaction));
  }

  /** A client that has gone would otherwise hold its locks until the transaction is reaped. */
  async endConnection(clientConnection: number) {
    const left = [...this.#bySession.values()].filter(
      (transaction) => transaction.state === "open" && transaction.clientConnection === clientConnection,
    );
    await Promise.all(left.map((transaction) => this.#inTurn(transaction, () => rollBack(transaction))));
  }

  async reap(idleMs: number) {
    const now = Date.now();
    for (const [id, transaction] of this.#bySession) {
      const unusedMs = transaction.running > 0 ? 0 : now - transaction.usedAt;
      if (unusedMs > idleMs && transaction.state === "open")
        await this.#inTurn(transaction, () => rollBack(transaction));
      if (unusedMs > REMEMBERED_MS && transaction.state !== "open") this.#bySession.delete(id);
    }
  }

  async #begin(session: SessionFields): Promise<Transaction> {
    const before = this.#bySession.get(session.id);
    if (before?.number === session.transactionNumber) throw noSuchTransaction(session);
    if (before) await this.#inTurn(before, () => rollBack(before));
    const connection = await this.#postgres.reserve().catch(transient);
    try {
      await connection.query(`BEGIN ISOLATION LEVEL REPEATABLE READ; SET LOCAL lock_timeout = ${this.#lockWaitMs}`);
    } catch (error) {
      connection.release(true);
      throw error;
    }
    const transaction: Transaction = {
      number: session.transactionNumber ?? "",
      state: "open",
      connection,
      clientConnection: 0,
      usedAt: Date.now(),
      idle: Promise.resolve(),
      running: 0,
    };
    this.#bySession.set(session.id, transaction);
    return transaction;
  }

  #find(session: SessionFields): Transaction {
    const transaction = this.#bySession.get(session.id);
    if (transaction?.number === session.transactionNumber) return transaction as Transaction;
    throw noSuchTransaction(session);
  }

  #openOne(session: SessionFields): Transaction {
    const transaction = this.#find(session);
    if (transaction.state !== "open") throw noSuchTransaction(session);
    return transaction;
  }

  #inTurn<T>(transaction: Transaction, work: () => Promise<T>): Promise<T> {
    transaction.running++;
    const done = transaction.idle.then(work).finally(() => {
      transaction.running--;
      transaction.usedAt = Date.now();
    });
    transaction.idle = done.catch(() => undefined);
    return done;
  }

  /** PostgreSQL went away during COMMIT: its own record says whether the commit had reached the disk. */
  async #resolve(transaction: Transaction, name: TransactionName) {
    transaction.state = (await this.#lookUp(name)) ? "committed" : "aborted";
  }

  /** A commit is repeated whose answer went down with the gateway before this one. */
  async #findCommitted(session: SessionFields) {
    if (!(await this.#lookUp(nameOf(session)))) throw noSuchTransaction(session);
  }

  /** While it cannot be read, the answer must not invite the driver to run the transaction again, only to repeat the commit. */
  #lookUp(name: TransactionName) {
    return hasCommitted(name, this.#postgres).catch(repeatCommit);
  }
}

const nameOf = ({ id, transactionNumber }: SessionFields): TransactionName => `${id}:${transactionNumber ?? ""}`;

const repeatCommit = (): never => {
  throw new MongoError(codes.shutdownInProgress, "the database is restarting", { labels: ["RetryableWriteError"] });
};

const noSuchTransaction = ({ transactionNumber }: SessionFields) =>
  new MongoError(codes.noSuchTransaction, `Transaction ${transactionNumber} is not in progress`, {
    labels: ["TransientTransactionError"],
  });

const transient = (error: unknown): never => {
  const { code, message } = translateError(error, true);
  throw new MongoError(code, message, { labels: ["TransientTransactionError"] });
};

const commit = async (transaction: Transaction, name: TransactionName) => {
  const connection = transaction.connection as Reserved;
  transaction.connection = undefined;
  try {
    await connection.query(commitAs(name));
    connection.release();
    transaction.state = "committed";
  } catch (error) {
    connection.release(true);
    transaction.state = isConnectionLost(error) ? "unknown" : "aborted";
    if (transaction.state === "aborted") transient(error);
  }
};

const rollBack = async (transaction: Transaction) => {
  if (transaction.state !== "open") return;
  const { connection } = transaction;
  transaction.connection = undefined;
  transaction.state = "aborted";
  if (!connection) return;
  await connection.query("ROLLBACK").then(
    () => connection.release(),
    () => connection.release(true),
  );
};
