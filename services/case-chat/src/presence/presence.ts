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
  attend(socket: ChatSocket, roomId: string | null): Promise<Colleague[]>;
  stop(): void;
}

interface PresenceOptions {
  io: ChatServer;
  redis: Redis;
  /** How long an entry outlives the replica that made it. */
  livesMs: number;
  logger: Logger;
}

const RENEWALS = 3;

const listEntryOf = (socket: ChatSocket): PresenceEntry => ({ userId: socket.data.user.id, socketId: socket.id });

const assertMayAttend = async (socket: ChatSocket, roomId: string): Promise<void> => {
  if (socket.data.user.role !== "admin") throw forbidden();
  if ((await ownerOf(roomId)) === undefined) throw roomNotFound();
};

const colleaguesOf = (socket: ChatSocket, present: readonly Colleague[]): Colleague[] =>
  present.filter(({ id }) => id !== socket.data.user.id);

export const createPresence = ({ io, redis, livesMs, logger }: PresenceOptions): Presence => {
  const attendance = createPresenceStore(redis, livesMs);
  const here = new Map<string, Set<ChatSocket>>();
  const listKeyOf = new WeakMap<ChatSocket, string>();
  const told = new WeakMap<ChatSocket, string>();

  const whoIs = async (roomId: string): Promise<Colleague[]> => {
    const ids = await attendance.userIds(roomId);
    const names = await displayNames(ids);
    return ids.map((id) => ({ id, name: names.get(id) ?? null }));
  };

  const tell = (socket: ChatSocket, chatRoomId: string, present: readonly Colleague[]): void => {
    const news = { chatRoomId, colleagues: colleaguesOf(socket, present) };
    const text = JSON.stringify(news);
    if (told.get(socket) === text) return;
    told.set(socket, text);
    socket.emit("colleagues-present", news);
  };

  /** Sends this replica's staff in the case who is present, when that changed. */
  const refresh = async (roomId: string): Promise<void> => {
    const sockets = here.get(roomId);
    if (!sockets) return;
    try {
      const present = await whoIs(roomId);
      for (const socket of sockets) tell(socket, roomId, present);
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
      await attendance.keep(roomId, [...sockets].map(listEntryOf));
    } catch (error) {
      logger.debug({ err: error }, "presence not renewed; soon again");
    }
    await refresh(roomId);
  };

  const leave = async (socket: ChatSocket): Promise<void> => {
    const roomId = listKeyOf.get(socket);
    if (roomId === undefined) return;
    listKeyOf.delete(socket);
    told.delete(socket);
    const sockets = here.get(roomId);
    sockets?.delete(socket);
    if (sockets?.size === 0) here.delete(roomId);
    try {
      await attendance.leave(roomId, listEntryOf(socket));
    } catch (error) {
      logger.debug({ err: error }, "leaving not stored; the entry ends by itself");
    }
    refreshEverywhere(roomId);
  };

  const enter = (socket: ChatSocket, roomId: string): void => {
    listKeyOf.set(socket, roomId);
    here.set(roomId, (here.get(roomId) ?? new Set()).add(socket));
  };

  io.on("attendance", (roomId) => void refresh(roomId));
  io.on("connection", (socket) => socket.on("disconnect", () => void leave(socket)));
  const timer = setInterval(() => {
    for (const [roomId, sockets] of here) void renew(roomId, sockets);
  }, livesMs / RENEWALS);

  return {
    attend: async (socket, roomId) => {
      if (roomId !== null) await assertMayAttend(socket, roomId);
      if (listKeyOf.get(socket) !== roomId) await leave(socket);
      if (roomId === null || socket.disconnected) return [];
      enter(socket, roomId);
      await attendance.keep(roomId, [listEntryOf(socket)]);
      refreshEverywhere(roomId);
      return colleaguesOf(socket, await whoIs(roomId));
    },
    stop: () => clearInterval(timer),
  };
};
