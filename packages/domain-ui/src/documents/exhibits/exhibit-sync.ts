import type { Document } from "@legal/contracts";
import { isApiError, toApiError, type ApiError } from "@legal/web-kit";
import { isPassing, retryAfterMs } from "../answers/send-again.ts";
import type { SaveState } from "../answers/answer-sync.ts";
import {
  asDraft,
  asSent,
  baseOf,
  inOrder,
  isNamed,
  isSaved,
  keep,
  merged,
  readBase,
  readKept,
  withFiles,
  type AddedFile,
  type ExhibitBase,
  type ExhibitDraft,
} from "./exhibit-draft.ts";

const TYPING_PAUSE_MS = 700;

export type SendExhibits = (
  version: number,
  exhibits: ReturnType<typeof asSent>,
) => Promise<{ document: Document } | { error: ApiError }>;

interface ExhibitView {
  /** As they are being arranged; null where that is what the server has. */
  arranged: readonly ExhibitDraft[] | null;
  /** The newest that is known here: a screen that has not received it yet would lose an exhibit for a moment. */
  known: Document | null;
  state: SaveState;
  uploading: boolean;
  /** Why an upload of the last ones did not arrive. */
  uploadFailure: ApiError | null;
  refusal: Refusal | null;
}

/**
 * Why they are not sent: the server's reason, until their writer changes something or asks again; or what their writer
 * decides, the document having moved on or another person having changed the same exhibit.
 */
type Refusal = ApiError | "moved" | "disputed";

/**
 * The exhibits of one document as they are being arranged: kept in this browser, and sent after a pause, one call at a
 * time, until the server has them.
 */
export class ExhibitSync {
  readonly #key: string;
  readonly #send: SendExhibits;
  readonly #listeners = new Set<() => void>();
  #known: Document | null = null;
  #arranged: readonly ExhibitDraft[] | null;
  #base: ExhibitBase | null;
  #uploads = 0;
  #uploadFailure: ApiError | null = null;
  #sending = false;
  #failures = 0;
  #refusal: Refusal | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #view: ExhibitView;

