import { randomUUID } from "node:crypto";
import { forkServer } from "./children.ts";
import { cpuMicroseconds } from "./process-stats.ts";
import type { Platform } from "@legal/test-kit/platform";
import { median, row, type Row } from "./statistics.ts";
import { pairIn, platformPair, send, transitTimes, type Pair } from "./talk.ts";

const ROUNDS = 5;
/** The first rounds are not counted: a server that has run for an hour has compiled what it runs. */
const WARM_UP_ROUNDS = 3;
const LATENCY_MESSAGES = 60;
const TALKS = 10;
const BURST_MESSAGES = 2000;
/** Messages that one talk has on their way at once. */
const BURST_WINDOW = 10;

const latency = async (pair: Pair): Promise<number> => median(await transitTimes(pair, LATENCY_MESSAGES));

/** Server CPU microseconds for each message, over a bounded burst in all talks at once. */
const cpuPerMessage = async (talks: readonly Pair[]): Promise<number> => {
  const { serverPid } = talks[0]!;
  let sent = 0;
  const worker = async (pair: Pair) => {
    while (sent < BURST_MESSAGES) {
      sent += 1;
      await send(pair, `burst ${sent}`);
    }
  };
  const before = cpuMicroseconds(serverPid);
  await Promise.all(talks.flatMap((pair) => Array.from({ length: BURST_WINDOW }, () => worker(pair))));
  return (cpuMicroseconds(serverPid) - before) / BURST_MESSAGES;
};

const several = async (open: () => Promise<Pair>): Promise<Pair[]> => {
  const talks: Pair[] = [];
  while (talks.length < TALKS) talks.push(await open());
  return talks;
};

interface Figures {
  latencyMs: number;
  cpuOfOneTalk: number;
  cpuOfAll: number;
}

const measure = async (talks: readonly Pair[]): Promise<Figures> => ({
  latencyMs: await latency(talks[0]!),
  cpuOfOneTalk: await cpuPerMessage(talks.slice(0, 1)),
  cpuOfAll: await cpuPerMessage(talks),
});

const medianOf = (figures: readonly Figures[], name: keyof Figures): number =>
  median(figures.map((each) => each[name]));

const cpuText = (ours: number, bare: number): string =>
  `${ours.toFixed(0)} µs (bare echo ${bare.toFixed(0)} µs, ratio ${(ours / bare).toFixed(2)})`;

/** A message from one screen to the other, stored, beside a bare room echo that stores nothing. */
export const benchChat = async (platform: Platform): Promise<Row[]> => {
  const echo = await forkServer("servers/bare-echo.ts");
  const bareTalks = await several(() => pairIn(randomUUID(), echo.pid, `http://127.0.0.1:${echo.port}`));
  const ourTalks = await several(() => platformPair(platform));

  const bare: Figures[] = [];
  const ours: Figures[] = [];
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round += 1) {
    const [bareNow, oursNow] = [await measure(bareTalks), await measure(ourTalks)];
    if (round < 0) continue;
    bare.push(bareNow);
    ours.push(oursNow);
  }
  for (const { sender, reader } of [...bareTalks, ...ourTalks]) [sender, reader].forEach((each) => each.disconnect());
  echo.child.kill();

  const [bareMs, oursMs] = [medianOf(bare, "latencyMs"), medianOf(ours, "latencyMs")];
  const [bareCpu, oursCpu] = [medianOf(bare, "cpuOfAll"), medianOf(ours, "cpuOfAll")];
  return [
    row(
      "message sent → other screen, median",
      `${oursMs.toFixed(1)} ms (bare echo ${bareMs.toFixed(1)} ms)`,
      "bare + 15 ms",
      oursMs <= bareMs + 15,
    ),
    row(
      `case-chat CPU per stored message, ${TALKS} talks at once`,
      cpuText(oursCpu, bareCpu),
      "≤ 4 × bare",
      oursCpu <= 4 * bareCpu,
    ),
    row(
      "case-chat CPU per stored message, one talk",
      cpuText(medianOf(ours, "cpuOfOneTalk"), medianOf(bare, "cpuOfOneTalk")),
      "",
      true,
    ),
  ];
};
