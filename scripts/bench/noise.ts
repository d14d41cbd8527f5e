import { setTimeout as delay } from "node:timers/promises";
import type { Platform } from "@legal/test-kit/platform";
import { forkServer } from "./children.ts";
import { signUp } from "./people.ts";
import { memoryOf } from "./process-stats.ts";
import { median, row, type Row } from "./statistics.ts";

const KINDS = ["pings", "pongs", "unknown namespaces", "acknowledgements", "heartbeats"] as const;
const CALLS = 150;
const CALL_EVERY_MS = 20;
const GROWTH_BOUND_MIB = 80;
const RATIO_BOUND = 1.5;
const WORST_BOUND_MS = 250;

interface Seen {
  medianMs: number;
  worstMs: number;
  growthMiB: number;
}

type Child = Awaited<ReturnType<typeof forkServer>>["child"];

const send = (child: Child, what: object): Promise<number> =>
  new Promise((resolve) => {
    child.once("message", (answer: number) => resolve(answer));
    child.send(what);
  });

/** What a bystander's calls take, and how far the two processes that carry sockets grow meanwhile. */
const watch = async (platform: Platform, headers: Record<string, string>): Promise<Seen> => {
  const { gateway = 0, "case-chat": caseChat = 0 } = platform.pids();
  const sizes = () => [gateway, caseChat].map((pid) => memoryOf(pid).rssMiB);
  const before = sizes();
  const times: number[] = [];
  let growthMiB = 0;
  for (let call = 0; call < CALLS; call += 1) {
    const startedAt = performance.now();
    await (await fetch(`${platform.address}/api/chat-rooms/my`, { headers })).text();
    times.push(performance.now() - startedAt);
    growthMiB = Math.max(growthMiB, ...sizes().map((size, index) => size - (before[index] ?? 0)));
    await delay(CALL_EVERY_MS);
  }
  return { medianMs: median(times), worstMs: Math.max(...times), growthMiB };
};

/** One member's single websocket that sends without end what is no event of the chat, its answers read or not. */
export const benchNoise = async (platform: Platform): Promise<Row[]> => {
  const bystander = await signUp(platform.address);
  const rows: Row[] = [];
  await watch(platform, bystander);
  for (const kind of KINDS)
    for (const reads of [true, false]) {
      const headers = await signUp(platform.address);
      const { child } = await forkServer("servers/noise.ts", {
        TARGET: platform.address,
        HEADERS: JSON.stringify(headers),
      });
      const rest = await watch(platform, bystander);
      await send(child, { kind, reads });
      const { medianMs, worstMs, growthMiB } = await watch(platform, bystander);
      const packets = await send(child, {});
      child.kill();
      const ratio = medianMs / rest.medianMs;
      rows.push(
        row(
          `a member floods with ${kind}, ${reads ? "reading" : "not reading"} (${packets} tried)`,
          `+${growthMiB.toFixed(0)} MiB; others ${medianMs.toFixed(1)} ms (${rest.medianMs.toFixed(1)} at rest, ratio ${ratio.toFixed(2)}), worst ${worstMs.toFixed(0)} ms (${rest.worstMs.toFixed(0)})`,
          `≤ ${GROWTH_BOUND_MIB} MiB, ≤ ${RATIO_BOUND} ×, ≤ ${WORST_BOUND_MS} ms`,
          growthMiB <= GROWTH_BOUND_MIB && ratio <= RATIO_BOUND && worstMs <= WORST_BOUND_MS,
        ),
      );
    }
  return rows;
};
