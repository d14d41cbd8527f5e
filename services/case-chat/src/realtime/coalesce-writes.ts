import type { Server } from "node:http";
import type { Duplex } from "node:stream";
import type { Engine } from "./socket-types.ts";

/** Frames written in one turn of the event loop leave together, in one system call instead of one each. */
const coalesceFrames = (socket: Duplex): void => {
  const write = socket.write.bind(socket) as (...args: unknown[]) => boolean;
  let corked = false;
  const uncork = (): void => {
    corked = false;
    socket.uncork();
  };
  socket.write = (...args: unknown[]) => {
    if (!corked) {
      corked = true;
      socket.cork();
      setImmediate(uncork);
    }
    return write(...args);
  };
};

/** Not in engine.io's types. */
interface Flushing {
  flush: () => void;
}

/** By itself engine.io sends the first packet of a turn alone, and the others once that one is written. */
const coalescePackets = (connection: Flushing): void => {
  const flush = connection.flush.bind(connection);
  let due = false;
  connection.flush = () => {
    if (due) return;
    due = true;
    process.nextTick(() => {
      due = false;
      flush();
    });
  };
};

/** For every websocket of this server: the broadcasts of a shared commit leave at once, with the answers to it. */
export const coalesceWebsocketWrites = (server: Server, engine: Engine): void => {
  server.on("upgrade", (_request, socket) => coalesceFrames(socket));
  engine.on("connection", (connection) => coalescePackets(connection as unknown as Flushing));
};
