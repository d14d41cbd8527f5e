import { codes, MongoError } from "./mongo-error.ts";
import type { SessionFields } from "./request.ts";

interface Remembered {
  number: bigint;
  reply: Promise<Uint8Array>;
  at: number;
}

const REMEMBERED_MS = 5 * 60_000;

/** A driver repeats a write whose answer it did not get, under the same number: the first answer is given again. */
export class RetryableWrites {
  readonly #bySession = new Map<string, Remembered>();

  once({ id, transactionNumber }: SessionFields, write: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const last = this.#bySession.get(id);
    const number = BigInt(transactionNumber ?? 0);
    if (last && number === last.number) return last.reply;
    if (last && number < last.number)
      throw new MongoError(codes.transactionTooOld, `${number} is older than ${last.number}`);
    const remembered = { number, reply: write(), at: Date.now() };
    this.#bySession.set(id, remembered);
    remembered.reply.catch(() => {
      if (this.#bySession.get(id) === remembered) this.#bySession.delete(id);
    });
    return remembered.reply;
  }

  endSession(id: string) {
    this.#bySession.delete(id);
  }

  reap() {
    for (const [id, { at }] of this.#bySession) if (Date.now() - at > REMEMBERED_MS) this.#bySession.delete(id);
  }
}
