import type {
  ChangedCase,
  ChatRoom as ChatRoomAnswer,
  Customer,
  LastWords,
  StaffMember,
  TickedItem,
} from "@legal/contracts";
import { DEFAULT_LANGUAGE } from "@legal/contracts/constants";
import { displayNameOf, seoulDateOf, staffNameOf } from "@legal/i18n";
import type { User } from "@legal/service-kit";
import { KnownUser, type UserRecord } from "../users/user-model.ts";
import { fileUrlOf } from "../files/attached-file.ts";
import { findLastWords } from "../messages/find-last-words.ts";
import type { ChatRoomRecord } from "../rooms/chat-room-model.ts";
import { unreadOf, unreadOfStaff } from "../rooms/unread.ts";
import { waitingSinceOf } from "../rooms/waiting.ts";
import { findCaseNumbers } from "./numbers/find-case-numbers.ts";
import { caseOf, reasonOf } from "./record/case-of-room.ts";
import type { CaseRecord, NearestDeadline } from "./record/case-room-model.ts";

const presentUser = (user: UserRecord | undefined): Customer | null => {
  if (!user) return null;
  const { _id: id, username, email, firstName, lastName, displayName, language = DEFAULT_LANGUAGE } = user;
  return { id, username, email, firstName, lastName, displayName, language };
};

export interface Audience {
  /** Customers read staff by their display name, colleagues without one by what they log in with. */
  isOffice: boolean;
  /** Whether the last words, what is unread to whom and how many notes there are is shown. */
  seesMessages: boolean;
  /** The staff member who asks. */
  staffId?: string;
}
export const CUSTOMER: Audience = { isOffice: false, seesMessages: false };
export const STAFF: Audience = { isOffice: true, seesMessages: true };
export const EXPORT: Audience = { isOffice: true, seesMessages: false };
export const audienceOf = ({ id, role }: Pick<User, "id" | "role">): Audience =>
  role === "admin" ? { ...STAFF, staffId: id } : CUSTOMER;

interface Shown {
  people: Map<string, UserRecord>;
  words: Map<string, LastWords>;
  /** Of cases whose documents have none yet. */
  numbers: Map<string, string>;
  audience: Audience;
}

const presentAssignee = (room: ChatRoomRecord, { people, audience }: Shown): StaffMember | null => {
  const person = people.get(caseOf(room).assigneeId ?? "");
  if (!person) return null;
  const { language = DEFAULT_LANGUAGE } = people.get(room.userId) ?? {};
  return { id: person._id, name: audience.isOffice ? displayNameOf(person) : staffNameOf(person, language) };
};

const presentTicks = ({ ticked = {} }: CaseRecord): TickedItem[] =>
  Object.entries(ticked).map(([item, { at, side, fileId, fileName }]) => ({
    item,
    at: at.toISOString(),
    side,
    ...(fileId && { fileUrl: fileUrlOf(fileId), fileName: fileName ?? "" }),
  }));

/** What is still to be kept while the nearest has passed and was not marked as done, and whether it is confirmed. */
const presentUpcoming = ({ date, later = [], laterUnconfirmed }: NearestDeadline, today = seoulDateOf(new Date())) => {
  const upcoming = date !== null && date < today ? later.find((one) => one >= today) : undefined;
  if (upcoming === undefined) return { upcomingDeadline: null };
  const confirmed = laterUnconfirmed && { upcomingConfirmed: !laterUnconfirmed.includes(upcoming) };
  return { upcomingDeadline: upcoming, ...confirmed };
};

/** Where the release before typed the date, that is all there is to say of it until it is a deadline of its own. */
const presentNearest = (roomId: string, { deadline, nearest }: CaseRecord) => {
  if (nearest && nearest.date === deadline) {
    const { id, matter = null, confirmed = true, open: openDeadlines, typed, unconfirmed } = nearest;
    const nextDeadline = id === undefined ? null : { id, matter, confirmed };
    const upcoming = presentUpcoming(nearest);
    return { nextDeadline, openDeadlines, typedDeadline: typed, unconfirmedDeadlines: unconfirmed, ...upcoming };
  }
  if (deadline === null) return { nextDeadline: null, openDeadlines: 0 };
  return { nextDeadline: { id: roomId, matter: null, confirmed: true }, openDeadlines: 1, typedDeadline: deadline };
};

