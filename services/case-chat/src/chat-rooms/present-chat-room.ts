import type { ChatRoom as ChatRoomAnswer, Customer } from "@legal/contracts";
import { DEFAULT_LANGUAGE } from "@legal/contracts/constants";
import { KnownUser, type UserRecord } from "../users/user-model.ts";
import type { ChatRoomRecord } from "./chat-room-model.ts";

const presentUser = (user: UserRecord | undefined): Customer | null => {
  if (!user) return null;
  const { _id: id, username, email, firstName, lastName, displayName, language = DEFAULT_LANGUAGE } = user;
  return { id, username, email, firstName, lastName, displayName, language };
};

export const presentChatRoom = (room: ChatRoomRecord, customer: UserRecord | undefined): ChatRoomAnswer => ({
  id: room._id,
  userId: room.userId,
  serviceType: room.serviceType,
  packageType: room.packageType,
  price: room.price,
  caseStatus: room.caseStatus,
  chatStatus: room.chatStatus,
  deadline: room.deadline,
  lastUserMessageAt: room.lastUserMessageAt?.toISOString() ?? null,
  unreadCountUser: room.sentByAdmin - room.readByUser,
  unreadCountAdmin: room.sentByUser - room.readByAdmin,
  lastSeq: room.lastSeq,
  readSeqUser: room.readSeqUser,
  readSeqAdmin: room.readSeqAdmin,
  createdAt: room.createdAt.toISOString(),
  updatedAt: room.updatedAt.toISOString(),
  user: presentUser(customer),
});

/** Rooms with their customers, read in one query. */
export const presentChatRooms = async (rooms: readonly ChatRoomRecord[]): Promise<ChatRoomAnswer[]> => {
  const ids = [...new Set(rooms.map(({ userId }) => userId))];
  const users = await KnownUser.find({ _id: { $in: ids }, deleted: false }).lean<UserRecord[]>();
  const byId = new Map(users.map((user) => [user._id, user]));
  return rooms.map((room) => presentChatRoom(room, byId.get(room.userId)));
};
