import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { ChatRoom, ClientToServerEvents, Message, ServerToClientEvents, User } from "@legal/contracts";
import { Server } from "socket.io";
import { io } from "socket.io-client";
import { member } from "@legal/web-kit/testing";
import { makeMessage } from "./make-message.ts";

type SentMessage = Parameters<ClientToServerEvents["send-message"]>[0];
type Answer = Parameters<NonNullable<Parameters<ClientToServerEvents["send-message"]>[1]>>[0];

interface Answered {
  status?: number;
  headers?: Record<string, string>;
  body?: unknown;
}

const NOT_FOUND: Answered = { status: 404, body: { code: "ROOM_NOT_FOUND", message: "", requestId: "test" } };

/**
 * The platform as one browser sees it: a real socket.io server, and the calls of SPEC §7 behind the browser's `fetch`.
 * It keeps the promises of the real one: one number per message, one message per clientMessageId.
 */
export const openOffice = async (user: User = member) => {
  const rooms = new Map<string, ChatRoom>();
  const messages = new Map<string, Message[]>();
  const inputs: SentMessage[] = [];
  const calls: string[] = [];
  /** Answers to give instead of the office's own, by "METHOD /path". */
  const instead = new Map<string, (body: unknown, address: URL) => Answered | Promise<Answered>>();
  let answerNext: ((input: SentMessage) => Answer | "silence" | "store silently" | undefined) | undefined;

  const http = createServer();
  const sockets = new Server<ClientToServerEvents, ServerToClientEvents>(http, { transports: ["polling"] });
  await new Promise<void>((done) => http.listen(0, "127.0.0.1", done));
  const { port } = http.address() as AddressInfo;

  const engine = sockets.engine as unknown as { clients: Record<string, { close: (discard: boolean) => void }> };

  const messagesOf = (roomId: string) => messages.get(roomId) ?? [];

  const changeRoom = (roomId: string, part: Partial<ChatRoom>): void => {
    const room = rooms.get(roomId);
    if (room) rooms.set(roomId, { ...room, ...part });
  };

  const store = (roomId: string, part: Partial<Message>, emits = true): Message => {
    const known = messagesOf(roomId);
    const seq = (known.at(-1)?.seq ?? 0) + 1;
    const message = makeMessage({
      ...part,
      chatRoomId: roomId,
      seq,
      id: `01970000-0000-7000-b000-${roomId.slice(-6)}${String(seq).padStart(6, "0")}`,
    });
    messages.set(roomId, [...known, message]);
    changeRoom(roomId, { lastSeq: seq });
    if (emits) sockets.to(roomId).emit("new-message", message);
    return message;
  };

  const receive = (input: SentMessage, emits: boolean): Message => {
    const { chatRoomId, clientMessageId, content, fileUrl, fileName } = input;
    const repeated = messagesOf(chatRoomId).find((one) => one.clientMessageId === clientMessageId);
    if (repeated) return repeated;
    const file = { fileUrl: fileUrl ?? null, fileName: fileName ?? null };
    return store(
      chatRoomId,
      {
        ...(clientMessageId && { clientMessageId }),
        content: content ?? "",
        senderId: user.id,
        senderName: user.displayName,
        sentByAdmin: user.role === "admin",
        ...file,
      },
      emits,
    );
  };

  sockets.on("connection", (socket) => {
    socket.on("join-room", (roomId, reply) => {
      void socket.join(roomId);
      reply?.({ ok: true, lastSeq: messagesOf(roomId).at(-1)?.seq ?? 0 });
    });
    socket.on("send-message", (input, reply) => {
      inputs.push(input);
      const special = answerNext?.(input);
      answerNext = undefined;
      if (special === "silence") return;
      if (special === "store silently") receive(input, false);
      else reply?.(special ?? { ok: true, message: receive(input, true) });
    });
  });

  const page = (roomId: string, query: URLSearchParams): Answered => {
    if (!rooms.has(roomId)) return NOT_FOUND;
    const limit = Number(query.get("limit") ?? 50);
    const after = query.get("after");
    const before = Number(query.get("before") ?? Infinity);
    if (after !== null)
      return {
        body: messagesOf(roomId)
          .filter(({ seq }) => seq > Number(after))
          .slice(0, limit),
      };
    return {
      body: messagesOf(roomId)
        .filter(({ seq }) => seq < before)
        .slice(-limit),
    };
  };

  const markRead = (roomId: string, { upTo = Infinity }: { upTo?: number }): Answered => {
    const room = rooms.get(roomId);
    if (!room) return NOT_FOUND;
    const side = room.userId === user.id ? "user" : "admin";
    const seq = Math.min(upTo, room.lastSeq);
    const read = { ...room, [side === "user" ? "readSeqUser" : "readSeqAdmin"]: seq };
    rooms.set(roomId, read);
    sockets.to(roomId).emit("messages-read", { chatRoomId: roomId, side, seq });
    return { body: read };
  };

  const answer = (method: string, { pathname, searchParams }: URL, body: unknown): Answered => {
    if (pathname === "/api/auth/me") return { body: user };
    if (pathname === "/api/ai/visitor-conversations") return { body: [] };
    if (pathname === "/api/documents/my") return { body: [] };
    if (pathname === "/api/chat-rooms/my") return { body: [...rooms.values()] };
    const [, roomId = "", part] = /^\/api\/chat-rooms\/([^/]+)(?:\/(\w+))?$/.exec(pathname) ?? [];
    if (method === "GET" && part === "messages") return page(roomId, searchParams);
    if (method === "POST" && part === "read") return markRead(roomId, body ?? {});
    if (method === "GET" && !part && rooms.has(roomId)) return { body: rooms.get(roomId) };
    return NOT_FOUND;
  };

  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { url, method } = request;
    const address = new URL(url);
    const text = await request.text();
    calls.push(`${method} ${address.pathname}${address.search}`);
    const body: unknown = text && JSON.parse(text);
    const { signal } = request;
    const givenUp = new Promise<never>((_, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason as Error));
    });
    const special = await Promise.race([givenUp, instead.get(`${method} ${address.pathname}`)?.(body, address)]);
    const given = special ?? answer(method, address, body);
    return new Response(JSON.stringify(given.body ?? null), {
      status: given.status ?? 200,
      ...(given.headers && { headers: given.headers }),
    });
  };

  return {
    rooms,
    inputs,
    calls,
    instead,
    messagesOf,
    store,
    sockets,
    changeRoom,
    addRoom: (room: ChatRoom) => rooms.set(room.id, room).get(room.id) ?? room,
    /** What happens to the next message that arrives. */
    answerNextWith: (next: typeof answerNext) => {
      answerNext = next;
    },
    connect: () =>
      Promise.resolve(
        io(`http://127.0.0.1:${port}`, { transports: ["polling"], reconnectionDelay: 20, reconnectionDelayMax: 40 }),
      ),
    /** Closes every connection, as a killed server does; browsers come back by themselves. */
    cut: () => {
      for (const client of Object.values(engine.clients)) client.close(true);
    },
    close: async () => {
      await sockets.close();
    },
  };
};

export type Office = Awaited<ReturnType<typeof openOffice>>;
