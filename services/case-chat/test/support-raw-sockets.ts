import { randomBytes } from "node:crypto";
import { connect, type Socket } from "node:net";
import { SOCKET_PATH } from "@legal/contracts/constants";
import type { User } from "@legal/service-kit";
import { tokenFor, until } from "@legal/test-kit";
import { AUDIENCE, type Replica } from "./support.ts";

const TEXT = 1;
const PING = 9;
const PONG = 10;

/** One masked websocket frame of a client, of less than 126 bytes. */
const frame = (opcode: number, payload: string): Buffer => {
  const mask = randomBytes(4);
  const masked = Buffer.from(payload).map((byte, index) => byte ^ (mask[index % 4] ?? 0));
  return Buffer.concat([Buffer.from([0x80 | opcode, 0x80 | masked.length]), mask, masked]);
};

/** What a program may send that is no event of the chat. */
export const NOISE = {
  "websocket pings": frame(PING, "x".repeat(100)),
  "websocket pongs": frame(PONG, "x".repeat(100)),
  "heartbeats nobody asked for": frame(TEXT, "3"),
  "attempts at unknown namespaces": frame(TEXT, "40/x,"),
  "acknowledgements nobody asked for": frame(TEXT, '437["x"]'),
} as const;

export type Noise = keyof typeof NOISE;

export interface RawSocket {
  socket: Socket;
  /** How much came back. */
  received: () => number;
}

export const bearer = (user: User) => ({ authorization: `Bearer ${tokenFor(user, AUDIENCE)}` });

/** A websocket whose every byte is the test's own, connected to the chat. */
export const openRaw = async (replica: Replica, user: User): Promise<RawSocket> => {
  const socket = connect(Number(new URL(replica.url).port), "127.0.0.1");
  let text = "";
  let received = 0;
  socket.on("error", () => socket.destroy());
  socket.on("data", (chunk: Buffer) => {
    received += chunk.length;
    if (text.length < 1000) text += chunk.toString("latin1");
  });
  const lines = [
    `GET ${SOCKET_PATH}/?EIO=4&transport=websocket HTTP/1.1`,
    "Host: localhost",
    "Connection: Upgrade",
    "Upgrade: websocket",
    "Sec-WebSocket-Version: 13",
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    `Authorization: ${bearer(user).authorization}`,
  ];
  socket.write(`${lines.join("\r\n")}\r\n\r\n`);
  await until(() => text.includes('"sid"'));
  socket.write(frame(TEXT, "40"));
  await until(() => text.includes('40{"sid"'));
  return { socket, received: () => received };
};
