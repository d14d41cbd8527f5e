import { FILE_ONLY_CONTENT, isVisible, MESSAGE_MAX_LENGTH } from "@legal/contracts/constants";
import { createLeaveWarning, endDraft, privateKey } from "@legal/web-kit";
import { outboxOf } from "../../../outbox/outbox.ts";
import { hasFailed, isRefused, isUploading, type Upload } from "./upload.ts";

export interface UnsentMessage {
  /** In the order in which they were chosen. */
  uploads: readonly Upload[];
  /** What goes out with them as soon as all are up. */
  words?: string;
}

export const wordsOf = (draft: string) => (isVisible(draft) ? draft.trim() : "");
export const draftKeyOf = (userId: string | undefined, roomId: string) => privateKey(userId, `draft:${roomId}`);

/** The files of a room's next message and, once it is to be sent, its words: it goes out when no file is on its way. */
export const createUnsentMessage = (userId: string, roomId: string) => {
  let state: UnsentMessage = { uploads: [] };
  const warnOfLoss = createLeaveWarning();
  const listeners = new Set<() => void>();

  const setState = (next: UnsentMessage) => {
    state = next;
    warnOfLoss(!state.uploads.every(isRefused));
    for (const listener of listeners) listener();
  };

  const deliver = (draft: string) => {
    const text = wordsOf(draft);
    // The server takes one file per message: the words go with the first one.
    const [first = null, ...others] = state.uploads.flatMap(({ uploaded }) => uploaded ?? []);
    if (text.length > MESSAGE_MAX_LENGTH || (text === "" && !first)) return;
    const outbox = outboxOf(userId);
    // First: where storage is full, it makes the room that the message needs.
    endDraft(draftKeyOf(userId, roomId), draft);
    outbox.add(roomId, text || FILE_ONLY_CONTENT, first);
    for (const file of others) outbox.add(roomId, FILE_ONLY_CONTENT, file);
    setState({ uploads: state.uploads.filter(({ uploaded }) => !uploaded) });
  };

  return {
    state: () => state,

    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    setUploads: (uploads: readonly Upload[]) => {
      const { words } = state;
      // Who takes a file back has more to say before the rest leaves.
      const isTakenBack = uploads.length < state.uploads.length;
      const isHeld = words !== undefined && !isTakenBack && !uploads.some(hasFailed);
      const isReady = isHeld && !uploads.some(isUploading);
      setState({ uploads, ...(isHeld && !isReady && { words }) });
      if (isReady) deliver(words);
    },

    /** The words that wait follow their draft. */
    reword: (draft: string) => {
      if (state.words !== undefined) setState({ ...state, words: draft });
    },

    send: (draft: string) => {
      if (!state.uploads.some(isUploading)) deliver(draft);
      else if (!state.uploads.some(hasFailed)) setState({ ...state, words: draft });
    },
  };
};
