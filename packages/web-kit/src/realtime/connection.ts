import type { AppSocket } from "./connect-socket.ts";

/** `idle`: the connection is not needed. `offline`: it is needed and down; it reconnects by itself. */
export type RealtimeStatus = "idle" | "connecting" | "online" | "offline";

interface ConnectionListeners {
  onStatus: (status: RealtimeStatus) => void;
  /** Once for each socket, before it connects. */
  onOpened: (socket: AppSocket) => void;
  /** After every connect and reconnect, before the status is `online`. */
  onConnected: (socket: AppSocket) => void;
  /** The server does not let this browser in. */
  onRefused: (reason: string) => void;
}

const REOPEN_MS = 3000;
/** Going from one page to the next must not cost a connection. */
const CLOSE_DELAY_MS = 10_000;

/** A failed polling request carries its HTTP status as `description`. */
const isUnauthenticated = (error: Error) => "description" in error && error.description === 401;

/** One socket, open for as long as it has holders. */
export const createConnection = ({ onStatus, onOpened, onConnected, onRefused }: ConnectionListeners) => {
  let status: RealtimeStatus = "idle";
  let socket: AppSocket | undefined;
  let holders = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const setStatus = (next: RealtimeStatus) => {
    if (status === next) return;
    status = next;
    onStatus(next);
  };

  const followState = (opened: AppSocket) => {
    opened.on("connect", () => {
      onConnected(opened);
      setStatus("online");
    });
    opened.on("disconnect", (reason) => {
      setStatus("offline");
      // The server closed it on purpose, so socket.io leaves it closed; a new handshake decides whether we may come back.
      if (reason === "io server disconnect") timer = setTimeout(() => opened.connect(), REOPEN_MS);
    });
    opened.on("connect_error", (error) => {
      setStatus("offline");
      if (!opened.active || isUnauthenticated(error)) onRefused(error.message);
      if (!opened.active) timer = setTimeout(() => opened.connect(), REOPEN_MS);
    });
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
      socket = await connect();
      followState(socket);
      onOpened(socket);
      if (holders === 0) close();
    } catch {
      // The library's file could not be fetched.
      setStatus("offline");
      timer = setTimeout(() => holders > 0 && void start(connect), REOPEN_MS);
    }
  };

  return {
    status: () => status,

    /** Undefined while nothing can be sent. */
    connected: () => (socket?.connected ? socket : undefined),

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
  };
};
