import { randomUUID } from "node:crypto";
import { io, type Socket } from "socket.io-client";
import { forkServer } from "./children.ts";
import { cpuMicroseconds } from "./process-stats.ts";
import type { Platform } from "@legal/test-kit/platform";
import { signUp } from "./people.ts";
import { median, row, type Row } from "./statistics.ts";

const ROUNDS = 5;
const LATENCY_MESSAGES = 60;
const BURST_MESSAGES = 1000;
const BURST_WINDOW = 20;

interface Pair {
  sender: Socket;
  reader: Socket;
  room: string;
  serverPid: number;
}

const connected = (address: string, headers: Record<string, string>): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = io(address, { transports: ["websocket"], extraHeaders: headers, forceNew: true });
    socket.once("connect", () => resolve(socket));
    socket.once("connect_error", reject);
  });

const join = (socket: Socket, room: string) => socket.timeout(5000).emitWithAck("join-room", room) as Promise<unknown>;

const send = async ({ sender, room }: Pair, content: string) => {
  const answer = (await sender
    .timeout(10_000)
    .emitWithAck("send-message", { chatRoomId: room, clientMessageId: randomUUID(), content })) as { ok: boolean };
  if (!answer.ok) throw new Error(`not stored: ${JSON.stringify(answer)}`);
};

/** Milliseconds from emit on one side to arrival on the other, one message at a time. */
const latency = async (pair: Pair): Promise<number> => {
  const samples: number[] = [];
  for (let index = 0; index < LATENCY_MESSAGES; index += 1) {
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
  }
  return median(samples);
};

/** Server CPU microseconds for each message, over a bounded burst. */
const cpuPerMessage = async (pair: Pair): Promise<number> => {
  const before = cpuMicroseconds(pair.serverPid);
  let sent = 0;
  const worker = async () => {
    while (sent < BURST_MESSAGES) {
      sent += 1;
      await send(pair, `burst ${sent}`);
    }
  };
  await Promise.all(Array.from({ length: BURST_WINDOW }, worker));
  return (cpuMicroseconds(pair.serverPid) - before) / BURST_MESSAGES;
};

const platformPair = async (platform: Platform): Promise<Pair> => {
  const headers = await signUp(platform.address);
  const answer = await fetch(`${platform.address}/api/chat-rooms`, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify({ serviceType: "payment-order", packageType: "standard" }),
  });
  const { id } = (await answer.json()) as { id: string };
  const [sender, reader] = [await connected(platform.address, headers), await connected(platform.address, headers)];
  await Promise.all([join(sender, id), join(reader, id)]);
  return { sender, reader, room: id, serverPid: platform.pids()["case-chat"] ?? 0 };
};

/** A message from one screen to the other, stored, beside a bare room echo that stores nothing. */
export const benchChat = async (platform: Platform): Promise<Row[]> => {
  const echo = await forkServer("servers/bare-echo.ts");
  const address = `http://127.0.0.1:${echo.port}`;
  const bare: Pair = {
    sender: await connected(address, {}),
    reader: await connected(address, {}),
    room: randomUUID(),
    serverPid: echo.pid,
  };
  await Promise.all([join(bare.sender, bare.room), join(bare.reader, bare.room)]);
  const ours = await platformPair(platform);

  const times = { bare: [] as number[], ours: [] as number[] };
  const costs = { bare: [] as number[], ours: [] as number[] };
  for (let round = 0; round <= ROUNDS; round += 1) {
    const [bareMs, oursMs] = [await latency(bare), await latency(ours)];
    const [bareCpu, oursCpu] = [await cpuPerMessage(bare), await cpuPerMessage(ours)];
    if (round === 0) continue; // warm-up
    times.bare.push(bareMs);
    times.ours.push(oursMs);
    costs.bare.push(bareCpu);
    costs.ours.push(oursCpu);
  }
  for (const socket of [bare.sender, bare.reader, ours.sender, ours.reader]) socket.disconnect();
  echo.child.kill();

  const [bareMs, oursMs, bareCpu, oursCpu] = [
    median(times.bare),
    median(times.ours),
    median(costs.bare),
    median(costs.ours),
  ];
  return [
    row(
      "message sent → other screen, median",
      `${oursMs.toFixed(1)} ms (bare echo ${bareMs.toFixed(1)} ms)`,
      "bare + 15 ms",
      oursMs <= bareMs + 15,
    ),
    row(
      "case-chat CPU per stored message",
      `${oursCpu.toFixed(0)} µs (bare echo ${bareCpu.toFixed(0)} µs, ratio ${(oursCpu / bareCpu).toFixed(2)})`,
      "≤ 4 × bare",
      oursCpu <= 4 * bareCpu,
    ),
  ];
};
