import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { forkServer } from "./children.ts";
import { cpuMicroseconds } from "./process-stats.ts";
import type { Platform } from "@legal/test-kit/platform";
import { median, row, type Row } from "./statistics.ts";
import { pairIn, platformPair, send, transitTimes, type Pair } from "./chat-pair.ts";

const ROUNDS = 5;
/** The first rounds are not counted: a server that has run for an hour has compiled what it runs. */
const WARM_UP_ROUNDS = 5;
const LATENCY_MESSAGES = 60;
const CONVERSATIONS = 10;
/** What the capacity page expects at the peak, of all replicas together. */
const PEAK_RATE = 85;
const PEAK_MESSAGES = 30;
const PEAK_PAUSE_MS = 70;
/** Messages a second in all conversations together: the same traffic for both, for both cost less the more comes at once. */
const RATES = [100, 300, 1000] as const;
const BOUND_RATE = 300;
const STEADY_SECONDS = 2;
const BURST_MESSAGES = 2000;
/** Messages that one conversation has on their way at once, in a burst. */
const BURST_WINDOW = 10;

const latency = async (pair: Pair): Promise<number> => median(await transitTimes(pair, LATENCY_MESSAGES));

/** Server CPU microseconds for each of `messages` that `sendAll` sends. */
const cpuPerMessage = async (serverPid: number, messages: number, sendAll: () => Promise<void>): Promise<number> => {
  const before = cpuMicroseconds(serverPid);
  await sendAll();
  return (cpuMicroseconds(serverPid) - before) / messages;
};

/** One message after the other in all conversations in turn, at its time, whether or not those before it are answered. */
const sendSteadily = async (pairs: readonly Pair[], rate: number, goesOn: (sent: number) => boolean): Promise<void> => {
  const startedAt = performance.now();
  const sent: Promise<void>[] = [];
  while (goesOn(sent.length)) {
    const due = 1 + Math.floor(((performance.now() - startedAt) * rate) / 1000);
    while (sent.length < due && goesOn(sent.length))
      sent.push(send(pairs[sent.length % pairs.length]!, `steady ${sent.length}`));
    await delay(1);
  }
  await Promise.all(sent);
};

/** The same in the first conversation, while the others send what the capacity page expects at the peak. */
const latencyAtPeak = async ([first, ...others]: readonly Pair[]): Promise<number> => {
  let goesOn = true;
  const sent = sendSteadily(others, PEAK_RATE, () => goesOn);
  const times = await transitTimes(first!, PEAK_MESSAGES, PEAK_PAUSE_MS);
  goesOn = false;
  await sent;
  return median(times);
};

/** As fast as answers come. */
const sendBurst = async (pairs: readonly Pair[]): Promise<void> => {
  let sent = 0;
  const worker = async (pair: Pair) => {
    while (sent < BURST_MESSAGES) {
      sent += 1;
      await send(pair, `burst ${sent}`);
    }
  };
  await Promise.all(pairs.flatMap((pair) => Array.from({ length: BURST_WINDOW }, () => worker(pair))));
};

const several = async (open: () => Promise<Pair>): Promise<Pair[]> => {
  const pairs: Pair[] = [];
  while (pairs.length < CONVERSATIONS) pairs.push(await open());
  return pairs;
};

interface Figures {
  latencyMs: number;
  latencyAtPeakMs: number;
  cpuAtRates: number[];
  cpuInBurst: number;
}

const measure = async (pairs: readonly Pair[]): Promise<Figures> => {
  const { serverPid } = pairs[0]!;
  const latencyMs = await latency(pairs[0]!);
  const latencyAtPeakMs = await latencyAtPeak(pairs);
  const cpuAtRates: number[] = [];
  for (const rate of RATES) {
    const messages = rate * STEADY_SECONDS;
    cpuAtRates.push(
      await cpuPerMessage(serverPid, messages, () => sendSteadily(pairs, rate, (sent) => sent < messages)),
    );
  }
  const cpuInBurst = await cpuPerMessage(serverPid, BURST_MESSAGES, () => sendBurst(pairs));
  return { latencyMs, latencyAtPeakMs, cpuAtRates, cpuInBurst };
};

const cpuText = (ours: number, bare: number): string =>
  `${ours.toFixed(0)} µs (bare echo ${bare.toFixed(0)} µs, ratio ${(ours / bare).toFixed(2)})`;

const latencyRow = (what: string, [bare, ours]: readonly [number, number]): Row =>
  row(what, `${ours.toFixed(1)} ms (bare echo ${bare.toFixed(1)} ms)`, "bare + 15 ms", ours <= bare + 15);

/** A message from one screen to the other, stored, beside a bare room echo that stores nothing. */
export const benchChat = async (platform: Platform): Promise<Row[]> => {
  const echo = await forkServer("servers/bare-echo.ts");
  const bareConversations = await several(() => pairIn(randomUUID(), echo.pid, `http://127.0.0.1:${echo.port}`));
  const ourConversations = await several(() => platformPair(platform));

  const bare: Figures[] = [];
  const ours: Figures[] = [];
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round += 1) {
    const [bareNow, oursNow] = [await measure(bareConversations), await measure(ourConversations)];
    if (round < 0) continue;
    bare.push(bareNow);
    ours.push(oursNow);
  }
  for (const { sender, reader } of [...bareConversations, ...ourConversations])
    [sender, reader].forEach((each) => each.disconnect());
  echo.child.kill();

  const compare = (figure: (figures: Figures) => number) =>
    [median(bare.map(figure)), median(ours.map(figure))] as const;
  const steadyRows = RATES.map((rate, index) => {
    const [bareCpu, oursCpu] = compare(({ cpuAtRates }) => cpuAtRates[index]!);
    const isBound = rate === BOUND_RATE;
    return row(
      `case-chat CPU per stored message, ${rate} a second in ${CONVERSATIONS} conversations`,
      cpuText(oursCpu, bareCpu),
      isBound ? "≤ 4 × bare" : "",
      !isBound || oursCpu <= 4 * bareCpu,
    );
  });
  const [bareCpu, oursCpu] = compare(({ cpuInBurst }) => cpuInBurst);
  return [
    latencyRow(
      "message sent → other screen, median",
      compare((figures) => figures.latencyMs),
    ),
    latencyRow(
      `the same while ${CONVERSATIONS - 1} others send ${PEAK_RATE} a second`,
      compare((figures) => figures.latencyAtPeakMs),
    ),
    ...steadyRows,
    row("case-chat CPU per stored message, each as fast as it can", cpuText(oursCpu, bareCpu), "", true),
  ];
};
