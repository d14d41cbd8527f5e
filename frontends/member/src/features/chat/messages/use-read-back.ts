import type { ChatRoom, User } from "@legal/contracts";
import { ownUnreadOf } from "@legal/domain-ui/cases";
import { useAppStore } from "@legal/web-kit";
import { useEffect, useState } from "react";
import { loadOlderUntil } from "./load-older.ts";
import { reachesBackTo, type MessageLog } from "./message-log.ts";
import { isFromSide, ownReadSeqOf, readSeqOf, sideOf, type Side } from "./reader.ts";

/** More would keep the newest messages from the reader for too long. */
const MOST_LOADED = 1000;

export interface Opening {
  side: Side;
  /** How far the reader had read. */
  readSeq: number;
  hadUnread: boolean;
}

/** Staff who open a room for the first time begin where the office has read to. */
export const openingOf = (room: ChatRoom, user: User): Opening => {
  const side = sideOf(room, user);
  const unread = side === "user" ? room.unreadCountUser : ownUnreadOf(room, user.id);
  return { side, readSeq: ownReadSeqOf(room, user) ?? readSeqOf(room, side), hadUnread: unread > 0 };
};

const firstAfter = ({ messages }: MessageLog, { side, readSeq }: Opening) =>
  messages.find((message) => message.seq > readSeq && !isFromSide(message, side))?.seq;

/** Where the unread messages began when the room was opened; undefined too where the log does not go back so far. */
export const firstUnreadOf = (log: MessageLog, opening: Opening, lastSeq: number): number | undefined => {
  const first = reachesBackTo(log, opening.readSeq) ? firstAfter(log, opening) : undefined;
  return first !== undefined && first <= lastSeq ? first : undefined;
};

const isEnough = (log: MessageLog, opening: Opening) =>
  reachesBackTo(log, opening.readSeq) || (!opening.hadUnread && firstAfter(log, opening) === undefined);

/** Loads a room back to what its reader had read; true once that is there, or cannot be. */
export const useReadBack = (roomId: string, log: MessageLog | undefined, opening: Opening): boolean => {
  const store = useAppStore();
  const [tried, setTried] = useState(false);
  const lacks = log !== undefined && !tried && !isEnough(log, opening);
  useEffect(() => {
    if (!lacks) return;
    const reaches = (known: MessageLog) => isEnough(known, opening) || known.messages.length >= MOST_LOADED;
    void loadOlderUntil(store, roomId, reaches)
      .catch(() => undefined)
      .finally(() => setTried(true));
  }, [lacks, store, roomId, opening]);
  return !lacks;
};
