import type { Colleague } from "@legal/contracts";
import type { ChatSocket } from "../realtime/socket-types.ts";

export const colleaguesOf = (socket: ChatSocket, present: readonly Colleague[]): Colleague[] =>
  present.filter(({ id }) => id !== socket.data.user.id);

/** Which case each socket of this replica has open, and what it was last sent about it. */
export const createActiveCases = () => {
  const socketsOf = new Map<string, Set<ChatSocket>>();
  const activeCaseOf = new WeakMap<ChatSocket, string>();
  const lastSent = new WeakMap<ChatSocket, string>();

  const send = (socket: ChatSocket, chatRoomId: string, present: readonly Colleague[]): void => {
    const payload = { chatRoomId, colleagues: colleaguesOf(socket, present) };
    const text = JSON.stringify(payload);
    if (lastSent.get(socket) === text) return;
    lastSent.set(socket, text);
    socket.emit("colleagues-present", payload);
  };

  return {
    of: (socket: ChatSocket): string | undefined => activeCaseOf.get(socket),

    /** Every open case with its sockets. */
    all: (): ReadonlyMap<string, ReadonlySet<ChatSocket>> => socketsOf,

    add: (socket: ChatSocket, roomId: string): void => {
      activeCaseOf.set(socket, roomId);
      socketsOf.set(roomId, (socketsOf.get(roomId) ?? new Set()).add(socket));
    },

    remove: (socket: ChatSocket): void => {
      const roomId = activeCaseOf.get(socket);
      if (roomId === undefined) return;
      activeCaseOf.delete(socket);
      lastSent.delete(socket);
      const sockets = socketsOf.get(roomId);
      sockets?.delete(socket);
      if (sockets?.size === 0) socketsOf.delete(roomId);
    },

    /** To each socket in the case, without its own user, and only what it has not been sent yet. */
    send: (roomId: string, present: readonly Colleague[]): void => {
      for (const socket of socketsOf.get(roomId) ?? []) send(socket, roomId, present);
    },
  };
};
