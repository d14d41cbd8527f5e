import type { ChatRoom, Message, User } from "@legal/contracts";
import type { SendState } from "./message-meta.tsx";

export type Side = "user" | "admin";

/** Staff in a room of their own are its customer. */
export const sideOf = (room: ChatRoom, user: User): Side => (room.userId === user.id ? "user" : "admin");

export const readSeqOf = (room: ChatRoom, side: Side): number =>
  side === "user" ? room.readSeqUser : room.readSeqAdmin;

/** How far the reader has read themselves; undefined for staff who never opened the room. */
export const ownReadSeqOf = (room: ChatRoom, user: User): number | undefined => {
  if (sideOf(room, user) === "user") return room.readSeqUser;
  return room.unreadOfStaff ? room.unreadOfStaff.by[user.id]?.readSeq : room.readSeqAdmin;
};

export const isFromSide = (message: Message, side: Side): boolean => message.sentByAdmin === (side === "admin");

/** How a room's messages look to one of its readers. */
export const readerOf = (room: ChatRoom, user: User) => {
  const side = sideOf(room, user);
  const othersRead = readSeqOf(room, side === "user" ? "admin" : "user");
  const isOwn = (message: Message) => isFromSide(message, side) && !message.aiAutoResponse;
  return {
    side,
    isOwn,
    isColleague: (message: Message) => isOwn(message) && message.senderId !== user.id,
    deliveryOf: (message: Message): SendState | undefined => {
      if (!isOwn(message)) return undefined;
      return message.isRead || message.seq <= othersRead ? "read" : "sent";
    },
  };
};

export type Reader = ReturnType<typeof readerOf>;
