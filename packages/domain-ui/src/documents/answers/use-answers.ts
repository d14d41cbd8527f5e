import type { Document } from "@legal/contracts";
import type { AnswerValue, Answers } from "@legal/document-types";
import { toApiError, useAppStore, useSession, type ApiError, type AppStore } from "@legal/web-kit";
import { useEffect, useMemo, useSyncExternalStore } from "react";
import { currentDocumentOf, documentsApi, knownDocument } from "../documents-api.ts";
import { AnswerSync, type Send, type SyncView } from "./answer-sync.ts";
import type { Typed } from "./typed-answer.ts";

const syncs = new WeakMap<AppStore, Map<string, AnswerSync>>();

const senderOf =
  (store: AppStore, id: string): Send =>
  async (version, answers) => {
    const { data, error } = await store.dispatch(
      documentsApi.endpoints.changeAnswers.initiate(
        { id, version, answers: answers as Document["answers"] },
        { track: false },
      ),
    );
    // Before it stops being typed: an answer would be gone for a moment.
    const known = data ?? currentDocumentOf(error);
    if (known) store.dispatch(knownDocument(known));
    if (data) return { document: data };
    return { error: (error ?? toApiError(0, "", undefined)) as ApiError };
  };

/** One per document and page: it goes on sending when its screen is left. */
const syncOf = (store: AppStore, userId: string, id: string): AnswerSync => {
  const known = syncs.get(store) ?? new Map<string, AnswerSync>();
  syncs.set(store, known);
  const key = `${userId} ${id}`;
  const sync = known.get(key) ?? new AnswerSync(userId, id, senderOf(store, id));
  known.set(key, sync);
  return sync;
};

const overlay = (stored: Answers, typed: SyncView["typed"]): Answers => {
  const answers: Record<string, AnswerValue> = { ...stored };
  for (const [path, value] of Object.entries(typed)) {
    if (value === null) delete answers[path];
    else answers[path] = value;
  }
  return answers;
};

/** Only while something is in this browser alone. */
const useLeaveWarning = (unsaved: boolean) => {
  useEffect(() => {
    if (!unsaved) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [unsaved]);
};

export interface AnswerChanges extends Omit<SyncView, "latest"> {
  /** The newest that is known here. */
  document: Document;
  /** What is stored, with what was typed over it. */
  answers: Answers;
  change: (path: string, value: Typed, unfinished?: boolean) => void;
  settle: (path: string, own: boolean) => void;
  /** The version with everything that was typed; null while some of it is in this browser alone. */
  flush: () => Promise<number | null>;
}

/** The answers of a document as its reader sees and changes them. */
export const useAnswers = (given: Document): AnswerChanges => {
  const store = useAppStore();
  const { user } = useSession();
  const userId = user?.id ?? "";
  const sync = useMemo(() => syncOf(store, userId, given.id), [store, userId, given.id]);
  const { latest, ...view } = useSyncExternalStore(sync.subscribe, sync.view);
  const document = latest && latest.version > given.version ? latest : given;
  useLeaveWarning(view.state !== "saved");
  const answers = useMemo(() => overlay(document.answers as Answers, view.typed), [document.answers, view.typed]);
  return {
    ...view,
    document,
    answers,
    change: (path, value, unfinished) => sync.change(path, value, document, unfinished),
    settle: (path, own) => sync.settle(path, own, document),
    flush: async () =>
      (await sync.flush()) === "saved" ? Math.max(document.version, sync.view().latest?.version ?? 0) : null,
  };
};
