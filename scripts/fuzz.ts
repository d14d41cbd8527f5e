// `npm run fuzz [-- --count 10000 --seed 7]`: sends every route and socket event what its schema allows, what is at its
// bounds and what no one should send, as visitor, member and administrator, to a platform that it starts for itself.
import { parseArgs } from "node:util";
import { setTimeout as pause } from "node:timers/promises";
import { launchPlatform } from "@legal/test-kit/platform";
import { collectGarbage } from "./fuzz/collect-garbage.ts";
import { CPU_BOUND_MS, findCostly } from "./fuzz/find-costly.ts";
import { operationsOf, type OpenApi } from "./fuzz/http-inputs.ts";
import { describeInput, targetsOf, tryInput, type Input } from "./fuzz/inputs.ts";
import { knownValues } from "./fuzz/known-values.ts";
import { castOf } from "./fuzz/people.ts";
import { costOf, memoryMiB, mostGrown, type ByProcess } from "./fuzz/process-costs.ts";
import { randomFrom } from "./fuzz/random.ts";

const PORT = 18_950;
const BATCH = 32;
const AT_ONCE = 8;
const GROWTH_BOUND_MIB = 100;
/** Caches and compiled code of a process that has just started are no growth. */
const WARM_UP = 5000;
const SETTLE_MS = 30_000;
const REPORT_EVERY = 2000;
const MOST_FAULTS = 50;

const { values } = parseArgs({ options: { count: { type: "string" }, seed: { type: "string" } } });
const count = Number(values.count ?? 200_000);
const seed = Number(values.seed ?? Date.now() % 2 ** 31);
console.log(`${count} inputs, seed ${seed}`);

const random = randomFrom(seed);
const known = knownValues();
const faults: string[] = [];
const platform = await launchPlatform({ port: PORT, env: { RATE_LIMIT_SCALE: "100000", LOG_LEVEL: "error" } });

const describeMemory = (memory: ByProcess): string =>
  Object.entries(memory)
    .map(([name, mib]) => `${name} ${mib.toFixed(0)}`)
    .join(", ");

const note = (fault: string): void => {
  faults.push(fault);
  console.log(`FAULT ${fault}`);
};

const fuzz = async (): Promise<void> => {
  const { address } = platform;
  const document = (await (await fetch(`${address}/api/openapi.json`)).json()) as OpenApi;
  const targets = targetsOf(operationsOf(document));
  const cast = await castOf(platform, known, random);
  const answers = new Map<string, Map<string, number>>();
  const tally = (route: string, answer: string): void => {
    const own = answers.get(route) ?? new Map<string, number>();
    answers.set(route, own.set(answer, (own.get(answer) ?? 0) + 1));
  };
  const learn = (topic: string, text: string): void => known.learn(topic, text, random);
  const surroundings = { address, cast, learn, tally };
  const started = platform.pids();
  const services = Object.fromEntries(Object.entries(started).filter(([name]) => name in platform.addresses));
  console.log(`${targets.length} routes and events by role; ${Object.keys(services).join(", ")}`);

  const send = async (inputs: readonly Input[]): Promise<void> => {
    const waiting = [...inputs];
    const sendNext = async (): Promise<void> => {
      for (let input = waiting.shift(); input; input = waiting.shift()) {
        const fault = await tryInput(input, surroundings);
        if (fault !== undefined) note(`${fault}\n      ${describeInput(input)}`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, sendNext));
  };
  const tryBatch = async (from: number): Promise<void> => {
    await cast.renew();
    const length = Math.min(BATCH, count - from);
    const inputs = Array.from({ length }, () => random.pick(targets)(random, known));
    const [, ms] = await costOf(services, () => send(inputs));
    if (ms <= CPU_BOUND_MS) return;
    const costly = await findCostly({ pids: () => services, send }, inputs);
    for (const one of costly) note(`${one.service} worked ${one.ms} ms\n      ${describeInput(one.input)}`);
  };

  /** What stays in use: V8 lets garbage lie while there is memory. */
  const settledMemory = async (): Promise<ByProcess> => {
    await pause(SETTLE_MS);
    for (const pid of Object.values(services)) await collectGarbage(pid);
    return memoryMiB(services);
  };

  const warmUp = Math.min(WARM_UP, count / 4);
  const startedAt = performance.now();
  let before: ByProcess | undefined;
  for (let done = 0; done < count && faults.length < MOST_FAULTS; done += BATCH) {
    if (!before && done >= warmUp) before = await settledMemory();
    if (done % REPORT_EVERY < BATCH) {
      const seconds = Math.round((performance.now() - startedAt) / 1000);
      console.log(`${done} after ${seconds} s; MiB: ${describeMemory(memoryMiB(services))}`);
    }
    await tryBatch(done);
  }
  await cast.close();
  const after = await settledMemory();
  console.log(`settled, MiB: ${describeMemory(before ?? after)} → ${describeMemory(after)}`);
  const [name, growth] = mostGrown(before ?? after, after);
  for (const [route, own] of answers)
    console.log(`${route}: ${[...own].map(([answer, times]) => `${answer} × ${times}`).join(", ")}`);
  console.log(`most growth: ${name} ${growth.toFixed(0)} MiB`);
  if (growth > GROWTH_BOUND_MIB) note(`${name} grew by ${growth.toFixed(0)} MiB`);
  const restarted = Object.entries(platform.pids()).filter(([service, pid]) => started[service] !== pid);
  for (const [service] of restarted) note(`${service} has ended and was started again`);
};

try {
  await fuzz();
} finally {
  await platform.stop();
}
console.log(faults.length === 0 ? `${count} inputs, no fault` : `${faults.length} faults, seed ${seed}`);
process.exit(faults.length === 0 ? 0 : 1);
