import type { Document } from "@legal/contracts";
import { CHANGED_ANSWERS_MAX } from "@legal/contracts/constants";
import type { ApiError } from "@legal/web-kit";
import { isPassing, retryAfterMs } from "./send-again.ts";
import { isSame, keepTyped, readTyped, type Typed, type TypedAnswer } from "./typed-answer.ts";

const TYPING_PAUSE_MS = 600;

/** What one's own answer would undo: another's to the same question, or a state that the document has come into. */
export interface Conflict {
  /** The answer is the one that its writer saw; the document has been sent in or moved on since. */
  hasMoved: boolean;
  /** The document that it is decided upon. */
  upon: Pick<Document, "version" | "state">;
  theirs: Typed;
  side: "user" | "admin" | null;
  by: string | null;
}

/** `kept`: in this browser alone, until its writer mends or decides something. `locked`: the server takes no changes. */
export type SaveState = "saved" | "saving" | "offline" | "kept" | "locked";

export interface SyncView {
  typed: Readonly<Record<string, Typed>>;
  state: SaveState;
  conflicts: Readonly<Record<string, Conflict>>;
  /** In the server's words, by path. */
  refusals: Readonly<Record<string, string>>;
  /** Paths of what its writer has to mend or decide before it can be sent. */
  waiting: readonly string[];
  /** As the last call left it: a screen that has not received it yet would show the answer before for a moment. */
  latest: Document | null;
}

export type Send = (
  version: number,
  answers: Record<string, Typed>,
) => Promise<{ document: Document } | { error: ApiError }>;

/**
 * What is typed into one document: shown at once, kept in this browser, and sent after a pause, one call at a time.
 * Nothing typed is dropped before the server has it or its writer let it go.
 */
export class AnswerSync {
  readonly #userId: string;
  readonly #documentId: string;
  readonly #send: Send;
  readonly #typed: Map<string, TypedAnswer>;
  readonly #conflicts = new Map<string, Conflict>();
  readonly #refusals = new Map<string, string>();
  readonly #listeners = new Set<() => void>();
  #sending = false;
  #failures = 0;
  #locked = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #latest: Document | null = null;
  #view: SyncView;

