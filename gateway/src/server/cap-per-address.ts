import type { Server } from "node:http";
import { counter, networkOf } from "@legal/service-kit";
import { createOpenCounter } from "./open-counter.ts";

/** Closes connections of one address, or IPv6 network of 64 bits, above `limit`. */
export const capPerAddress = (server: Server, limit: number): void => {
  const count = createOpenCounter(limit);
  const refused = counter("gateway_connections_refused_total", "Connections above the limit of one address");
  server.on("connection", (socket) => {
    if (count(networkOf(socket.remoteAddress ?? ""), socket)) return;
    refused.inc();
    socket.destroy();
  });
};
