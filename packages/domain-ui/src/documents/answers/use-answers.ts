import type { Document } from "@legal/contracts";
import { askedPaths, type AnswerValue, type Answers, type DocumentType } from "@legal/document-types";
import { toApiError, useAppStore, useSession, type ApiError, type AppStore } from "@legal/web-kit";
import { useMemo, useSyncExternalStore } from "react";
import { answersApi } from "../answers-api.ts";
import { currentDocumentOf, knownDocument } from "../documents-api.ts";
import { AnswerSync, type SaveState, type Send, type SyncView } from "./answer-sync.ts";
import { onePerDocument } from "./one-per-document.ts";
import { useLeaveWarning } from "./use-leave-warning.ts";
import type { Typed } from "./typed-answer.ts";

const senderOf =
  (store: AppStore, id: string): Send =>
  async (version, answers) => {
    const { data, error } = await store.dispatch(
      answersApi.endpoints.changeAnswers.initiate({ id, version, answers: answers }, { track: false }),
    );
    // Before it stops being typed: an answer would be gone for a moment.
    const known = data ?? currentDocumentOf(error);
    if (known) store.dispatch(knownDocument(known));
    if (data) return { document: data };
    return { error: (error ?? toApiError(0, "", undefined)) as ApiError };
  };

const syncOf = onePerDocument((store, userId, id) => new AnswerSync(userId, id, senderOf(store, id)));

const overlay = (stored: Answers, typed: SyncView["typed"]): Answers => {
  const answers: Record<string, AnswerValue> = { ...stored };
  for (const [path, value] of Object.entries(typed)) {
    if (value === null) delete answers[path];
    else answers[path] = value;
  }
  return answers;
};

/** The version with everything that was typed; null while some of it is in this browser alone. */
export type Flush = () => Promise<number | null>;

export interface AnswerChanges extends Omit<SyncView, "latest"> {
  /** The newest that is known here. */
  document: Document;
  /** What is stored, with what was typed over it. */
  answers: Answers;
  /** Paths of all that is asked by them. */
  asked: ReadonlySet<string>;
  change: (path: string, value: Typed, unfinished?: boolean) => void;
  settle: (path: string, own: boolean) => void;
  flush: Flush;
}

/**
 * The newest document with what was typed over it. What waits for its writer at a question that is not asked any more,
 * or in an item that another person took away, is on no screen: it stays in this browser and keeps nothing back.
 */
const seenBy = (type: DocumentType, given: Document, { latest, ...view }: SyncView) => {
  const document = latest && latest.version > given.version ? latest : given;
  const answers = overlay(document.answers, view.typed);
  const asked = askedPaths(type, answers);
  const waiting = view.waiting.filter((path) => asked.has(path));
  const state: SaveState = view.state === "kept" && waiting.length === 0 ? "saved" : view.state;
  return { ...view, document, answers, asked, waiting, state };
};

/** The answers of a document as its reader sees and changes them. */
export const useAnswers = (given: Document, type: DocumentType): AnswerChanges => {
  const store = useAppStore();
  const { user } = useSession();
  const userId = user?.id ?? "";
  const sync = useMemo(() => syncOf(store, userId, given.id), [store, userId, given.id]);
  const view = useSyncExternalStore(sync.subscribe, sync.view);
  const seen = useMemo(() => seenBy(type, given, view), [type, given, view]);
  useLeaveWarning(seen.state !== "saved");
  return {
    ...seen,
    change: (path, value, unfinished) => sync.change(path, value, seen.document, unfinished),
    settle: (path, own) => sync.settle(path, own),
    flush: async () => {
      await sync.flush();
      const { state, document } = seenBy(type, given, sync.view());
      return state === "saved" ? document.version : null;
    },
  };
};
