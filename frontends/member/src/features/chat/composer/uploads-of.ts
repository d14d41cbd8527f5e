import type { Language } from "@legal/contracts/constants";
import { isApiError, logInAgain } from "@legal/web-kit";
import { createUnsentMessage, draftKeyOf } from "./unsent-message.ts";
import { sendFile } from "./send-file.ts";
import type { Upload } from "./upload.ts";

interface Sender {
  language: Language;
  onFailure: () => void;
}

let lastKey = 0;
const newUpload = (file: File): Upload => ({ key: String((lastKey += 1)), file, progress: 0 });

/** Files on their way to one room, wherever on the site their sender is meanwhile. */
const createUploads = (userId: string, roomId: string) => {
  const { state, subscribe, setUploads, reword, send } = createUnsentMessage(userId, roomId);
  const running = new Map<string, AbortController>();

  const change = (key: string, next: Partial<Upload>) =>
    setUploads(state().uploads.map((one) => (one.key === key ? { ...one, ...next } : one)));

  const start = async ({ key, file }: Upload, sender: Sender): Promise<void> => {
    const controller = new AbortController();
    running.set(key, controller);
    const { signal } = controller;
    try {
      const onProgress = (progress: number) => change(key, { progress });
      const uploaded = await sendFile(file, { language: sender.language, reader: userId, signal, onProgress });
      change(key, { uploaded, progress: 1 });
    } catch (error) {
      const mayRepeat = isApiError(error) && error.code === "UNAUTHENTICATED" && (await logInAgain.ask());
      if (mayRepeat && !signal.aborted) return start({ key, file, progress: 0 }, sender);
      if (!signal.aborted) {
        change(key, { error });
        sender.onFailure();
      }
    }
    running.delete(key);
    return undefined;
  };

  return {
    state,
    subscribe,
    reword,
    send,

    add: (files: readonly File[], sender: Sender) => {
      const added = files.map(newUpload);
      setUploads([...state().uploads, ...added]);
      for (const upload of added) void start(upload, sender);
    },

    retry: ({ key, file }: Upload, sender: Sender) => {
      const again = { key, file, progress: 0 };
      setUploads(state().uploads.map((one) => (one.key === key ? again : one)));
      void start(again, sender);
    },

    remove: (key: string) => {
      running.get(key)?.abort();
      setUploads(state().uploads.filter((one) => one.key !== key));
    },
  };
};

const all = new Map<string, ReturnType<typeof createUploads>>();

/** One user's uploads into one room; logging out leaves the page and ends them. */
export const uploadsOf = (userId: string, roomId: string) => {
  const key = draftKeyOf(userId, roomId);
  const known = all.get(key) ?? createUploads(userId, roomId);
  all.set(key, known);
  return known;
};
