import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import type { Gateway } from "./commands/command.ts";
import type { GatewayConfig } from "./config.ts";
import { serveConnection } from "./connection.ts";

export interface Server {
  close(): Promise<void>;
}

/** Listens on loopback only: there is no authentication. Rejects when the port is in use. */
export const listen = async (
  config: GatewayConfig,
  gateway: Gateway,
  onError: (error: unknown) => void,
): Promise<Server> => {
  const sockets = new Set<Socket>();
  let lastConnectionId = 0;
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
    lastConnectionId++;
    serveConnection(socket, lastConnectionId, gateway, onError);
  });
  server.maxConnections = config.maxClientConnections;
  server.listen(config.port, "127.0.0.1");
  await once(server, "listening");
  server.on("error", onError);
  return {
    close: async () => {
      const closed = once(server, "close");
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
};
