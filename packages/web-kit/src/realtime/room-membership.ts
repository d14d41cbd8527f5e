import type { JoinRoomReply } from "@legal/contracts";
import type { AppSocket } from "./connect-socket.ts";

const ACK_TIMEOUT_MS = 10_000;
const RETRY_MS = 3000;

const ask = async (socket: AppSocket, roomId: string): Promise<JoinRoomReply | undefined> => {
  try {
    return await socket.timeout(ACK_TIMEOUT_MS).emitWithAck("join-room", roomId);
  } catch {
    return undefined;
  }
};

/** The rooms this browser receives: joined at once, and again after every reconnect. */
export const createRoomMembership = (onJoined: (joined: { roomId: string; lastSeq: number }) => void) => {
  const rooms = new Set<string>();

  const join = async (socket: AppSocket, roomId: string) => {
    const reply = await ask(socket, roomId);
    if (reply?.ok) return onJoined({ roomId, lastSeq: reply.lastSeq });
    if (reply?.code === "ROOM_NOT_FOUND") return void rooms.delete(roomId);
    // A later connection asks again by itself.
    const { id } = socket;
    setTimeout(() => socket.connected && socket.id === id && void join(socket, roomId), RETRY_MS);
  };

  return {
    add: (roomId: string, socket: AppSocket | undefined) => {
      if (rooms.has(roomId)) return;
      rooms.add(roomId);
      if (socket) void join(socket, roomId);
    },
    rejoin: (socket: AppSocket) => {
      for (const roomId of rooms) void join(socket, roomId);
    },
  };
};
