import type { Server } from "node:http";
import type { Duplex } from "node:stream";

/** Frames written in one turn of the event loop leave together, in one system call instead of one each. */
const coalesce = (socket: Duplex): void => {
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

/** For every websocket of this server: the broadcasts of a shared commit leave at once. */
export const coalesceWebsocketWrites = (server: Server): void => {
  server.on("upgrade", (_request, socket) => coalesce(socket));
};
