import { useEffect, useRef, useState } from "react";
import { readStored, writeStored } from "./browser-storage.ts";
import { isOfReader } from "./private-storage.ts";

/** Notifies the other forms of this page that write under the same key. */
const typed = new EventTarget();

/** As a form of that key would: those of this page that are open show it. */
export const writeDraft = (key: string, text: string, initial = "") => {
  writeStored(key, text === initial ? null : text);
  typed.dispatchEvent(new CustomEvent(key, { detail: text }));
};

/** What was typed is sent: its forms are empty. What another tab has typed on from there stays stored. */
export const endDraft = (key: string, sent: string) => {
  if (readStored(key) === sent) writeStored(key, null);
  typed.dispatchEvent(new CustomEvent(key, { detail: "" }));
};

/**
 * What was typed and not sent, kept under a `privateKey`; in this browser it survives a reload and the closing of its
 * form, and two forms of one thing show the same, also in two tabs. Back at `initial` there is nothing to keep. Key the
 * caller by what is written about.
 */
export const useDraft = (key: string, initial = "") => {
  const [draft, setDraft] = useState(() => readStored(key) ?? initial);
  /** Ahead of `draft` until that is rendered: two changes may come at once. */
  const newest = useRef(draft);
  useEffect(() => {
    const follow = (event: Event) => {
      newest.current = (event as CustomEvent<string>).detail;
      setDraft(newest.current);
    };
    typed.addEventListener(key, follow);
    return () => typed.removeEventListener(key, follow);
  }, [key]);
  useEffect(() => {
    const followTab = ({ key: changed, oldValue, newValue }: StorageEvent) => {
      // A logout there takes nothing from what this page shows.
      if (changed !== key || (newValue === null && !isOfReader(key))) return;
      if (newest.current === (oldValue ?? initial)) {
        newest.current = newValue ?? initial;
        setDraft(newest.current);
      } else if (newValue === null) writeStored(key, newest.current);
    };
    addEventListener("storage", followTab);
    return () => removeEventListener("storage", followTab);
  }, [key, initial]);
  const changeDraft = (text: string) => writeDraft(key, text, initial);
  return [draft, changeDraft] as const;
};
