import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { launchPlatform, type Platform } from "@legal/test-kit/platform";
import { ask, forkServer } from "./children.ts";
import { signUp } from "./people.ts";
import { median, percentile, row, type Row } from "./statistics.ts";
import { openRoom, platformPair, transitTimes, type Pair } from "./talk.ts";

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

/** What others notice of people who open all the sockets they may and send far more than they may, limits as delivered. */
export const benchFlood = async (): Promise<Row[]> => {
  const dataDir = mkdtempSync(join(tmpdir(), "legal-flood-"));
  const platform = await launchPlatform({ port: PORT, dataDir, env: { LOG_LEVEL: "warn" } });
  try {
    const pair = await platformPair(platform);
    const people = await Promise.all(Array.from({ length: FLOODERS }, () => recruit(platform)));
    const flood = await forkServer("servers/flood.ts", {
      TARGET: platform.address,
      PEOPLE: `[${people.join(",")}]`,
      SOCKETS: String(SOCKETS_EACH),
    });
    const times = { quiet: [] as number[], flooded: [] as number[] };
    let events = 0;
    let refused = 0;
    for (let round = 0; round <= ROUNDS; round += 1) {
      const quiet = await notice(pair);
      await ask(flood.child, "begin");
      const flooded = await notice(pair);
      refused += quiet.refused + flooded.refused;
      events += await ask<number>(flood.child, "end");
      if (round === 0) continue; // warm-up
      times.quiet.push(quiet.p99Ms);
      times.flooded.push(flooded.p99Ms);
    }
    flood.child.kill();
    for (const socket of [pair.sender, pair.reader]) socket.disconnect();
    const [quiet, flooded] = [median(times.quiet), median(times.flooded)];
    return [
      row(
        `p99 of others while ${FLOODERS * SOCKETS_EACH} sockets flood (${events} events, ${refused} of theirs refused)`,
        `${flooded.toFixed(1)} ms (quiet ${quiet.toFixed(1)} ms, ratio ${(flooded / quiet).toFixed(2)})`,
        "≤ 1.5 × quiet",
        refused === 0 && flooded <= 1.5 * quiet,
      ),
    ];
  } finally {
    await platform.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
};
