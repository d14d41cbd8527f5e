import type { User } from "@legal/service-kit";
import { ChatRoom } from "../rooms/chat-room-model.ts";
import { canEnter } from "../rooms/chat-room-policy.ts";

/** What a file can belong to. */
export type FileOwnerKind = "room";

export interface FileOwner {
  kind: FileOwnerKind;
  id: string;
}

/** The room whose customer's data a file is. */
export interface FileRoom {
  _id: string;
  userId: string;
}

type FindReadable = (ownerId: string, reader: User) => Promise<FileRoom | null>;

/** Who may read a file, for every kind of owner; null for a reader who may not. */
const READABLE: Record<FileOwnerKind, FindReadable> = {
  room: async (roomId, reader) => {
    const room = await ChatRoom.findOne({ _id: roomId }, { userId: 1 }).lean<FileRoom>();
    return room && canEnter(room, reader) ? room : null;
  },
};

/** A kind that only a later release knows is readable to no one. */
export const findReadableRoom = async ({ kind, id }: FileOwner, reader: User): Promise<FileRoom | null> =>
  Object.hasOwn(READABLE, kind) ? READABLE[kind](id, reader) : null;
