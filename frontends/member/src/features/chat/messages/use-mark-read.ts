import { useLookedAt } from "@legal/web-kit/looked-at";
import { useEffect } from "react";
import type { ChatRoom, Message, User } from "@legal/contracts";
import { useMarkReadMutation } from "./messages-api.ts";
import { isFromSide, ownReadSeqOf, sideOf } from "./reader.ts";

const PAUSE_MS = 400;

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
