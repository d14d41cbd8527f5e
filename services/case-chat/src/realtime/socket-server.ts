import type { Server as HttpServer } from "node:http";
import { socketAuth } from "@legal/contracts";
import { SOCKET_PATH, SOCKET_TRAFFIC } from "@legal/contracts/constants";
import { clientIpOf, gauge, createTrafficBudget, type Identity } from "@legal/service-kit";
import { Server } from "socket.io";
import { requireOwnPolls } from "./require-own-polls.ts";
import { authenticateSocket, authenticatedUser } from "./authenticate-socket.ts";
import { ADMINS, CASE_FETCHERS, sessionChannel, userChannel } from "./channels.ts";
import { coalesceWebsocketWrites } from "./coalesce-writes.ts";
import { createEventBudget } from "./event-budget.ts";
import { meterConnections } from "./meter-connections.ts";
import type { ReplicaChannel } from "./replica-channel.ts";
import type { ChatServer, ChatSocket } from "./socket-types.ts";

const MAX_PAYLOAD_BYTES = 64 * 1024;
/** Tabs and devices of one person on one replica. */
const MAX_SOCKETS_PER_USER = 20;

export interface SocketServerOptions {
  identity: Identity;
  replicas: ReplicaChannel;
  publicOrigin?: string | undefined;
  /** RATE_LIMIT_SCALE */
  scale: number;
  /** Called for each connection, before any of its events. */
  serve: (socket: ChatSocket) => void;
}

const staffChannels = (fetchesCases: boolean) => (fetchesCases ? [ADMINS, CASE_FETCHERS] : [ADMINS]);

const join = async (socket: ChatSocket): Promise<void> => {
  const { user, fetchesCases } = socket.data;
  const own = [userChannel(user.id), sessionChannel(user.sessionId)];
  await socket.join(user.role === "admin" ? [...own, ...staffChannels(fetchesCases)] : own);
};

const openSockets = (io: ChatServer, userId: string): number =>
  io.of("/").adapter.rooms.get(userChannel(userId))?.size ?? 0;

/** A socket.io server, and how it is attached to a port. */
export const createSocketServer = (
  options: SocketServerOptions,
): { io: ChatServer; attach: (http: HttpServer) => void } => {
  const { identity, replicas, publicOrigin, scale, serve } = options;
  const traffic = createTrafficBudget(SOCKET_TRAFFIC, scale);
  const io: ChatServer = new Server({
    path: SOCKET_PATH,
    allowRequest: authenticateSocket({ identity, publicOrigin, traffic }),
    adapter: replicas.adapter,
    maxHttpBufferSize: MAX_PAYLOAD_BYTES,
    serveClient: false,
    perMessageDeflate: false,
    httpCompression: false,
    connectTimeout: 10_000,
    pingInterval: 20_000,
    pingTimeout: 10_000,
  });

  const events = createEventBudget(scale);
  io.use((socket, next) => {
    const user = authenticatedUser(socket.request);
    const { data: page } = socketAuth.safeParse(socket.handshake.auth);
    if (!user || !page || (page.userId ?? user.id) !== user.id) return next(new Error("UNAUTHENTICATED"));
    if (events.isBlocked(user.id) || openSockets(io, user.id) >= MAX_SOCKETS_PER_USER * scale)
      return next(new Error("RATE_LIMITED"));
    socket.data.user = user;
    socket.data.fetchesCases = page.fetchesCases ?? false;
    socket.data.address = clientIpOf(socket.request);
    next();
  });

  gauge("chat_sockets_open", "Sockets of browsers at this replica", [], async (own) => {
    own.set(io.of("/").sockets.size);
  });
  io.on("connection", (socket) => {
    void join(socket);
    // What is queued for the next poll of an ended session is never fetched.
    socket.once("disconnect", () => socket.conn.transport.name === "polling" && socket.conn.close(true));
    events.limit(socket);
    serve(socket);
    // The first request is no longer needed and would stay in memory as long as the socket.
    Reflect.deleteProperty(socket.conn, "request");
  });
  const attach = (http: HttpServer): void => {
    io.attach(http);
    coalesceWebsocketWrites(http, io.engine);
    requireOwnPolls(io.engine, identity);
    meterConnections(io.engine, traffic);
  };
  return { io, attach };
};