const presentCase = (roomId: string, own: CaseRecord, statusReason: string | null) => ({
  packageType: own.packageType,
  price: own.price,
  startConsentAt: own.startConsentAt?.toISOString() ?? null,
  caseStatus: own.status,
  statusReason,
  deadline: own.deadline,
  ...presentNearest(roomId, own),
  version: own.version,
  caseName: own.name ?? null,
  checklist: presentTicks(own),
});

/** How far the messages of a room are, as the audience may know it. */
const presentMessages = (room: ChatRoomRecord, { words, audience: { seesMessages, staffId } }: Shown) => {
  const unreadByOffice = { unreadCountAdmin: unreadOf(room, "admin") };
  if (!seesMessages) return unreadByOffice;
  const unread = unreadOfStaff(room);
  const own = staffId === undefined ? undefined : (unread.by[staffId]?.unread ?? unread.others);
  return {
    ...(own === undefined ? unreadByOffice : { unreadCountAdmin: own }),
    unreadOfStaff: unread,
    waitingSince: waitingSinceOf(room)?.toISOString() ?? null,
    lastWords: words.get(room._id) ?? null,
    noteCount: room.noteCount ?? 0,
  };
};

const presentChatRoom = (room: ChatRoomRecord, shown: Shown): ChatRoomAnswer => ({
  id: room._id,
  userId: room.userId,
  serviceType: room.serviceType,
  ...presentCase(room._id, caseOf(room), reasonOf(room)),
  caseNumber: caseOf(room).number ?? shown.numbers.get(room._id) ?? null,
  chatStatus: room.chatStatus,
  assignee: presentAssignee(room, shown),
  lastUserMessageAt: room.lastUserMessageAt?.toISOString() ?? null,
  unreadCountUser: unreadOf(room, "user"),
  ...presentMessages(room, shown),
  lastSeq: room.lastSeq,
  readSeqUser: room.readSeqUser,
  readSeqAdmin: room.readSeqAdmin,
  createdAt: room.createdAt.toISOString(),
  updatedAt: room.updatedAt.toISOString(),
  user: presentUser(shown.people.get(room.userId)),
});

const SHOWN = { username: 1, email: 1, firstName: 1, lastName: 1, displayName: 1, language: 1 };

/** Reads what is shown beside rooms, all of them at once; what it returns presents one of the rooms. */
export const presenterOf = async (rooms: readonly ChatRoomRecord[], withMessages: boolean) => {
  const ids = rooms.flatMap((room) => [room.userId, caseOf(room).assigneeId ?? room.userId]);
  const found = { _id: { $in: [...new Set(ids)] }, deleted: false };
  const [users, words, numbers] = await Promise.all([
    KnownUser.find(found, SHOWN).lean<UserRecord[]>(),
    withMessages ? findLastWords(rooms) : new Map<string, LastWords>(),
    findCaseNumbers(rooms),
  ]);
  const people = new Map(users.map((user) => [user._id, user]));
  return (room: ChatRoomRecord, audience: Audience): ChatRoomAnswer =>
    presentChatRoom(room, { people, words, numbers, audience });
};

export const presentChatRooms = async (
  rooms: readonly ChatRoomRecord[],
  audience: Audience,
): Promise<ChatRoomAnswer[]> => {
  const present = await presenterOf(rooms, audience.seesMessages);
  return rooms.map((room) => present(room, audience));
};

export const presentForReader = async (room: ChatRoomRecord, reader: User): Promise<ChatRoomAnswer | undefined> => {
  const [shown] = await presentChatRooms([room], audienceOf(reader));
  return shown;
};

/** What of a case staff are sent by itself. */
export const presentChange = (room: ChatRoomAnswer): ChangedCase => ({
  id: room.id,
  serviceType: room.serviceType,
  caseStatus: room.caseStatus,
  deadline: room.deadline,
  assignee: room.assignee,
  version: room.version,
  waitingSince: room.waitingSince,
  lastSeq: room.lastSeq,
  readSeqUser: room.readSeqUser,
  readSeqAdmin: room.readSeqAdmin,
  createdAt: room.createdAt,
  updatedAt: room.updatedAt,
});
