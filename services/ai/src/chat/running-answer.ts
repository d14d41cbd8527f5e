import type { ChatAnswer, ChatStreamEvent } from "@legal/contracts";

type Listener = (event: ChatStreamEvent) => void;
export type Outcome = { answer: ChatAnswer } | { failure: unknown };

/** An answer while it is written. A late reader gets everything from its start. */
export interface RunningAnswer {
  /** Aborted when the reader stopped it, or when no one has read it for a while. */
  readonly signal: AbortSignal;
  stop(): void;
  emit(event: ChatStreamEvent): void;
  /** Calls the listener with everything so far and everything to come; returns how to leave. */
  follow(listener: Listener): () => void;
  /** Says that the tokens are reserved and the answer begins now. */
  begin(): void;
  /** Says how it ended, after that is stored. */
  finish(outcome: Outcome): void;
  /** Resolves when it begins, or with how it ended when it could not begin. */
  readonly begun: Promise<Outcome | undefined>;
  readonly finished: Promise<Outcome>;
}

/** `abandonedAfterMs`: how long it goes on without a reader, for a reloaded page comes back to it. */
export const createRunningAnswer = (abandonedAfterMs: number): RunningAnswer => {
  const events: ChatStreamEvent[] = [];
  const listeners = new Set<Listener>();
  const aborter = new AbortController();
  const begun = Promise.withResolvers<Outcome | undefined>();
  const finished = Promise.withResolvers<Outcome>();
  let alone: NodeJS.Timeout | undefined;

  let over = false;
  const watchForReaders = (): void => {
    clearTimeout(alone);
    if (listeners.size === 0 && !over) alone = setTimeout(() => aborter.abort(), abandonedAfterMs);
  };

  return {
    signal: aborter.signal,
    stop: () => aborter.abort(),
    emit: (event) => {
      events.push(event);
      for (const listener of listeners) listener(event);
    },
    follow: (listener) => {
      for (const event of events) listener(event);
      listeners.add(listener);
      watchForReaders();
      return () => {
        listeners.delete(listener);
        watchForReaders();
      };
    },
    begin: () => begun.resolve(undefined),
    finish: (outcome) => {
      over = true;
      listeners.clear();
      clearTimeout(alone);
      begun.resolve(outcome);
      finished.resolve(outcome);
    },
    begun: begun.promise,
    finished: finished.promise,
  };
};
