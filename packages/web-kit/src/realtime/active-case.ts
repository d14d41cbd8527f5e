import type { ServerToClientEvents } from "@legal/contracts";
import type { AppSocket } from "./connect-socket.ts";

type ColleaguesPresent = Parameters<ServerToClientEvents["colleagues-present"]>[0];

/** The one case that colleagues see open here: sent at once, and again after every reconnect. */
export const createActiveCase = (onColleagues: (present: ColleaguesPresent) => void) => {
  let active: string | null = null;

  const send = (socket: AppSocket) => {
    const chatRoomId = active;
    socket.emit("attend-case", chatRoomId, (reply) => {
      if (reply.ok && chatRoomId !== null && chatRoomId === active)
        onColleagues({ chatRoomId, colleagues: reply.colleagues });
    });
  };

  return {
    set: (roomId: string, socket: AppSocket | undefined) => {
      active = roomId;
      if (socket) send(socket);
    },
    clear: (roomId: string, socket: AppSocket | undefined) => {
      if (active !== roomId) return;
      active = null;
      if (socket) send(socket);
    },
    resend: (socket: AppSocket) => {
      if (active !== null) send(socket);
    },
  };
};
