import { usePageFocus } from "@legal/web-kit/page-focus";
import { useEffect } from "react";
import type { ChatRoom, Message, User } from "@legal/contracts";
import { useMarkReadMutation } from "./messages-api.ts";
import { isFromSide, ownReadSeqOf, sideOf } from "./reader.ts";

const PAUSE_MS = 400;

/** Marks the room as read by the reader, when it has something unread and they look at it. */
export const useMarkRead = (room: ChatRoom, user: User, messages: readonly Message[]) => {
  const [markRead] = useMarkReadMutation();
  const focused = usePageFocus();
  const side = sideOf(room, user);
  const newestSeq = messages.findLast((message) => !isFromSide(message, side))?.seq ?? 0;
  const readSeq = ownReadSeqOf(room, user) ?? 0;

  useEffect(() => {
    if (newestSeq <= readSeq || !focused) return undefined;
    // A failure is made good by the next message or the next look; the server's word of it arrives as an update.
    const timer = setTimeout(() => void markRead(room.id), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [newestSeq, readSeq, focused, room.id, markRead]);
};
