import type { Executor } from "./postgres.ts";

interface Cursor {
  database: string;
  continuation: Buffer;
  usedAt: number;
}

/** Open cursors: the engine keeps the position in a file, the gateway keeps the handle to it. */
export class Cursors {
  readonly #open = new Map<string, Cursor>();

  get size() {
    return this.#open.size;
  }

  keep(id: string, database: string, continuation: Buffer) {
    this.#open.set(id, { database, continuation, usedAt: Date.now() });
  }

  find(id: string): Cursor | undefined {
    return this.#open.get(id);
  }

  forget(id: string): boolean {
    return this.#open.delete(id);
  }

  /** Closes cursors that were not read for the given time. */
  async reap(idleMs: number, postgres: Executor) {
    const idle = [...this.#open].filter(([, cursor]) => Date.now() - cursor.usedAt > idleMs).map(([id]) => id);
    for (const id of idle) this.#open.delete(id);
    await deleteCursorFiles(postgres, idle);
  }
}

export const deleteCursorFiles = async (postgres: Executor, ids: string[]) => {
  if (ids.length > 0) await postgres.query("SELECT documentdb_api_internal.delete_cursors($1::bigint[])", [ids]);
};
