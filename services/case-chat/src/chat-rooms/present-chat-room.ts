import type { ChatRoom as ChatRoomAnswer, Customer, StaffMember } from "@legal/contracts";
import { DEFAULT_LANGUAGE } from "@legal/contracts/constants";
import { displayNameOf } from "@legal/i18n";
import { KnownUser, type UserRecord } from "../users/user-model.ts";
import type { ChatRoomRecord } from "./chat-room-model.ts";

const presentUser = (user: UserRecord | undefined): Customer | null => {
  if (!user) return null;
  const { _id: id, username, email, firstName, lastName, displayName, language = DEFAULT_LANGUAGE } = user;
  return { id, username, email, firstName, lastName, displayName, language };
};

const presentStaff = (person: UserRecord | undefined): StaffMember | null =>
  person ? { id: person._id, name: displayNameOf(person) } : null;

const presentChatRoom = (room: ChatRoomRecord, people: Map<string, UserRecord>): ChatRoomAnswer => ({
  id: room._id,
  userId: room.userId,
  serviceType: room.serviceType,
  packageType: room.packageType,
  price: room.price,
  startConsentAt: room.startConsentAt?.toISOString() ?? null,
  caseStatus: room.caseStatus,
  chatStatus: room.chatStatus,
  deadline: room.deadline,
  assignee: presentStaff(people.get(room.assigneeId ?? "")),
  version: room.version ?? 0,
  lastUserMessageAt: room.lastUserMessageAt?.toISOString() ?? null,
  unreadCountUser: room.sentByAdmin - room.readByUser,
  unreadCountAdmin: room.sentByUser - room.readByAdmin,
  lastSeq: room.lastSeq,
  readSeqUser: room.readSeqUser,
  readSeqAdmin: room.readSeqAdmin,
  createdAt: room.createdAt.toISOString(),
  updatedAt: room.updatedAt.toISOString(),
  user: presentUser(people.get(room.userId)),
});

const SHOWN = { username: 1, email: 1, firstName: 1, lastName: 1, displayName: 1, language: 1 };

/** Rooms with their customers and assignees, read in one query. */
export const presentChatRooms = async (rooms: readonly ChatRoomRecord[]): Promise<ChatRoomAnswer[]> => {
  const ids = new Set(rooms.flatMap(({ userId, assigneeId }) => (assigneeId ? [userId, assigneeId] : [userId])));
  const found = { _id: { $in: [...ids] }, deleted: false };
  const users = await KnownUser.find(found, SHOWN).lean<UserRecord[]>();
  const people = new Map(users.map((user) => [user._id, user]));
  return rooms.map((room) => presentChatRoom(room, people));
};
