import type { Colleague } from "@legal/contracts";
import { forbidden, type Logger } from "@legal/service-kit";
import type { Redis } from "ioredis";
import { roomNotFound } from "../rooms/find-room.ts";
import { ownerOf } from "../rooms/room-owner.ts";
import type { ChatServer, ChatSocket } from "../realtime/socket-types.ts";
import { displayNames } from "../users/display-names.ts";
import { createPresenceStore, type PresenceEntry } from "./presence-store.ts";

/** Shows staff which colleagues have the same case open. Nothing else depends on it, and members are not sent it. */
export interface Presence {
  /** The socket's user has this case open and no other; resolves with the colleagues who have too. */
  setActiveCase(socket: ChatSocket, roomId: string | null): Promise<Colleague[]>;
  stop(): void;
}

interface PresenceOptions {
  io: ChatServer;
  redis: Redis;
  /** How long an entry outlives the replica that made it. */
  lifetimeMs: number;
  logger: Logger;
}

const RENEWALS = 3;

const presenceEntryOf = (socket: ChatSocket): PresenceEntry => ({ userId: socket.data.user.id, socketId: socket.id });

const assertMayBePresent = async (socket: ChatSocket, roomId: string): Promise<void> => {
  if (socket.data.user.role !== "admin") throw forbidden();
  if ((await ownerOf(roomId)) === undefined) throw roomNotFound();
};

const colleaguesOf = (socket: ChatSocket, present: readonly Colleague[]): Colleague[] =>
  present.filter(({ id }) => id !== socket.data.user.id);

export const createPresence = ({ io, redis, lifetimeMs, logger }: PresenceOptions): Presence => {
  const store = createPresenceStore(redis, lifetimeMs);
  const socketsOf = new Map<string, Set<ChatSocket>>();
  const activeCaseOf = new WeakMap<ChatSocket, string>();
  const lastSent = new WeakMap<ChatSocket, string>();

  const presentIn = async (roomId: string): Promise<Colleague[]> => {
    const ids = await store.userIds(roomId);
    const names = await displayNames(ids);
    return ids.map((id) => ({ id, name: names.get(id) ?? null }));
  };

  const send = (socket: ChatSocket, chatRoomId: string, present: readonly Colleague[]): void => {
    const payload = { chatRoomId, colleagues: colleaguesOf(socket, present) };
    const text = JSON.stringify(payload);
    if (lastSent.get(socket) === text) return;
    lastSent.set(socket, text);
    socket.emit("colleagues-present", payload);
  };

  /** Sends this replica's staff in the case who is present, when that changed. */
  const refresh = async (roomId: string): Promise<void> => {
    const sockets = socketsOf.get(roomId);
    if (!sockets) return;
    try {
      const present = await presentIn(roomId);
      for (const socket of sockets) send(socket, roomId, present);
    } catch (error) {
      logger.debug({ err: error }, "presence not read; soon again");
    }
  };

  const refreshEverywhere = (roomId: string): void => {
    void refresh(roomId);
    io.serverSideEmit("attendance", roomId);
  };

  const renew = async (roomId: string, sockets: ReadonlySet<ChatSocket>): Promise<void> => {
    try {
      await store.renew(roomId, [...sockets].map(presenceEntryOf));
    } catch (error) {
      logger.debug({ err: error }, "presence not renewed; soon again");
    }
    await refresh(roomId);
  };

  const leave = async (socket: ChatSocket): Promise<void> => {
    const roomId = activeCaseOf.get(socket);
    if (roomId === undefined) return;
    activeCaseOf.delete(socket);
    lastSent.delete(socket);
    const sockets = socketsOf.get(roomId);
    sockets?.delete(socket);
    if (sockets?.size === 0) socketsOf.delete(roomId);
    try {
      await store.leave(roomId, presenceEntryOf(socket));
    } catch (error) {
      logger.debug({ err: error }, "leaving not stored; the entry ends by itself");
    }
    refreshEverywhere(roomId);
  };

  const enter = (socket: ChatSocket, roomId: string): void => {
    activeCaseOf.set(socket, roomId);
    socketsOf.set(roomId, (socketsOf.get(roomId) ?? new Set()).add(socket));
  };

  io.on("attendance", (roomId) => void refresh(roomId));
  io.on("connection", (socket) => socket.on("disconnect", () => void leave(socket)));
  const timer = setInterval(() => {
    for (const [roomId, sockets] of socketsOf) void renew(roomId, sockets);
  }, lifetimeMs / RENEWALS);

  return {
    setActiveCase: async (socket, roomId) => {
      if (roomId !== null) await assertMayBePresent(socket, roomId);
      if (activeCaseOf.get(socket) !== roomId) await leave(socket);
      if (roomId === null || socket.disconnected) return [];
      enter(socket, roomId);
      await store.renew(roomId, [presenceEntryOf(socket)]);
      refreshEverywhere(roomId);
      return colleaguesOf(socket, await presentIn(roomId));
    },
    stop: () => clearInterval(timer),
  };
};
