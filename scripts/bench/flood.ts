import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { launchPlatform, type Platform } from "@legal/test-kit/platform";
import { ask, forkServer } from "./children.ts";
import { benchNoise } from "./noise.ts";
import { signUp } from "./people.ts";
import { median, percentile, row, type Row } from "./statistics.ts";
import { openRoom, platformPair, transitTimes, type Pair } from "./chat-pair.ts";

const PORT = 18_960;
const FLOODERS = 8;
const SOCKETS_EACH = 20;
const ROUNDS = 5;
const MESSAGES = 120;
/** Below what one person may send: the limits are on. */
const EVERY_MS = 110;

interface Noticed {
  p99Ms: number;
  refused: number;
}

const notice = async (pair: Pair): Promise<Noticed> => {
  const times: number[] = [];
  for (let index = 0; index < MESSAGES; index += 1) {
    times.push(...(await transitTimes(pair, 1).catch(() => [])));
    await delay(EVERY_MS);
  }
  return { p99Ms: percentile(times, 0.99), refused: MESSAGES - times.length };
};

const recruit = async ({ address }: Platform): Promise<string> => {
  const headers = await signUp(address);
  return JSON.stringify({ headers, room: await openRoom(address, headers) });
};

/** A process of people who flood `target`; it takes its share of this machine's processors, anyone who the target is. */
const forkFlood = (target: string, people: readonly string[]) =>
  forkServer("servers/flood.ts", { TARGET: target, PEOPLE: `[${people.join(",")}]`, SOCKETS: String(SOCKETS_EACH) });

interface Phase {
  p99Ms: number[];
  refused: number;
  events: number;
}

const measureDuring = async (pair: Pair, flood: Awaited<ReturnType<typeof forkFlood>>, phase: Phase): Promise<void> => {
  await ask(flood.child, "begin");
  const { p99Ms, refused } = await notice(pair);
  phase.p99Ms.push(p99Ms);
  phase.refused += refused;
  phase.events += await ask<number>(flood.child, "end");
};

const newPhase = (): Phase => ({ p99Ms: [], refused: 0, events: 0 });

/**
 * What others notice of people who open all the sockets they may and send far more than they may, limits as delivered,
 * beside what they notice of the same people flooding an echo on this machine that has nothing to do with the platform.
 */
export const benchFlood = async (): Promise<Row[]> => {
  const dataDir = mkdtempSync(join(tmpdir(), "legal-flood-"));
  const platform = await launchPlatform({ port: PORT, dataDir, env: { LOG_LEVEL: "warn" } });
  const echo = await forkServer("servers/bare-echo.ts");
  try {
    const pair = await platformPair(platform);
    const people = await Promise.all(Array.from({ length: FLOODERS }, () => recruit(platform)));
    const elsewhere = await forkFlood(`http://127.0.0.1:${echo.port}`, people);
    const here = await forkFlood(platform.address, people);
    const [besides, flooded] = [newPhase(), newPhase()];
    for (let round = 0; round <= ROUNDS; round += 1) {
      await measureDuring(pair, elsewhere, besides);
      await measureDuring(pair, here, flooded);
    }
    for (const { child } of [elsewhere, here]) child.kill();
    for (const socket of [pair.sender, pair.reader]) socket.disconnect();
    // The first round is warm-up.
    const [besidesMs, floodedMs] = [median(besides.p99Ms.slice(1)), median(flooded.p99Ms.slice(1))];
    const refused = besides.refused + flooded.refused;
    const noise = await benchNoise(platform);
    return [
      ...noise,
      row(
        `p99 of others while ${FLOODERS * SOCKETS_EACH} sockets flood (${flooded.events} events, ${refused} of theirs refused)`,
        `${floodedMs.toFixed(1)} ms (${besidesMs.toFixed(1)} ms while they flood another server, ratio ${(floodedMs / besidesMs).toFixed(2)})`,
        "≤ 1.5 ×",
        refused === 0 && floodedMs <= 1.5 * besidesMs,
      ),
    ];
  } finally {
    echo.child.kill();
    await platform.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
};
