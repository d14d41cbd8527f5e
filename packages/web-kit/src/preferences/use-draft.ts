import { useState } from "react";
import { readStored, writeStored } from "./browser-storage.ts";

/**
 * What was typed and not sent, kept under a `privateKey`; in this browser it survives a reload and the closing of its
 * form. Back at `initial` there is nothing to keep. Key the caller by what is written about.
 */
export const useDraft = (key: string, initial = "") => {
  const [draft, setDraft] = useState(() => readStored(key) ?? initial);
  const changeDraft = (text: string) => {
    setDraft(text);
    writeStored(key, text === initial ? null : text);
  };
  return [draft, changeDraft] as const;
};
