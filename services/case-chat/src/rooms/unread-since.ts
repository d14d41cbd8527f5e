import type { ChatRoomRecord } from "./chat-room-model.ts";

/** Where a room keeps what one side has not read: since when it waits to be published, and up to which message it was. */
interface UnreadFields {
  since: "unreadSinceUser" | "unreadSinceAdmin";
  told: "unreadToldUser" | "unreadToldAdmin";
  read: "readSeqUser" | "readSeqAdmin";
  /** How many messages the other side has written, and how many of them were read. */
  written: "sentByAdmin" | "sentByUser";
  readCount: "readByUser" | "readByAdmin";
}

export type Side = "user" | "admin";

export const UNREAD_FIELDS: Readonly<Record<Side, UnreadFields>> = {
  user: {
    since: "unreadSinceUser",
    told: "unreadToldUser",
    read: "readSeqUser",
    written: "sentByAdmin",
    readCount: "readByUser",
  },
  admin: {
    since: "unreadSinceAdmin",
    told: "unreadToldAdmin",
    read: "readSeqAdmin",
    written: "sentByUser",
    readCount: "readByAdmin",
  },
};

export const SIDES = ["user", "admin"] as const satisfies readonly Side[];

interface Said {
  sentByAdmin: boolean;
  aiAutoResponse: boolean;
}

/** What messages begin for those who have not read them; an automatic answer is nothing new. */
export const unreadAfter = (said: readonly Said[], now: Date): Partial<ChatRoomRecord> => {
  const byPeople = said.filter(({ aiAutoResponse }) => !aiAutoResponse);
  return {
    ...(byPeople.some(({ sentByAdmin }) => sentByAdmin) && { unreadSinceUser: now }),
    ...(byPeople.some(({ sentByAdmin }) => !sentByAdmin) && { unreadSinceAdmin: now }),
  };
};
