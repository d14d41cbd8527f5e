import type { Colleague } from "@legal/contracts";
import { forbidden, type Logger } from "@legal/service-kit";
import type { Redis } from "ioredis";
import { roomNotFound } from "../rooms/find-room.ts";
import { findRoomCustomer } from "../rooms/find-room-customer.ts";
import type { ChatServer, ChatSocket } from "../realtime/socket-types.ts";
import { displayNames } from "../users/display-names.ts";
import { colleaguesOf, createActiveCases } from "./active-cases.ts";
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
  if ((await findRoomCustomer(roomId)) === undefined) throw roomNotFound();
};

export const createPresence = ({ io, redis, lifetimeMs, logger }: PresenceOptions): Presence => {
  const store = createPresenceStore(redis, lifetimeMs);
  const activeCases = createActiveCases();

  const presentIn = async (roomId: string): Promise<Colleague[]> => {
    const ids = await store.userIds(roomId);
    const names = await displayNames(ids);
    return ids.map((id) => ({ id, name: names.get(id) ?? null }));
  };

  /** Sends this replica's staff in the case who is present, when that changed. */
  const refresh = async (roomId: string): Promise<void> => {
    if (!activeCases.all().has(roomId)) return;
    try {
      activeCases.send(roomId, await presentIn(roomId));
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
    const roomId = activeCases.of(socket);
    if (roomId === undefined) return;
    activeCases.remove(socket);
    try {
      await store.leave(roomId, presenceEntryOf(socket));
    } catch (error) {
      logger.debug({ err: error }, "leaving not stored; the entry ends by itself");
    }
    refreshEverywhere(roomId);
  };

  io.on("attendance", (roomId) => void refresh(roomId));
  io.on("connection", (socket) => socket.on("disconnect", () => void leave(socket)));
  const timer = setInterval(() => {
    for (const [roomId, sockets] of activeCases.all()) void renew(roomId, sockets);
  }, lifetimeMs / RENEWALS);

  return {
    setActiveCase: async (socket, roomId) => {
      if (roomId !== null) await assertMayBePresent(socket, roomId);
      if (activeCases.of(socket) !== roomId) await leave(socket);
      if (roomId === null || socket.disconnected) return [];
      activeCases.add(socket, roomId);
      await store.renew(roomId, [presenceEntryOf(socket)]);
      refreshEverywhere(roomId);
      return colleaguesOf(socket, await presentIn(roomId));
    },
    stop: () => clearInterval(timer),
  };
};
