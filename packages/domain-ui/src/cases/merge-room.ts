import type { ChangedCase, ChatRoom } from "@legal/contracts";

/**
 * An update may overtake an older one, or arrive after a newer answer. What the database counts goes before the time,
 * which is that of several clocks.
 */
const isOlder = (room: ChangedCase, than: ChangedCase) => {
  if (room.version !== than.version) return room.version < than.version;
  if (room.lastSeq !== than.lastSeq) return room.lastSeq < than.lastSeq;
  if (room.updatedAt !== than.updatedAt) return room.updatedAt < than.updatedAt;
  return room.readSeqUser < than.readSeqUser || room.readSeqAdmin < than.readSeqAdmin;
};

export const newerRoom = <Room extends ChangedCase>(known: Room, received: Room) =>
  isOlder(received, known) ? known : received;

const newerOf = (known: readonly ChatRoom[], received: ChatRoom): ChatRoom => {
  const before = known.find(({ id }) => id === received.id);
  return before ? newerRoom(before, received) : received;
};

const byUpdate = (rooms: readonly ChatRoom[]) => rooms.toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt));

/** The list with the room as it is now, most recently updated first. */
export const mergeRoom = (rooms: readonly ChatRoom[], received: ChatRoom): ChatRoom[] =>
  byUpdate([newerOf(rooms, received), ...rooms.filter(({ id }) => id !== received.id)]);

/** The rooms of an answer, each as new as it is known: updates may overtake an answer that is on its way. */
export const mergeAnswer = (known: readonly ChatRoom[], answer: readonly ChatRoom[]): ChatRoom[] =>
  byUpdate(answer.map((room) => newerOf(known, room)));
