import { createHash } from "node:crypto";
import { SOCKET_PATH } from "@legal/contracts/constants";
import { io, type Socket } from "socket.io-client";

interface ChatConnection {
  socket: Socket;
  send: (chatRoomId: string, content: string) => Promise<void>;
}

/** The same text in the same room has the same id, so that filling twice sends nothing twice. */
const idOf = (...parts: string[]): string => {
  const hex = createHash("sha256").update(parts.join("\n")).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};

/** The socket of one user. */
export const connectChat = async (address: string, cookie: string): Promise<ChatConnection> => {
  const socket = io(address, {
    path: SOCKET_PATH,
    transports: ["websocket"],
    forceNew: true,
    extraHeaders: { cookie, origin: address },
  });
  await new Promise<void>((resolve, reject) => {
    socket.once("connect", resolve);
    socket.once("connect_error", reject);
  });
  const send = async (chatRoomId: string, content: string) => {
    const message = { chatRoomId, clientMessageId: idOf(chatRoomId, content), content };
    const answer = (await socket.timeout(10_000).emitWithAck("send-message", message)) as { ok: boolean };
    if (!answer.ok) throw new Error(`a demo message was refused: ${JSON.stringify(answer)}`);
  };
  return { socket, send };
};
