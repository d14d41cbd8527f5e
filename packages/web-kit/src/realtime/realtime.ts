import type { SendMessagePayload, SendMessageReply, ServerToClientEvents } from "@legal/contracts";
import type { AppSocket } from "./connect-socket.ts";
import { createEmitter } from "./emitter.ts";
import { createRoomMembership } from "./room-membership.ts";

/** `idle`: the connection is not needed. `offline`: it is needed and down; it reconnects by itself. */
export type RealtimeStatus = "idle" | "connecting" | "online" | "offline";

/** What the server sends to a browser; with `new-message` also what this browser sent, once it is stored. */
type FromServer = { [Name in keyof ServerToClientEvents]: Parameters<ServerToClientEvents[Name]>[0] };

export interface RealtimeEvents extends FromServer {
  status: RealtimeStatus;
  /** From now on the room's messages arrive; whatever came before must be asked for. */
  joined: { roomId: string; lastSeq: number };
  /** The server does not let this browser in; perhaps the session has ended. */
  refused: string;
}

const ACK_TIMEOUT_MS = 10_000;
const REOPEN_MS = 3000;
/** Going from one page to the next must not cost a connection. */
const CLOSE_DELAY_MS = 10_000;

/** A failed polling request carries its HTTP status as `description`. */
const isUnauthenticated = (error: Error) => "description" in error && error.description === 401;

/** The page's one realtime connection, open for as long as it has holders. */
const createRealtime = () => {
  const { on, emit } = createEmitter<RealtimeEvents>();
  const membership = createRoomMembership((joined) => emit("joined", joined));
  let status: RealtimeStatus = "idle";
  let socket: AppSocket | undefined;
  let attended: string | null = null;
  let holders = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const setStatus = (next: RealtimeStatus) => {
    if (status === next) return;
    status = next;
    emit("status", next);
  };

  const attendOver = (opened: AppSocket) => {
    const chatRoomId = attended;
    opened.emit("attend-case", chatRoomId, (reply) => {
      if (reply.ok && chatRoomId !== null && chatRoomId === attended)
        emit("colleagues-present", { chatRoomId, colleagues: reply.colleagues });
    });
  };

  const listen = (opened: AppSocket) => {
    opened.on("connect", () => {
      membership.enter(opened);
      if (attended !== null) attendOver(opened);
      setStatus("online");
    });
    opened.on("disconnect", (reason) => {
      setStatus("offline");
      // The server closed it on purpose, so socket.io leaves it closed; a new handshake decides whether we may come back.
      if (reason === "io server disconnect") timer = setTimeout(() => opened.connect(), REOPEN_MS);
    });
    opened.on("connect_error", (error) => {
      setStatus("offline");
      if (!opened.active || isUnauthenticated(error)) emit("refused", error.message);
      if (!opened.active) timer = setTimeout(() => opened.connect(), REOPEN_MS);
    });
    opened.onAny((name: keyof ServerToClientEvents, value: FromServer[keyof FromServer]) => emit(name, value));
  };

  const close = () => {
    clearTimeout(timer);
    socket?.disconnect();
    socket = undefined;
    setStatus("idle");
  };

  const start = async (connect: () => Promise<AppSocket>) => {
    setStatus("connecting");
    try {
      const opened = await connect();
      socket = opened;
      listen(opened);
      if (holders === 0) close();
    } catch {
      // The library's file could not be fetched.
      setStatus("offline");
      timer = setTimeout(() => holders > 0 && void start(connect), REOPEN_MS);
    }
  };

  return {
    on,
    status: () => status,
    /** For what an HTTP answer brought: as good as an event over the socket. */
    emitLocally: emit,

    /** Opens the connection for the first holder; returns how to let go of it. */
    open: (connect: () => Promise<AppSocket>): (() => void) => {
      holders += 1;
      if (status === "idle") void start(connect);
      let held = true;
      return () => {
        if (held) holders -= 1;
        held = false;
        setTimeout(() => holders === 0 && close(), CLOSE_DELAY_MS);
      };
    },

    /** Does not wait for the next attempt: the network is back, or the reader is. */
    wake: () => {
      if (socket && !socket.connected) socket.disconnect().connect();
    },

    /** Receives the room's messages from now on, over every reconnect. */
    join: (roomId: string) => membership.add(roomId, socket),

    /** Shows colleagues that this case is open here, over every reconnect; returns how to leave it. */
    attend: (roomId: string): (() => void) => {
      attended = roomId;
      if (socket?.connected) attendOver(socket);
      return () => {
        if (attended !== roomId) return;
        attended = null;
        if (socket?.connected) attendOver(socket);
      };
    },

    /** Rejects when no answer came; the message may be stored all the same, so repeat it under its clientMessageId. */
    send: async (payload: SendMessagePayload): Promise<SendMessageReply> => {
      if (!socket?.connected) throw new Error("not connected");
      const reply = await socket.timeout(ACK_TIMEOUT_MS).emitWithAck("send-message", payload);
      if (reply.ok) emit("new-message", reply.message);
      return reply;
    },
  };
};

export const realtime = createRealtime();
