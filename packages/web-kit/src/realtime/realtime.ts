import type { SendMessagePayload, SendMessageReply, ServerToClientEvents } from "@legal/contracts";
import { createActiveCase } from "./active-case.ts";
import { createConnection, type RealtimeStatus } from "./connection.ts";
import { createEmitter } from "./emitter.ts";
import { createRoomMembership } from "./room-membership.ts";

/** What the server sends to a browser; with `new-message` also what this browser sent, once it is stored. */
type FromServer = { [Name in keyof ServerToClientEvents]: Parameters<ServerToClientEvents[Name]>[0] };

export interface RealtimeEvents extends FromServer {
  status: RealtimeStatus;
  /** From now on the room's messages arrive; whatever came before must be asked for. */
  joined: { roomId: string; lastSeq: number };
  /** The server does not let this browser in; perhaps the session has ended. */
  refused: string;
  /** What came from the server and nothing on the page listens to. */
  unhandled: keyof FromServer;
}

const ACK_TIMEOUT_MS = 10_000;

/** The page's one realtime connection, and what it keeps over every reconnect. */
const createRealtime = () => {
  const { on, emit } = createEmitter<RealtimeEvents>();
  const membership = createRoomMembership((joined) => emit("joined", joined));
  const activeCase = createActiveCase((present) => emit("colleagues-present", present));
  const { status, connected, open, wake } = createConnection({
    onStatus: (next) => emit("status", next),
    onOpened: (socket) =>
      socket.onAny((name: keyof ServerToClientEvents, value: FromServer[keyof FromServer]) => {
        if (!emit(name, value)) emit("unhandled", name);
      }),
    onConnected: (socket) => {
      membership.rejoin(socket);
      activeCase.resend(socket);
    },
    onRefused: (reason) => emit("refused", reason),
  });

  return {
    on,
    status,
    open,
    wake,
    /** For what an HTTP answer brought: as good as an event over the socket. */
    emitLocally: <Name extends keyof RealtimeEvents>(name: Name, value: RealtimeEvents[Name]): void =>
      void emit(name, value),

    /** Receives the room's messages from now on, over every reconnect. */
    join: (roomId: string) => membership.add(roomId, connected()),

    /** Shows colleagues that this case is open here, over every reconnect; returns how to leave it. */
    attend: (roomId: string): (() => void) => {
      activeCase.set(roomId, connected());
      return () => activeCase.clear(roomId, connected());
    },

    /** Rejects when no answer came; the message may be stored all the same, so repeat it under its clientMessageId. */
    send: async (payload: SendMessagePayload): Promise<SendMessageReply> => {
      const socket = connected();
      if (!socket) throw new Error("not connected");
      const reply = await socket.timeout(ACK_TIMEOUT_MS).emitWithAck("send-message", payload);
      if (reply.ok) emit("new-message", reply.message);
      return reply;
    },
  };
};

export const realtime = createRealtime();
