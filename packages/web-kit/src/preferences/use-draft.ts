import { useEffect, useState } from "react";
import { readStored, writeStored } from "./browser-storage.ts";

/** Notifies the other forms of this page that write under the same key. */
const typed = new EventTarget();

/** As a form of that key would: those of this page that are open show it. */
export const writeDraft = (key: string, text: string, initial = "") => {
  writeStored(key, text === initial ? null : text);
  typed.dispatchEvent(new CustomEvent(key, { detail: text }));
};

/**
 * What was typed and not sent, kept under a `privateKey`; in this browser it survives a reload and the closing of its
 * form, and two forms of one thing show the same. Back at `initial` there is nothing to keep. Key the caller by what is
 * written about.
 */
export const useDraft = (key: string, initial = "") => {
  const [draft, setDraft] = useState(() => readStored(key) ?? initial);
  useEffect(() => {
    const follow = (event: Event) => setDraft((event as CustomEvent<string>).detail);
    typed.addEventListener(key, follow);
    return () => typed.removeEventListener(key, follow);
  }, [key]);
  const changeDraft = (text: string) => writeDraft(key, text, initial);
  return [draft, changeDraft] as const;
};
