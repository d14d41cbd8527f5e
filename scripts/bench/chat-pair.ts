import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { io, type Socket } from "socket.io-client";
import type { Platform } from "@legal/test-kit/platform";
import { signUp } from "./people.ts";

/** Two screens in one room. */
export interface Pair {
  sender: Socket;
  reader: Socket;
  room: string;
  serverPid: number;
}

export const connected = (address: string, headers: Record<string, string>): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = io(address, { transports: ["websocket"], extraHeaders: headers, forceNew: true });
    socket.once("connect", () => resolve(socket));
    socket.once("connect_error", reject);
  });

export const join = (socket: Socket, room: string) =>
  socket.timeout(5000).emitWithAck("join-room", room) as Promise<unknown>;

export const send = async ({ sender, room }: Pair, content: string) => {
  const answer = (await sender
    .timeout(10_000)
    .emitWithAck("send-message", { chatRoomId: room, clientMessageId: randomUUID(), content })) as { ok: boolean };
  if (!answer.ok) throw new Error(`not stored: ${JSON.stringify(answer)}`);
};

/** Milliseconds from emit on one side to arrival on the other, of one message after the other, with a pause between. */
export const transitTimes = async (pair: Pair, messages: number, pauseMs = 0): Promise<number[]> => {
  const samples: number[] = [];
  for (let index = 0; index < messages; index += 1) {
    const content = `latency ${randomUUID()}`;
    const arrived = new Promise<void>((resolve) => {
      const listen = (message: { content: string }) => {
        if (message.content !== content) return;
        pair.reader.off("new-message", listen);
        resolve();
      };
      pair.reader.on("new-message", listen);
    });
    const startedAt = performance.now();
    await Promise.all([send(pair, content), arrived.then(() => samples.push(performance.now() - startedAt))]);
    if (pauseMs > 0) await delay(pauseMs);
  }
  return samples;
};

export const openRoom = async (address: string, headers: Record<string, string>): Promise<string> => {
  const answer = await fetch(`${address}/api/chat-rooms`, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify({ serviceType: "payment-order", packageType: "standard" }),
  });
  return ((await answer.json()) as { id: string }).id;
};

/** Two screens that have come into a room. */
export const pairIn = async (
  room: string,
  serverPid: number,
  address: string,
  headers: Record<string, string> = {},
): Promise<Pair> => {
  const [sender, reader] = [await connected(address, headers), await connected(address, headers)];
  await Promise.all([join(sender, room), join(reader, room)]);
  return { sender, reader, room, serverPid };
};

export const platformPair = async (platform: Platform): Promise<Pair> => {
  const headers = await signUp(platform.address);
  const room = await openRoom(platform.address, headers);
  return pairIn(room, platform.pids()["case-chat"] ?? 0, platform.address, headers);
};
