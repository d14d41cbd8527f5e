import { useEffect, useState } from "react";
import type { ChatRoom, Message, User } from "@legal/contracts";
import { useMarkReadMutation } from "./messages-api.ts";
import { isFromSide, ownReadSeqOf, sideOf } from "./reader.ts";

const PAUSE_MS = 400;
const EVENTS = ["focus", "blur", "visibilitychange"] as const;

const isLookedAt = () => document.visibilityState === "visible" && document.hasFocus();

const useLookedAt = () => {
  const [lookedAt, setLookedAt] = useState(isLookedAt);
  useEffect(() => {
    const update = () => setLookedAt(isLookedAt());
    for (const event of EVENTS) addEventListener(event, update);
    return () => {
      for (const event of EVENTS) removeEventListener(event, update);
    };
  }, []);
  return lookedAt;
};

/** Marks the room as read by the reader, when it has something unread and they look at it. */
export const useMarkRead = (room: ChatRoom, user: User, messages: readonly Message[]) => {
  const [markRead] = useMarkReadMutation();
  const lookedAt = useLookedAt();
  const side = sideOf(room, user);
  const newestSeq = messages.findLast((message) => !isFromSide(message, side))?.seq ?? 0;
  const readSeq = ownReadSeqOf(room, user) ?? 0;

  useEffect(() => {
    if (newestSeq <= readSeq || !lookedAt) return undefined;
    // A failure is made good by the next message or the next look; the server's word of it arrives as an update.
    const timer = setTimeout(() => void markRead(room.id), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [newestSeq, readSeq, lookedAt, room.id, markRead]);
};