  constructor(key: string, send: SendExhibits) {
    this.#key = key;
    this.#send = send;
    this.#arranged = readKept(key);
    this.#base = readBase(key);
    this.#view = this.#look();
    globalThis.addEventListener?.("online", () => this.#failures > 0 && this.#schedule(0));
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly view = (): ExhibitView => this.#view;

  /** The document as the screen shows it. */
  see(document: Document): void {
    // The answer to a call that is under way says more.
    if (this.#sending || (this.#known && this.#known.version >= document.version)) return;
    // What is stored is no arrangement of one's own any more: another person's would be taken back by it.
    if (!this.#isOpen()) this.#arranged = null;
    this.#learn(document);
    this.#publish();
    if (this.#isReady()) this.#schedule(TYPING_PAUSE_MS);
  }

  /** A change of what is arranged by then: uploads end while titles are typed and other files are stored. */
  change(update: (draft: readonly ExhibitDraft[]) => readonly ExhibitDraft[]): void {
    if (!this.#isOpen()) this.#base = this.#known && baseOf(this.#known);
    this.#arranged = inOrder(update(this.#arranged ?? this.#known?.exhibits.map(asDraft) ?? []));
    if (this.#isOpen()) this.#askAgain();
    else this.#refusal = null;
    this.#publish();
    this.#schedule(TYPING_PAUSE_MS);
  }

  /** Sends one's own in spite of what another person did, or lets it go. */
  settle(own: boolean): void {
    this.#refusal = null;
    if (own) this.#base = this.#known && baseOf(this.#known);
    else this.#arranged = null;
    this.#publish();
    this.#schedule(0);
  }

  /** Files that are on their way, as parts of the exhibit that has the file `to`; those that arrive before one fails stay. */
  async add(uploads: AsyncIterable<AddedFile>, to?: string): Promise<void> {
    this.#uploads += 1;
    this.#uploadFailure = null;
    this.#publish();
    try {
      for await (const file of uploads) this.change((draft) => withFiles(draft, [file], to));
    } catch (error) {
      this.#uploadFailure = isApiError(error) ? error : toApiError(0, "", undefined);
    }
    this.#uploads -= 1;
    this.#publish();
  }

  /** Sends what waits at once. The version that has it all; null while some of it is in this browser alone. */
  async flush(): Promise<number | null> {
    clearTimeout(this.#timer);
    this.#askAgain();
    for (let tries = 0; this.#uploads === 0 && this.#isReady() && tries < 3; tries += 1) {
      if (this.#sending) await this.#settled();
      else await this.#sendOnce();
      if (this.#failures > 0) break;
    }
    return this.#view.state === "saved" ? (this.#known?.version ?? null) : null;
  }

  #settled(): Promise<void> {
    return new Promise((settled) => {
      const stop = this.subscribe(() => {
        if (this.#sending) return;
        stop();
        settled();
      });
    });
  }

  #askAgain(): void {
    if (typeof this.#refusal !== "string") this.#refusal = null;
  }

  #isOpen(): boolean {
    return this.#arranged !== null && !(this.#known && isSaved(this.#arranged, this.#known.exhibits));
  }

  #isReady(): boolean {
    return this.#known !== null && this.#refusal === null && this.#isOpen() && (this.#arranged ?? []).every(isNamed);
  }

  #schedule(after: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#sendOnce(), after);
  }

  async #sendOnce(): Promise<void> {
    const [known, sent] = [this.#known, this.#arranged];
    if (!known || !sent || this.#sending || !this.#isReady()) return;
    this.#sending = true;
    this.#publish();
    const outcome = await this.#send(known.version, asSent(sent, known.exhibits));
    this.#sending = false;
    if ("document" in outcome) this.#stored(sent, outcome.document);
    else this.#failed(outcome.error);
    this.#publish();
    if (this.#isReady() && this.#failures === 0) this.#schedule(TYPING_PAUSE_MS);
  }

  #stored(sent: readonly ExhibitDraft[], document: Document): void {
    this.#failures = 0;
    this.#known = document;
    this.#base = baseOf(document);
    if (this.#arranged === sent) this.#arranged = null;
  }

  #failed(error: ApiError): void {
    const current = error.code === "DOCUMENT_CHANGED" ? (error.current as Document | undefined) : undefined;
    if (current) return this.#learn(current);
    if (!isPassing(error)) {
      this.#refusal = error;
      return undefined;
    }
    this.#failures += 1;
    return this.#schedule(retryAfterMs(this.#failures));
  }

  /** Takes up what another person changed meanwhile; what that leaves to one's own decision is not sent without it. */
  #learn(document: Document): void {
    this.#known = document;
    if (!this.#arranged) return;
    const now = baseOf(document);
    const base = this.#base ?? { ...now, exhibits: [] };
    const { draft, disputed } = merged(this.#arranged, base.exhibits, now.exhibits);
    this.#arranged = inOrder(draft);
    const hasMoved = now.state !== base.state && now.state !== "draft";
    if (disputed) this.#refusal = "disputed";
    else if (hasMoved) this.#refusal = "moved";
    // What is to be decided stays so over a reload.
    this.#base = disputed ? base : hasMoved ? { ...now, state: base.state } : now;
    if (!this.#isOpen()) [this.#arranged, this.#refusal] = [null, null];
  }

  #state(): SaveState {
    if (!this.#isOpen()) return this.#uploads > 0 ? "saving" : "saved";
    if (this.#known !== null && !this.#isReady()) return "kept";
    return this.#failures > 0 ? "offline" : "saving";
  }

  #look(): ExhibitView {
    return {
      arranged: this.#arranged,
      known: this.#known,
      state: this.#state(),
      uploading: this.#uploads > 0,
      uploadFailure: this.#uploadFailure,
      refusal: this.#refusal,
    };
  }

  #publish(): void {
    keep(this.#key, this.#isOpen() ? this.#arranged : null, this.#base);
    this.#view = this.#look();
    for (const listener of this.#listeners) listener();
  }
}
