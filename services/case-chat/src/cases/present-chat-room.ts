import type { ChatRoom as ChatRoomAnswer, Customer, StaffMember } from "@legal/contracts";
import { DEFAULT_LANGUAGE } from "@legal/contracts/constants";
import { displayNameOf, staffNameOf } from "@legal/i18n";
import type { User } from "@legal/service-kit";
import { KnownUser, type UserRecord } from "../users/user-model.ts";
import type { ChatRoomRecord } from "../rooms/chat-room-model.ts";
import { caseOf } from "./record/case-of-room.ts";
import type { CaseRecord } from "./record/case-room-model.ts";

const presentUser = (user: UserRecord | undefined): Customer | null => {
  if (!user) return null;
  const { _id: id, username, email, firstName, lastName, displayName, language = DEFAULT_LANGUAGE } = user;
  return { id, username, email, firstName, lastName, displayName, language };
};

/** Customers read staff by their display name, colleagues without one by what they log in with. */
export type Audience = "customer" | "staff";
export const audienceOf = ({ role }: Pick<User, "role">): Audience => (role === "admin" ? "staff" : "customer");

interface Shown {
  people: Map<string, UserRecord>;
  audience: Audience;
}

const presentAssignee = (room: ChatRoomRecord, { people, audience }: Shown): StaffMember | null => {
  const person = people.get(caseOf(room).assigneeId ?? "");
  if (!person) return null;
  const { language = DEFAULT_LANGUAGE } = people.get(room.userId) ?? {};
  return { id: person._id, name: audience === "staff" ? displayNameOf(person) : staffNameOf(person, language) };
};

const presentCase = ({ packageType, price, startConsentAt, status, deadline, version }: CaseRecord) => ({
  packageType,
  price,
  startConsentAt: startConsentAt?.toISOString() ?? null,
  caseStatus: status,
  deadline,
  version,
});

const presentChatRoom = (room: ChatRoomRecord, shown: Shown): ChatRoomAnswer => ({
  id: room._id,
  userId: room.userId,
  serviceType: room.serviceType,
  ...presentCase(caseOf(room)),
  chatStatus: room.chatStatus,
  assignee: presentAssignee(room, shown),
  lastUserMessageAt: room.lastUserMessageAt?.toISOString() ?? null,
  unreadCountUser: room.sentByAdmin - room.readByUser,
  unreadCountAdmin: room.sentByUser - room.readByAdmin,
  lastSeq: room.lastSeq,
  readSeqUser: room.readSeqUser,
  readSeqAdmin: room.readSeqAdmin,
  createdAt: room.createdAt.toISOString(),
  updatedAt: room.updatedAt.toISOString(),
  user: presentUser(shown.people.get(room.userId)),
});

const SHOWN = { username: 1, email: 1, firstName: 1, lastName: 1, displayName: 1, language: 1 };

/** Reads the customers and assignees of rooms in one query; what it returns presents one of the rooms. */
export const presenterOf = async (rooms: readonly ChatRoomRecord[]) => {
  const ids = rooms.flatMap((room) => [room.userId, caseOf(room).assigneeId ?? room.userId]);
  const found = { _id: { $in: [...new Set(ids)] }, deleted: false };
  const users = await KnownUser.find(found, SHOWN).lean<UserRecord[]>();
  const people = new Map(users.map((user) => [user._id, user]));
  return (room: ChatRoomRecord, audience: Audience): ChatRoomAnswer => presentChatRoom(room, { people, audience });
};

export const presentChatRooms = async (
  rooms: readonly ChatRoomRecord[],
  audience: Audience,
): Promise<ChatRoomAnswer[]> => {
  const present = await presenterOf(rooms);
  return rooms.map((room) => present(room, audience));
};
