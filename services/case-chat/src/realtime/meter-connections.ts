import type { EventEmitter } from "node:events";
import { counter, type TrafficBudget, type User } from "@legal/service-kit";
import { authenticatedUser } from "./authenticate-socket.ts";
import type { Engine, EngineConnection } from "./socket-types.ts";

/** May wait for a browser that reads slowly: hundreds of the longest messages. */
const MAX_WAITING_BYTES = 1024 * 1024;

interface RawWebsocket extends EventEmitter {
  readonly bufferedAmount: number;
  terminate(): void;
}

/** Not in engine.io's types. */
const websocketOf = ({ transport }: EngineConnection): RawWebsocket | undefined =>
  transport.name === "websocket" ? (transport as unknown as { socket: RawWebsocket }).socket : undefined;

const lengthOf = (data: unknown): number => (typeof data === "string" || Buffer.isBuffer(data) ? data.length : 0);

const meter = (connection: EngineConnection, { id: userId, role }: User, traffic: TrafficBudget): void => {
  const cuts = counter("chat_connections_cut_total", "Connections that sent too much or read too little", ["why"]);
  const cut = (why: "sent" | "unread"): void => {
    if (connection.readyState === "closed") return;
    cuts.inc({ why });
    const websocket = websocketOf(connection);
    if (websocket) websocket.terminate();
    else connection.close(true);
  };
  const takeIn = (data: unknown): void => {
    if (!traffic.take({ userId, role }, 1, lengthOf(data))) cut("sent");
  };
  const watchWebsocket = (): void => {
    // ws answers pings by itself, and engine.io has events for neither.
    websocketOf(connection)?.on("ping", takeIn).on("pong", takeIn);
  };
  let queuedBytes = 0;
  const takeOut = (packet: { data?: unknown }): void => {
    queuedBytes += lengthOf(packet.data);
    if (queuedBytes + (websocketOf(connection)?.bufferedAmount ?? 0) > MAX_WAITING_BYTES) cut("unread");
  };

  connection.on("packet", ({ data }: { data?: unknown }) => takeIn(data));
  connection.on("packetCreate", takeOut);
  connection.on("flush", () => (queuedBytes = 0));
  connection.on("upgrade", watchWebsocket);
  watchWebsocket();
};

/**
 * Counts everything that comes over a connection, not only events: heartbeats, acknowledgements, attempts at unknown
 * namespaces. A client that sends too much or does not read what waits is disconnected.
 */
export const meterConnections = (engine: Engine, traffic: TrafficBudget): void => {
  engine.on("connection", (connection) => {
    const user = authenticatedUser(connection.request);
    if (user) meter(connection, user, traffic);
  });
};
