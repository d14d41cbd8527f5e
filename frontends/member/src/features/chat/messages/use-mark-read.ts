import { useAppDispatch } from "@legal/web-kit";
import { usePageFocus } from "@legal/web-kit/page-focus";
import { useEffect } from "react";
import type { ChatRoom, User } from "@legal/contracts";
import type { MessageLog } from "./message-log.ts";
import { sendReceipt } from "./read-receipts.ts";
import { isFromSide, ownReadSeqOf, sideOf } from "./reader.ts";

const PAUSE_MS = 400;

/** Marks the room as read by the reader, when it has something unread and they look at it. */
export const useMarkRead = (room: ChatRoom, user: User, { messages, syncedSeq }: MessageLog) => {
  const dispatch = useAppDispatch();
  const focused = usePageFocus();
  const side = sideOf(room, user);
  // What is missing before a message was not seen.
  const newestSeq = messages.findLast((one) => one.seq <= syncedSeq && !isFromSide(one, side))?.seq ?? 0;
  const readSeq = ownReadSeqOf(room, user) ?? 0;

  useEffect(() => {
    if (newestSeq <= readSeq || !focused) return undefined;
    // The server's word of it arrives as an update.
    const timer = setTimeout(() => void sendReceipt(room.id, newestSeq, dispatch), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [newestSeq, readSeq, focused, room.id, dispatch]);
};
