import { useState } from "react";
import { privateKey, readStored, writeStored } from "@legal/web-kit";

/** What was typed in a room and not sent; it survives a reload in this browser. Key the caller by the room. */
export const useDraft = (userId: string, roomId: string) => {
  const key = privateKey(userId, `draft:${roomId}`);
  const [draft, setDraft] = useState(() => readStored(key) ?? "");
  const changeDraft = (text: string) => {
    setDraft(text);
    writeStored(key, text || null);
  };
  return [draft, changeDraft] as const;
};
