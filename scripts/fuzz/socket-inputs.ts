import { attendCasePayload, joinRoomPayload, sendMessagePayload } from "@legal/contracts";
import { io, type Socket } from "socket.io-client";
import { z } from "zod";
import type { KnownValues } from "./known-values.ts";
import type { Random } from "./random.ts";
import { valueFrom, type JsonSchema } from "./value-from-schema.ts";

export const SOCKET_EVENTS = {
  "join-room": joinRoomPayload,
  "attend-case": attendCasePayload,
  "send-message": sendMessagePayload,
  "no-such-event": z.unknown(),
} as const;

export interface SocketInput {
  event: keyof typeof SOCKET_EVENTS;
  args: unknown[];
}

const PATIENCE_MS = 15_000;

export const socketInput = (event: SocketInput["event"], random: Random, known: KnownValues): SocketInput => {
  const schema = z.toJSONSchema(SOCKET_EVENTS[event], { io: "input", unrepresentable: "any" }) as JsonSchema;
  const value = () => valueFrom(schema, { random, known, topic: "chat-rooms" });
  return { event, args: Array.from({ length: random.pick([1, 1, 1, 1, 1, 1, 0, 2]) }, value) };
};

/** Undefined for who is refused, as one who was logged out by an input beside this one. */
const connect = (address: string, extraHeaders: Record<string, string>) =>
  new Promise<Socket | undefined>((resolve) => {
    const socket = io(address, { transports: ["websocket"], extraHeaders, forceNew: true, reconnection: false });
    socket.once("connect", () => resolve(socket));
    socket.once("connect_error", () => resolve(undefined));
  });

/** A person's connection, made again after it was closed. */
export const socketOf = (address: string, headers: Record<string, string>) => {
  let opened: Promise<Socket | undefined> | undefined;
  const live = async (): Promise<Socket | undefined> => {
    const socket = await (opened ??= connect(address, headers));
    if (socket?.connected) return socket;
    socket?.close();
    return (opened = connect(address, headers));
  };
  return {
    /** What was acknowledged; undefined when nothing was, as for an event that does not exist. */
    send: async ({ event, args }: SocketInput): Promise<unknown> => {
      const socket = await live();
      if (!socket || event === "no-such-event") return void socket?.emit(event, ...args);
      return socket
        .timeout(PATIENCE_MS)
        .emitWithAck(event, ...args)
        .catch(() => (socket.connected ? { ok: false, code: "NO_ANSWER" } : undefined));
    },
    close: async () => void (await opened)?.close(),
  };
};
