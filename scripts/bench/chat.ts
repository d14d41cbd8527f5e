import { randomUUID } from "node:crypto";
import { forkServer } from "./children.ts";
import { cpuMicroseconds } from "./process-stats.ts";
import type { Platform } from "@legal/test-kit/platform";
import { median, row, type Row } from "./statistics.ts";
import { connected, join, platformPair, send, transitTimes, type Pair } from "./talk.ts";

const ROUNDS = 5;
const LATENCY_MESSAGES = 60;
const BURST_MESSAGES = 1000;
const BURST_WINDOW = 20;

const latency = async (pair: Pair): Promise<number> => median(await transitTimes(pair, LATENCY_MESSAGES));

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
