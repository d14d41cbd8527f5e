import { randomUUID } from "node:crypto";
import { io, type Socket } from "socket.io-client";

const ANSWER_MS = 4000;

type Ack = { ok: true } | { ok: false; code: string };

/** One person's socket. Like the pages, it sends a message again under its id until it is acknowledged. */
export const openChatSocket = async (address: string, cookie: string, origin: string) => {
  const received: string[] = [];
  const socket: Socket = io(address, {
    path: "/socket.io",
    transports: ["websocket"],
    forceNew: true,
    extraHeaders: { cookie, origin },
    reconnectionDelay: 200,
    reconnectionDelayMax: 500,
  });
  const rooms = new Set<string>();
  const join = async (room: string): Promise<void> => {
    rooms.add(room);
    await socket.timeout(ANSWER_MS).emitWithAck("join-room", room);
  };
  socket.on("new-message", ({ content }: { content: string }) => received.push(content));
  await new Promise<void>((resolve, reject) => {
    socket.once("connect", resolve);
    socket.once("connect_error", reject);
  });

  const send = async (chatRoomId: string, content: string, attached: { fileUrl?: string } = {}): Promise<void> => {
    const clientMessageId = randomUUID();
    for (;;) {
      try {
        const message = { chatRoomId, clientMessageId, content, ...attached };
        const answer = (await socket.timeout(ANSWER_MS).emitWithAck("send-message", message)) as Ack;
        if (answer.ok) return;
        if (answer.code !== "SERVICE_UNAVAILABLE") throw Object.assign(new Error(answer.code), { isRefusal: true });
      } catch (error) {
        if (error instanceof Error && "isRefusal" in error) throw error;
        // No answer in time: the next try has the same id.
      }
    }
  };
  return { received, join, send, close: () => socket.disconnect(), isConnected: () => socket.connected };
};
export type ChatSocket = Awaited<ReturnType<typeof openChatSocket>>;