  constructor(userId: string, documentId: string, send: Send) {
    this.#userId = userId;
    this.#documentId = documentId;
    this.#send = send;
    this.#typed = readTyped(userId, documentId);
    this.#view = this.#look();
    globalThis.addEventListener?.("online", () => this.#retryNow());
    if (this.#ready().length > 0) this.#schedule(0);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly view = (): SyncView => this.#view;

  /** `given` is the document that the writer's screen was given: what was stored since is known here. */
  change(path: string, value: Typed, given: Document, unfinished = false): void {
    const known = this.#latest && this.#latest.version > given.version ? this.#latest : given;
    const before = this.#typed.get(path);
    const base = before ? before.base : ((known.answers[path] as Typed | undefined) ?? null);
    const seen = before ?? { version: known.version, state: known.state };
    this.#keep(path, { value, base, version: seen.version, ...(seen.state && { state: seen.state }), unfinished });
    this.#refusals.delete(path);
    this.#locked = false;
    this.#publish();
    this.#schedule(TYPING_PAUSE_MS);
  }

  /** Keeps one's own answer in spite of another's, or lets it go. */
  settle(path: string, own: boolean): void {
    const conflict = this.#conflicts.get(path);
    const typed = this.#typed.get(path);
    this.#conflicts.delete(path);
    if (!own) this.#keep(path, null);
    else if (typed && conflict) {
      this.#keep(path, { ...typed, base: conflict.theirs, ...conflict.upon });
      // Of a list: without its items their answers were refused.
      for (const one of this.#refusals.keys()) if (one.startsWith(`${path}.`)) this.#refusals.delete(one);
    }
    this.#publish();
    this.#schedule(0);
  }

  /** Resolves once nothing is left to send, or sending does not help now. */
  async flush(): Promise<SaveState> {
    clearTimeout(this.#timer);
    await this.#sendOnce();
    if (this.#sending) {
      await new Promise<void>((settled) => {
        const stop = this.subscribe(() => {
          if (this.#sending) return;
          stop();
          settled();
        });
      });
      return this.flush();
    }
    return this.#ready().length > 0 && this.#failures === 0 && !this.#locked ? this.flush() : this.#view.state;
  }

  #ready(): [string, TypedAnswer][] {
    return [...this.#typed].filter(([path, typed]) => !this.#waits(path, typed)).slice(0, CHANGED_ANSWERS_MAX);
  }

  #waits(path: string, { unfinished }: TypedAnswer): boolean {
    return unfinished || this.#conflicts.has(path) || this.#refusals.has(path);
  }

  #keep(path: string, typed: TypedAnswer | null): void {
    if (typed) this.#typed.set(path, typed);
    else this.#typed.delete(path);
    keepTyped(this.#userId, this.#documentId, path, typed);
  }

  #schedule(after: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#sendOnce(), after);
  }

  #retryNow(): void {
    if (this.#failures > 0) this.#schedule(0);
  }

  async #sendOnce(): Promise<void> {
    const batch = this.#ready();
    if (this.#sending || batch.length === 0) return;
    this.#sending = true;
    this.#publish();
    const version = Math.min(...batch.map(([, typed]) => typed.version));
    const outcome = await this.#send(version, Object.fromEntries(batch.map(([path, { value }]) => [path, value])));
    this.#sending = false;
    if ("document" in outcome) this.#stored(batch, outcome.document);
    else this.#failed(batch, outcome.error);
    this.#publish();
  }

  #stored(batch: readonly [string, TypedAnswer][], document: Document): void {
    this.#failures = 0;
    this.#latest = document;
    const { version } = document;
    for (const [path, sent] of batch) {
      const now = this.#typed.get(path);
      if (now === sent) this.#keep(path, null);
      else if (now) this.#keep(path, { ...now, base: sent.value, version, state: document.state });
    }
    if (this.#ready().length > 0) this.#schedule(TYPING_PAUSE_MS);
  }

  #failed(batch: readonly [string, TypedAnswer][], error: ApiError): void {
    const current = error.code === "DOCUMENT_CHANGED" ? (error.current as Document | undefined) : undefined;
    if (current) return this.#merge(batch, current);
    if (isPassing(error)) {
      this.#failures += 1;
      return this.#schedule(retryAfterMs(this.#failures));
    }
    if (error.status === 400) return this.#refuse(batch, error);
    this.#locked = true;
    return undefined;
  }

  #merge(batch: readonly [string, TypedAnswer][], current: Document): void {
    this.#latest = current;
    for (const [path] of batch) {
      const now = this.#typed.get(path);
      if (!now) continue;
      const theirs = (current.answers[path] as Typed | undefined) ?? null;
      const isUnchanged = isSame(theirs, now.base);
      const hasMoved = isUnchanged && now.state !== undefined && now.state !== current.state;
      // One's word that what was filled in is right is not stored with the same value of another.
      const isOfPerson = (current.answerFacts[path]?.prefilledFrom ?? null) === null;
      if (isSame(theirs, now.value) && (isOfPerson || hasMoved)) this.#keep(path, null);
      else if (isUnchanged && !hasMoved) this.#keep(path, { ...now, version: current.version });
      else {
        const facts = current.answerFacts[path];
        const upon = { version: current.version, state: current.state };
        this.#conflicts.set(path, { hasMoved, upon, theirs, side: facts?.side ?? null, by: facts?.by ?? null });
      }
    }
    if (this.#ready().length > 0) this.#schedule(0);
  }

  #refuse(batch: readonly [string, TypedAnswer][], { details, text, message }: ApiError): void {
    const words = new Map(details.map((problem) => [problem.path.replace(/^answers\./, ""), problem.message]));
    const named = batch.filter(([path]) => words.has(path));
    for (const [path] of named.length > 0 ? named : batch) {
      this.#refusals.set(path, words.get(path) ?? text ?? message);
    }
    if (this.#ready().length > 0) this.#schedule(0);
  }

  #state(): SaveState {
    if (this.#typed.size === 0) return "saved";
    if (this.#locked) return "locked";
    if (this.#ready().length === 0) return "kept";
    return this.#failures > 0 ? "offline" : "saving";
  }

  #look(): SyncView {
    return {
      typed: Object.fromEntries([...this.#typed].map(([path, { value }]) => [path, value])),
      state: this.#state(),
      conflicts: Object.fromEntries(this.#conflicts),
      refusals: Object.fromEntries(this.#refusals),
      waiting: [...this.#typed].flatMap(([path, typed]) => (this.#waits(path, typed) ? [path] : [])),
      latest: this.#latest,
    };
  }

  #publish(): void {
    this.#view = this.#look();
    for (const listener of this.#listeners) listener();
  }
}
