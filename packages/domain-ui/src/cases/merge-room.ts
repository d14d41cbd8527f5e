import type { ChatRoom } from "@legal/contracts";

/** Word of a change may overtake an older one, or arrive after a newer answer. */
const isOlder = (room: ChatRoom, than: ChatRoom) =>
  room.updatedAt < than.updatedAt ||
  (room.updatedAt === than.updatedAt &&
    (room.lastSeq < than.lastSeq || room.readSeqUser < than.readSeqUser || room.readSeqAdmin < than.readSeqAdmin));

export const newerRoom = (known: ChatRoom, received: ChatRoom) => (isOlder(received, known) ? known : received);

/** The list with the room as it is now, most recently updated first. */
export const mergeRoom = (rooms: readonly ChatRoom[], received: ChatRoom): ChatRoom[] => {
  const known = rooms.find(({ id }) => id === received.id);
  const others = rooms.filter(({ id }) => id !== received.id);
  return [known ? newerRoom(known, received) : received, ...others].toSorted((a, b) =>
    b.updatedAt.localeCompare(a.updatedAt),
  );
};
